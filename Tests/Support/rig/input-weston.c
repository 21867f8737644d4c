// A module for weston 10 to 14 that obeys the text lines of rig_socket.py on $XDG_RUNTIME_DIR/rig-input. It gives headless
// weston, whose backend has no input at all, a seat with pointer, keyboard and touch. with-weston compiles and loads it.
#define _GNU_SOURCE
#include <errno.h>
#include <libweston/libweston.h>
#include <libweston/version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

// A position on the screen: two numbers for weston 10, one structure since weston 12.
#if WESTON_VERSION_MAJOR >= 12
#define POSITION struct weston_coord_global
#define TOUCH_POSITION const struct weston_coord_global *
#define AT(x, y) ((struct weston_coord_global){.c = weston_coord(x, y)})
#define TOUCH_AT(type, x, y) ((type) == WL_TOUCH_UP ? NULL : &AT(x, y)) // a finger that leaves has none
#else
#define POSITION double, double
#define TOUCH_POSITION double, double
#define AT(x, y) x, y
#define TOUCH_AT(type, x, y) x, y
#endif

// What backends call; weston exports it, and keeps the header (libweston/backend.h) to itself.
struct weston_touch_device_ops;
struct weston_point2d_device_normalized;
void notify_key(struct weston_seat *, const struct timespec *, uint32_t, enum wl_keyboard_key_state,
                enum weston_key_state_update);
void notify_motion_absolute(struct weston_seat *, const struct timespec *, POSITION);
void notify_button(struct weston_seat *, const struct timespec *, int32_t, enum wl_pointer_button_state);
void notify_axis(struct weston_seat *, const struct timespec *, struct weston_pointer_axis_event *);
void notify_axis_source(struct weston_seat *, uint32_t);
void notify_pointer_frame(struct weston_seat *);
void notify_touch_normalized(struct weston_touch_device *, const struct timespec *, int, TOUCH_POSITION,
                             const struct weston_point2d_device_normalized *, int);
void notify_touch_frame(struct weston_touch_device *);
void weston_seat_init(struct weston_seat *, struct weston_compositor *, const char *);
int weston_seat_init_pointer(struct weston_seat *);
int weston_seat_init_keyboard(struct weston_seat *, struct xkb_keymap *);
int weston_seat_init_touch(struct weston_seat *);
struct weston_touch_device *weston_touch_create_touch_device(struct weston_touch *, const char *, void *,
                                                             const struct weston_touch_device_ops *);

enum { MAX_WORDS = 8, MAX_LINE = 65536, NOTCH = 10 };

// The modifiers and the kernel's keys of them, pressed in this order.
static const struct {
    const char *name;
    uint32_t key;
} modifiers[] = {{"ctrl", 29}, {"control", 29}, {"shift", 42}, {"alt", 56}, {"super", 125}};
enum { MODIFIER_COUNT = sizeof modifiers / sizeof *modifiers, SHIFT = 2 };

static struct weston_compositor *compositor;
static struct weston_seat seat;
static struct weston_touch_device *touchscreen;

struct client {
    int descriptor;
    struct wl_event_source *source;
    size_t length;
    char line[MAX_LINE];
};

static struct timespec now(void) {
    struct timespec time;
    clock_gettime(compositor->presentation_clock, &time);
    return time;
}

// --- Keyboard

static void key(uint32_t code, bool pressed) {
    struct timespec time = now();
    notify_key(&seat, &time, code, pressed ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED,
               STATE_UPDATE_AUTOMATIC);
}

static bool find_key(xkb_keysym_t wanted, uint32_t *code, bool *shifted) {
    struct xkb_keymap *keymap = weston_seat_get_keyboard(&seat)->xkb_info->keymap;
    for (int level = 0; level < 2; level++)
        for (uint32_t candidate = 8; candidate < 255; candidate++) {
            const xkb_keysym_t *symbols;
            if (xkb_keymap_key_get_syms_by_level(keymap, candidate, 0, level, &symbols) == 1 && *symbols == wanted) {
                *code = candidate - 8; // X, and so xkb, counts from 8
                *shifted = level == 1;
                return true;
            }
        }
    return false;
}

