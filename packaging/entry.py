"""Where the frozen program begins."""

import sys
from multiprocessing import freeze_support

from holzwurm_desktop.__main__ import main

if __name__ == "__main__":
    freeze_support()  # the processes of `arena --jobs` begin here as well
    sys.exit(main())
