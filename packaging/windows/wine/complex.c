/* The complex functions of C that Wine's ucrtbase.dll only names; numpy calls some of them when it is loaded.
   The pairs are passed as Microsoft's compiler passes its complex numbers; its long double is a double. */
#include <complex.h>

typedef struct { double re, im; } pair;
typedef struct { float re, im; } single;

static double _Complex of_pair(pair z) { return __builtin_complex(z.re, z.im); }
static double _Complex of_single(single z) { return __builtin_complex((double)z.re, (double)z.im); }
static pair to_pair(double _Complex z) { return (pair){creal(z), cimag(z)}; }
static single to_single(double _Complex z) { return (single){(float)creal(z), (float)cimag(z)}; }

#define REAL(name)                                             \
    double own_##name(pair z) { return name(of_pair(z)); }     \
    double own_##name##l(pair z) { return name(of_pair(z)); }  \
    float own_##name##f(single z) { return (float)name(of_single(z)); }

#define COMPLEX(name)                                                    \
    pair own_##name(pair z) { return to_pair(name(of_pair(z))); }        \
    pair own_##name##l(pair z) { return to_pair(name(of_pair(z))); }     \
    single own_##name##f(single z) { return to_single(name(of_single(z))); }

REAL(cabs) REAL(carg) REAL(cimag) REAL(creal)
COMPLEX(cacos) COMPLEX(cacosh) COMPLEX(casin) COMPLEX(casinh) COMPLEX(catan) COMPLEX(catanh)
COMPLEX(ccos) COMPLEX(ccosh) COMPLEX(cexp) COMPLEX(clog) COMPLEX(conj) COMPLEX(cproj)
COMPLEX(csin) COMPLEX(csinh) COMPLEX(csqrt) COMPLEX(ctan) COMPLEX(ctanh)

pair own_cpow(pair z, pair w) { return to_pair(cpow(of_pair(z), of_pair(w))); }
pair own_cpowl(pair z, pair w) { return to_pair(cpow(of_pair(z), of_pair(w))); }
single own_cpowf(single z, single w) { return to_single(cpow(of_single(z), of_single(w))); }
