from holzwurm_desktop.engine.core cimport Rng

cdef int FIRST_BUILD
cdef int HIGHEST
cdef int MAX_COORDINATE
cdef int MOST_COLUMNS
cdef int MOST_OFFERS
cdef int WALKS

cdef class BuildingSite:
    cdef readonly int count
    cdef readonly int offers
    cdef readonly bint sampled
    cdef readonly int left
    cdef readonly int right
    cdef readonly int boxes
    cdef readonly int opens
    # `MOST_COLUMNS` columns.
    cdef signed char x[16]
    cdef signed char y[16]
    cdef signed char height[16]
    cdef signed char opened[16]
    # `MOST_OFFERS` slots and a spare one, with 16 columns each.
    cdef int offer_code[25]
    cdef signed char offer_size[25]
    cdef signed char offer_x[400]
    cdef signed char offer_y[400]
    cdef signed char offer_height[400]
    cdef signed char offer_opened[400]
    cdef Rng luck
    cdef int hand[4]
    cdef int seat
    # 32 x 32 places.
    cdef signed char board[1024]
    cdef int work
    cdef signed char work_x[16]
    cdef signed char work_y[16]
    cdef signed char work_height[16]
    cdef signed char work_opened[16]
    cdef int kept
    cdef signed char kept_x[16]
    cdef signed char kept_y[16]
    cdef signed char kept_height[16]
    cdef signed char kept_opened[16]
    cdef int work_left
    cdef int work_right
    cdef int work_boxes
    cdef int low
    cdef int high
    cdef void assign(self, BuildingSite other) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef int slot_of(self, int code) noexcept nogil
    cdef void build(self, int slot) noexcept nogil
    cdef void sample(self, int left, int right, int closed, int opened, int seat) noexcept nogil
    cdef void _single_steps(self) noexcept nogil
    cdef void _new_columns(self, int i) noexcept nogil
    cdef void _walk(self) noexcept nogil
    cdef bint _step(self) noexcept nogil
    cdef bint _raise_one(self, int i) noexcept nogil
    cdef bint _lower_one(self, int i) noexcept nogil
    cdef bint _add(self, int x, int y, int height) noexcept nogil
    cdef bint _find_limits(self, int x, int y) noexcept nogil
    cdef bint _layer(self) noexcept nogil
    cdef bint _offer_work(self) noexcept nogil
    cdef void _open_some(self, int slot) noexcept nogil
    cdef void _write_offer(self, int slot) noexcept nogil
    cdef void _write_code(self, int slot) noexcept nogil
    cdef int _excess(self) noexcept nogil
    cdef void _measure(self) noexcept nogil
    cdef void _restart(self) noexcept nogil
    cdef void _keep(self) noexcept nogil
    cdef void _go_back(self) noexcept nogil
    cdef void _wipe(self) noexcept nogil
    cdef int _at(self, int x, int y) noexcept nogil
    cdef void _put(self, int x, int y, int height) noexcept nogil

cdef int _mix(int x, int y, int height, int opened) noexcept nogil
