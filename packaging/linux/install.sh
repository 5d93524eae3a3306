#!/bin/sh
# Puts Holzwurm Desktop into the menu of this user, or takes it out again:  ./install.sh [--uninstall]
# PREFIX (default: ~/.local) is where to. Games and settings are never touched.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
home=$prefix/lib/holzwurm-desktop

tell_desktop() {
    for command in "update-desktop-database -q $prefix/share/applications" \
        "update-mime-database $prefix/share/mime"; do
        # shellcheck disable=SC2086 # words are meant
        if command -v "${command%% *}" >/dev/null; then $command >/dev/null 2>&1 || true; fi
    done
}

remove() {
    if [ -f "$home/installed" ]; then
        while IFS= read -r file; do rm -f -- "$prefix/$file"; done <"$home/installed"
    fi
    rm -f -- "$prefix/bin/holzwurm-desktop"
    rm -rf -- "$home"
}

if [ "${1:-}" = --uninstall ]; then
    remove
    tell_desktop
    # What was made for this alone goes too.
    find "$prefix/share/icons" "$prefix/share/metainfo" "$prefix/share/doc" "$prefix/share/man" \
        "$prefix/share/applications" "$prefix/share/mime/packages" "$prefix/bin" "$prefix/lib" \
        -depth -type d -empty -exec rmdir {} \; 2>/dev/null || true
    echo "Holzwurm Desktop is removed; your games and settings are kept."
    exit 0
fi

remove
mkdir -p "$home" "$prefix/bin"
cp -R "$here/holzwurm-desktop/." "$home/"
(cd "$here" && find share -type f) >"$home/installed"
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname -- "$file")"
    cp -- "$here/$file" "$prefix/$file"
done <"$home/installed"
ln -sf ../lib/holzwurm-desktop/holzwurm-desktop "$prefix/bin/holzwurm-desktop"
# Menus do not always look for programs in the user's own folder.
sed -i "s|^Exec=holzwurm-desktop|Exec=\"$prefix/bin/holzwurm-desktop\"|" "$prefix"/share/applications/*HolzwurmDesktop.desktop
tell_desktop
echo "Holzwurm Desktop is in your menu, and is started by $prefix/bin/holzwurm-desktop"
