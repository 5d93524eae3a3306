cdef int BOUNDS
cdef int CUBE
cdef int NONE
cdef int _ORIGIN
cdef long long _SPREAD

cdef class PartialPiles:
    cdef public int count
    cdef int all_lids
    cdef bint bounded
    # `BOUNDS` stacks.
    cdef int heads[160]
    cdef int room
    cdef int[::1] key
    cdef int[::1] place
    cdef int[::1] value
    cdef int[::1] parent
    cdef int[::1] following
    cdef int[::1] slots
    cdef void clear(self, int all_lids, bint bounded) noexcept nogil
    # -1 is `NONE`, a proper answer, so errors need another number.
    cdef int push(self, int key, int place, int value, int bound, int parent) except -2
    cdef int pop(self, int bound) noexcept nogil
    cdef int _slot(self, int key, int place) noexcept nogil
    cdef int _grow(self) except -1

cdef int make_key(int shape, int lids, int cards) noexcept nogil
cdef int key_shape(int key) noexcept nogil
cdef int key_lids(int key) noexcept nogil
cdef int key_cards(int key) noexcept nogil
cdef int make_place(int x, int y) noexcept nogil
cdef int place_x(int place) noexcept nogil
cdef int place_y(int place) noexcept nogil
