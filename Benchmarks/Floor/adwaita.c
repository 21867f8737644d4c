// The version of libadwaita, which is loaded at run time.
#include <dlfcn.h>
#include "Floor.h"

const char *libadwaita_version(const char *function) {
    static char version[32];
    void *library = dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library || !dlsym(library, function)) return NULL;
    unsigned numbers[3];
    const char *const names[] = {"adw_get_major_version", "adw_get_minor_version", "adw_get_micro_version"};
    for (int index = 0; index < 3; index++) {
        unsigned (*number)(void) = (unsigned (*)(void))dlsym(library, names[index]);
        numbers[index] = number ? number() : 0;
    }
    g_snprintf(version, sizeof version, "%u.%u.%u", numbers[0], numbers[1], numbers[2]);
    return version;
}
