// Other programs' windows on an X server. With XCB, since Xlib's handler of errors, for windows that have gone, is GTK's.
#define _GNU_SOURCE // strcasestr
#include "XWindows.h"
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>

enum { LONGEST_CLASS = 256 };

// Four numbers of a property at most; how many there are.
static int numbers(xcb_connection_t *server, xcb_window_t window, xcb_atom_t property, uint32_t found[4]) {
    xcb_get_property_reply_t *reply = xcb_get_property_reply(
        server, xcb_get_property(server, false, window, property, XCB_ATOM_CARDINAL, 0, 4), NULL);
    int count = reply && reply->format == 32 ? xcb_get_property_value_length(reply) / 4 : 0;
    if (count) memcpy(found, xcb_get_property_value(reply), (size_t)count * 4);
    free(reply);
    return count;
}

// Both strings of the property, which ends each with a zero byte, in one; returns false without the property.
static bool class_of(xcb_connection_t *server, xcb_window_t window, char text[LONGEST_CLASS]) {
    xcb_get_property_reply_t *reply = xcb_get_property_reply(
        server, xcb_get_property(server, false, window, XCB_ATOM_WM_CLASS, XCB_ATOM_STRING, 0, LONGEST_CLASS / 4 - 1), NULL);
    int length = reply ? xcb_get_property_value_length(reply) : 0;
    for (int i = 0; i < length; i++) {
        char byte = ((const char *)xcb_get_property_value(reply))[i];
        text[i] = byte ? byte : '\n';
    }
    text[length] = 0;
    free(reply);
    return length > 0;
}

static xcb_atom_t atom(xcb_connection_t *server, const char *name) {
    xcb_intern_atom_reply_t *reply = xcb_intern_atom_reply(
        server, xcb_intern_atom(server, true, (uint16_t)strlen(name), name), NULL);
    xcb_atom_t atom = reply ? reply->atom : XCB_ATOM_NONE;
    free(reply);
    return atom;
}

static bool is_shown(xcb_connection_t *server, xcb_window_t window) {
    xcb_get_window_attributes_reply_t *reply = xcb_get_window_attributes_reply(
        server, xcb_get_window_attributes(server, window), NULL);
    bool shown = reply && reply->map_state == XCB_MAP_STATE_VIEWABLE;
    free(reply);
    return shown;
}

typedef struct {
    xcb_connection_t *server;
    xcb_window_t root;
    xcb_atom_t process_atom, margins_atom;
    uint32_t process;
    const char *class_part;
} Search;

static bool matches(const Search *search, xcb_window_t window) {
    uint32_t process[4];
    char class[LONGEST_CLASS];
    return numbers(search->server, window, search->process_atom, process) == 1 && process[0] == search->process
        && class_of(search->server, window, class) && strcasestr(class, search->class_part)
        && is_shown(search->server, window);
}

// The children of a window before theirs.
static xcb_window_t find(const Search *search, xcb_window_t parent) {
    xcb_query_tree_reply_t *tree = xcb_query_tree_reply(search->server, xcb_query_tree(search->server, parent), NULL);
    if (!tree) return XCB_NONE;
    const xcb_window_t *children = xcb_query_tree_children(tree);
    int count = xcb_query_tree_children_length(tree);
    xcb_window_t found = XCB_NONE;
    for (int i = 0; i < count && !found; i++)
        if (matches(search, children[i])) found = children[i];
    for (int i = 0; i < count && !found; i++) found = find(search, children[i]);
    free(tree);
    return found;
}

// Where a window is without its shadow, whose size is in a property for window managers.
static bool place(const Search *search, xcb_window_t number, SupportXWindow *window) {
    xcb_connection_t *server = search->server;
    xcb_get_geometry_reply_t *size = xcb_get_geometry_reply(server, xcb_get_geometry(server, number), NULL);
    xcb_translate_coordinates_reply_t *corner = xcb_translate_coordinates_reply(
        server, xcb_translate_coordinates(server, number, search->root, 0, 0), NULL);
    uint32_t margins[4]; // left, right, top, bottom
    if (numbers(server, number, search->margins_atom, margins) != 4) memset(margins, 0, sizeof margins);
    bool known = size && corner;
    if (known) {
        window->number = number;
        window->x = corner->dst_x + (double)margins[0];
        window->y = corner->dst_y + (double)margins[2];
        window->width = size->width - (double)margins[0] - margins[1];
        window->height = size->height - (double)margins[2] - margins[3];
    }
    free(size);
    free(corner);
    return known;
}

bool support_x11_find(int process, const char *class_part, SupportXWindow *window) {
    xcb_connection_t *server = xcb_connect(NULL, NULL);
    bool found = false;
    if (!xcb_connection_has_error(server)) {
        Search search = {
            .server = server,
            .root = xcb_setup_roots_iterator(xcb_get_setup(server)).data->root,
            .process_atom = atom(server, "_NET_WM_PID"),
            .margins_atom = atom(server, "_GTK_FRAME_EXTENTS"),
            .process = (uint32_t)process,
            .class_part = class_part,
        };
        xcb_window_t number = search.process_atom ? find(&search, search.root) : XCB_NONE;
        found = number && place(&search, number, window);
    }
    xcb_disconnect(server);
    return found;
}

unsigned long support_x11_focused(void) {
    xcb_connection_t *server = xcb_connect(NULL, NULL);
    xcb_window_t window = XCB_NONE;
    if (!xcb_connection_has_error(server)) {
        xcb_get_input_focus_reply_t *focus = xcb_get_input_focus_reply(server, xcb_get_input_focus(server), NULL);
        // The root, or 0, has no ancestor; 1 is the root below the pointer.
        if (focus && focus->focus != XCB_INPUT_FOCUS_POINTER_ROOT) window = focus->focus;
        free(focus);
        char class[LONGEST_CLASS];
        while (window && !class_of(server, window, class)) {
            xcb_query_tree_reply_t *tree = xcb_query_tree_reply(server, xcb_query_tree(server, window), NULL);
            window = tree ? tree->parent : XCB_NONE;
            free(tree);
        }
    }
    xcb_disconnect(server);
    return window;
}