static bool press(xkb_keysym_t symbol, unsigned held) {
    uint32_t code;
    bool shifted;
    if (!find_key(symbol, &code, &shifted)) return false;
    if (shifted) held |= 1u << SHIFT;
    for (int i = 0; i < MODIFIER_COUNT; i++)
        if (held & 1u << i) key(modifiers[i].key, true);
    key(code, true);
    key(code, false);
    for (int i = MODIFIER_COUNT - 1; i >= 0; i--)
        if (held & 1u << i) key(modifiers[i].key, false);
    return true;
}

static bool press_chord(char *chord) {
    unsigned held = 0;
    char *plus;
    while ((plus = strchr(chord, '+')) && plus != chord) {
        *plus = '\0';
        int i = 0;
        while (i < MODIFIER_COUNT && strcasecmp(chord, modifiers[i].name)) i++;
        if (i == MODIFIER_COUNT) return false;
        held |= 1u << i;
        chord = plus + 1;
    }
    return press(strcmp(chord, "+") ? xkb_keysym_from_name(chord, XKB_KEYSYM_NO_FLAGS) : XKB_KEY_plus, held);
}

static bool hold(const char *name, bool pressed) {
    uint32_t code;
    bool shifted;
    if (!find_key(xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS), &code, &shifted)) return false;
    key(code, pressed);
    return true;
}

static xkb_keysym_t symbol_of(int character) {
    switch (character) {
    case '\n': return XKB_KEY_Return;
    case '\t': return XKB_KEY_Tab;
    default: return character < 0x80 ? xkb_utf32_to_keysym((uint32_t)character) : XKB_KEY_NoSymbol;
    }
}

// All or nothing: a character that no key makes is found before the first is typed.
static bool type(const char *hexadecimal) {
    for (int typing = 0; typing < 2; typing++)
        for (const char *at = hexadecimal; at[0] && at[1]; at += 2) {
            char digits[3] = {at[0], at[1]};
            xkb_keysym_t symbol = symbol_of((int)strtol(digits, NULL, 16));
            uint32_t code;
            bool shifted;
            if (typing ? !press(symbol, 0) : !find_key(symbol, &code, &shifted)) return false;
        }
    return true;
}

// --- Pointer and touch

static void scroll(uint32_t source, uint32_t axis, double value, bool has_notch, int notch) {
    struct timespec time = now();
    struct weston_pointer_axis_event event = {
        .axis = axis, .value = value, .has_discrete = has_notch, .discrete = notch};
    notify_axis_source(&seat, source);
    notify_axis(&seat, &time, &event);
    notify_pointer_frame(&seat);
}

static void turn_wheel(uint32_t axis, int notches) {
    int step = notches > 0 ? 1 : -1;
    for (int i = 0; i < abs(notches); i++)
        scroll(WL_POINTER_AXIS_SOURCE_WHEEL, axis, NOTCH * step, true, step);
}

static void touch(const char *phase, int finger, double x, double y) {
    struct timespec time = now();
    if (!strcmp(phase, "cancel")) {
        // A compositor cancels touches that it uses for its own gestures; weston never does. The window receives no further
        // events of them.
        struct wl_resource *resource;
        wl_resource_for_each(resource, &seat.touch_state->focus_resource_list) wl_touch_send_cancel(resource);
        weston_touch_set_focus(seat.touch_state, NULL);
        phase = "end";
    }
    int type = !strcmp(phase, "begin") ? WL_TOUCH_DOWN : !strcmp(phase, "end") ? WL_TOUCH_UP : WL_TOUCH_MOTION;
    notify_touch_normalized(touchscreen, &time, finger, TOUCH_AT(type, x, y), NULL, type);
    notify_touch_frame(touchscreen);
}

// --- The commands

