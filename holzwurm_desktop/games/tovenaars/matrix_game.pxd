cdef void _mix(double[::1] weights, int first, int count, double[::1] out) noexcept nogil
