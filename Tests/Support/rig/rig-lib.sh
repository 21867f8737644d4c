# shellcheck shell=bash
# What the with-* scripts share; they source it. A private session: HOME and XDG directories, settings, D-Bus,
# accessibility bus, and the small words rig_need, rig_wait, rig_die. Ending and cleaning up is rig-supervise's.

RIG_DIR=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)

# Each script runs below its own supervisor: on the first pass it starts itself again through it.
if [ "${RIG_SUPERVISOR:-}" != "$PPID" ]; then
    exec "$RIG_DIR/rig-supervise" "$(readlink -f "$0")" "$@"
fi

# The first comment block of the script is its help.
rig_help() {
    awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0"
}

# rig_die MESSAGE [LOG]: one line that says why, with the log's last line behind it, and status 125.
rig_die() {
    local reason=""
    if [ $# -gt 1 ] && [ -s "$RIG_TMP/log/$2" ]; then
        reason=": $(grep -v '^[[:space:]]*$' "$RIG_TMP/log/$2" | tail -n 1)"
    fi
    echo "rig: $1$reason" >&2
    exit 125
}

rig_need() {
    local program
    for program in "$@"; do
        command -v "$program" >/dev/null || rig_die "needs '$program' (Tests/Support/packages.txt lists the packages)"
    done
}

# rig_wait SECONDS COMMAND...: polls until COMMAND succeeds.
rig_wait() {
    local tries=$(($1 * 50))
    shift
    until "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.02
    done
}

# rig_wait_while PID SECONDS COMMAND...: as rig_wait, and gives up as soon as process PID has ended.
rig_wait_while() {
    local process=$1 seconds=$2
    shift 2
    rig_wait "$seconds" rig_done_or_ended "$process" "$@" && "$@" >/dev/null 2>&1
}
rig_done_or_ended() {
    local process=$1
    shift
    "$@" || ! kill -0 "$process" 2>/dev/null
}

# Makes the private directories and settings, and an environment in which nothing of the user's own desktop is left.
rig_session() {
    mkdir -p "$RIG_TMP"/{home,config/gtk-4.0,config/gtk-3.0,config/glib-2.0/settings,cache,data,state,log}
    mkdir -m 700 "$RIG_TMP/run"

    RIG_CACHE=${RIG_CACHE:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/popsheet-rig}

    unset DISPLAY WAYLAND_DISPLAY WAYLAND_SOCKET XAUTHORITY DBUS_SESSION_BUS_ADDRESS DBUS_STARTER_ADDRESS \
        AT_SPI_BUS_ADDRESS SWAYSOCK I3SOCK DESKTOP_STARTUP_ID XDG_ACTIVATION_TOKEN XDG_CURRENT_DESKTOP \
        XDG_SESSION_TYPE XDG_SESSION_ID DESKTOP_SESSION GTK_THEME GTK_MODULES GTK_PATH GTK_A11Y GDK_BACKEND \
        GDK_SCALE GDK_DPI_SCALE GTK_IM_MODULE QT_IM_MODULE XMODIFIERS
    export HOME="$RIG_TMP/home"
    export XDG_CONFIG_HOME="$RIG_TMP/config" XDG_CACHE_HOME="$RIG_TMP/cache" XDG_DATA_HOME="$RIG_TMP/data"
    export XDG_STATE_HOME="$RIG_TMP/state" XDG_RUNTIME_DIR="$RIG_TMP/run"
    export XDG_CONFIG_DIRS=/etc/xdg XDG_DATA_DIRS="${RIG_DATA_DIRS:-/usr/local/share:/usr/share}"
    export LANG="${RIG_LANG:-C.UTF-8}" LC_ALL="${RIG_LANG:-C.UTF-8}" TZ=UTC0
    export GSETTINGS_BACKEND=keyfile GTK_USE_PORTAL=0 NO_AT_BRIDGE=0
    export XCURSOR_THEME=Adwaita XCURSOR_SIZE=24
    export LIBGL_ALWAYS_SOFTWARE=1 GALLIUM_DRIVER=llvmpipe
    export PATH="$RIG_DIR:$PATH"
    export RIG_SCALE=1

    rig_settings
}

# GTK on X11 reads settings.ini, for there is no XSettings daemon; on Wayland it reads GSettings first: write both.
rig_settings() {
    local font=${RIG_FONT:-DejaVu Sans 10} theme=${RIG_THEME:-Default} animations=${RIG_ANIM:-1} dark=${RIG_DARK:-0}
    local enable_animations=true color_scheme=default version
    [ "$animations" = 0 ] && enable_animations=false
    [ "$dark" = 1 ] && color_scheme=prefer-dark
    for version in 4.0 3.0; do
        cat >"$XDG_CONFIG_HOME/gtk-$version/settings.ini" <<END
[Settings]
gtk-theme-name=$theme
gtk-icon-theme-name=Adwaita
gtk-font-name=$font
gtk-enable-animations=$animations
gtk-application-prefer-dark-theme=$dark
gtk-cursor-blink=0
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-hintstyle=hintnone
gtk-xft-rgba=none
gtk-xft-dpi=98304
END
    done
    cat >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile" <<END
[org/gnome/desktop/interface]
enable-animations=$enable_animations
font-name='$font'
color-scheme='$color_scheme'
gtk-theme='$theme'
icon-theme='Adwaita'
cursor-blink=false
font-antialiasing='grayscale'
font-hinting='none'
toolkit-accessibility=true
[org/gnome/desktop/a11y/applications]
screen-reader-enabled=false
END
}

# rig_start LOG PROGRAM...: starts a server in the background; $! is its process id. Should even our supervisor be
# killed, then this script dies with it, and the servers with the script: hence the parent-death signal.
rig_start() {
    local log=$1
    shift
    setpriv --pdeathsig TERM "$@" >"$RIG_TMP/log/$log" 2>&1 </dev/null &
}

# rig_compile SOURCE LIBRARY [PACKAGE...]: prints the path of the library of that name, compiled from the source next to this file.
# Its directory's name holds the source's checksum, so an edited source is compiled again.
rig_compile() {
    local source="$RIG_DIR/$1" directory library flags=""
    directory="$RIG_CACHE/${1%.c}-$(cksum <"$source" | cut -d ' ' -f 1)"
    library="$directory/$2"
    if [ ! -e "$library" ]; then
        rig_need cc pkg-config
        mkdir -p "$directory"
        if [ $# -gt 2 ]; then
            flags=$(pkg-config --cflags --libs "${@:3}" 2>"$RIG_TMP/log/compiler") ||
                rig_die "no headers of ${*:3}" compiler
        fi
        # shellcheck disable=SC2086
        cc -shared -fPIC -O1 -Wall "$source" -o "$library.$$" -Wl,-soname,"$2" $flags -lm >"$RIG_TMP/log/compiler" 2>&1 ||
            rig_die "$1 does not compile" compiler
        mv "$library.$$" "$library"
    fi
    echo "$library"
}

# rig_run COMMAND...: the session's purpose; its exit status is ours.
rig_run() {
    setpriv --pdeathsig TERM "$@"
    exit $?
}

# A cursor theme in which nothing shows. Wayland compositors without a graphics card draw the cursor into the screen,
# and so into every picture of it; an X server leaves it out by itself.
rig_invisible_cursor() {
    local cursors="$HOME/.icons/invisible/cursors" name file
    mkdir -p "$cursors"
    # Xcursor's format, in little endian: a header, a table with one entry, an image's header, one transparent pixel.
    {
        printf 'Xcur\20\0\0\0\0\0\1\0\1\0\0\0'
        printf '\2\0\375\377\30\0\0\0\34\0\0\0'
        printf '\44\0\0\0\2\0\375\377\30\0\0\0\1\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'
        printf '\0\0\0\0'
    } >"$cursors/default"
    for name in left_ptr context-menu help pointer progress wait cell crosshair text vertical-text alias copy no-drop \
        move not-allowed grab grabbing all-scroll {col,row,n,e,s,w,ne,nw,se,sw,ew,ns,nesw,nwse}-resize zoom-{in,out}; do
        ln -s default "$cursors/$name"
    done
    export XCURSOR_THEME=invisible
    for file in "$XDG_CONFIG_HOME"/gtk-*/settings.ini; do
        echo "gtk-cursor-theme-name=invisible" >>"$file"
    done
    sed -i "/^icon-theme=/a cursor-theme='invisible'" "$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
}

# A private session bus and accessibility bus. Call it once the display's variables are set: services that the bus
# starts inherit them.
rig_bus() {
    rig_need dbus-daemon gdbus
    id -un >/dev/null 2>&1 || rig_die "user $(id -u) has no name in /etc/passwd, which D-Bus requires"
    local address="unix:path=$RIG_TMP/run/bus"
    rig_start dbus dbus-daemon --session --nofork --nopidfile --address="$address"
    rig_wait_while $! 10 test -S "$RIG_TMP/run/bus" || rig_die "no session bus" dbus
    export DBUS_SESSION_BUS_ADDRESS="$address"
    if [ "${RIG_A11Y:-1}" != 1 ]; then
        export GTK_A11Y=none
        return
    fi
    local launcher=/usr/libexec/at-spi-bus-launcher
    [ -x "$launcher" ] || rig_die "needs '$launcher' (Tests/Support/packages.txt lists the packages)"
    rig_start accessibility "$launcher" --launch-immediately
    rig_wait_while $! 10 gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
        --method org.a11y.Bus.GetAddress || rig_die "no accessibility bus" accessibility
}

# rig_input_daemon PROGRAM [ARGUMENT...]: starts what injects input, and waits until its socket takes commands.
rig_input_daemon() {
    rig_start input "$RIG_DIR/$1" "$RIG_TMP/run/rig-input" "${@:2}"
    rig_wait_while $! 10 test -S "$RIG_TMP/run/rig-input" || rig_die "no input can be injected" input
}