static const char *obey(char *line) {
    char *words[MAX_WORDS] = {0};
    int count = 0;
    for (char *word = strtok(line, " \n"); word && count < MAX_WORDS; word = strtok(NULL, " \n")) words[count++] = word;
    const char *verb = count ? words[0] : "";
    struct timespec time = now();
    if (!strcmp(verb, "move") && count == 3) {
        notify_motion_absolute(&seat, &time, AT(atof(words[1]), atof(words[2])));
        notify_pointer_frame(&seat);
    } else if ((!strcmp(verb, "down") || !strcmp(verb, "up")) && count == 2) {
        static const int buttons[] = {0, 0x110, 0x112, 0x111}; // X's numbers to the kernel's: left, middle, right
        notify_button(&seat, &time, buttons[atoi(words[1]) & 3],
                      !strcmp(verb, "down") ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
        notify_pointer_frame(&seat);
    } else if (!strcmp(verb, "axis") && count == 3) {
        turn_wheel(WL_POINTER_AXIS_VERTICAL_SCROLL, atoi(words[1]));
        turn_wheel(WL_POINTER_AXIS_HORIZONTAL_SCROLL, atoi(words[2]));
    } else if (!strcmp(verb, "caxis") && count == 3) {
        for (uint32_t axis = 0; axis < 2; axis++)
            if (atof(words[1 + axis]) != 0)
                scroll(WL_POINTER_AXIS_SOURCE_FINGER, axis, atof(words[1 + axis]), false, 0);
    } else if (!strcmp(verb, "cstop")) {
        scroll(WL_POINTER_AXIS_SOURCE_FINGER, WL_POINTER_AXIS_VERTICAL_SCROLL, 0, false, 0);
    } else if (!strcmp(verb, "touch") && count == 5) {
        touch(words[1], atoi(words[2]), atof(words[3]), atof(words[4]));
    } else if (!strcmp(verb, "key") && count == 2) {
        if (!press_chord(words[1])) return "error no such key";
    } else if ((!strcmp(verb, "keydown") || !strcmp(verb, "keyup")) && count == 2) {
        if (!hold(words[1], !strcmp(verb, "keydown"))) return "error no such key";
    } else if (!strcmp(verb, "type") && count == 2) {
        if (!type(words[1])) return "error no key makes that character";
    } else {
        return "error there is no such command";
    }
    return "ok";
}

static int read_client(int descriptor, uint32_t mask, void *data) {
    (void)mask;
    struct client *client = data;
    ssize_t got = read(descriptor, client->line + client->length, sizeof client->line - 1 - client->length);
    if (got <= 0) {
        wl_event_source_remove(client->source);
        close(descriptor);
        free(client);
        return 0;
    }
    client->length += (size_t)got;
    client->line[client->length] = '\0';
    char *end;
    while ((end = strchr(client->line, '\n'))) {
        *end = '\0';
        dprintf(descriptor, "%s\n", obey(client->line));
        client->length -= (size_t)(end + 1 - client->line);
        memmove(client->line, end + 1, client->length + 1);
    }
    return 0;
}

static int accept_client(int listener, uint32_t mask, void *data) {
    (void)mask;
    struct wl_event_loop *loop = data;
    int descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    struct client *client = descriptor < 0 ? NULL : calloc(1, sizeof *client);
    if (!client) return 0;
    client->descriptor = descriptor;
    client->source = wl_event_loop_add_fd(loop, descriptor, WL_EVENT_READABLE, read_client, client);
    return 0;
}

WL_EXPORT int wet_module_init(struct weston_compositor *, int *, char *[]);

WL_EXPORT int wet_module_init(struct weston_compositor *loaded_by, int *argc, char *argv[]) {
    (void)argc;
    (void)argv;
    compositor = loaded_by;
    weston_seat_init(&seat, compositor, "seat0");
    weston_seat_init_pointer(&seat);
    if (weston_seat_init_keyboard(&seat, NULL) < 0) return -1;
    weston_seat_init_touch(&seat);
    touchscreen = weston_touch_create_touch_device(seat.touch_state, "rig-touch", NULL, NULL);

    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%s/rig-input", getenv("XDG_RUNTIME_DIR"));
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 4)) return -1;
    struct wl_event_loop *loop = wl_display_get_event_loop(compositor->wl_display);
    wl_event_loop_add_fd(loop, listener, WL_EVENT_READABLE, accept_client, loop);
    return 0;
}
