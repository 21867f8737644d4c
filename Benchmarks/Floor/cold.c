#include "include/Cold.h"
#include "include/Start.h"
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// The part of a file's pages that are cached; 1 if that is unknown.
static double cached_part(const char *path) {
    double part = 1;
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return part;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        size_t size = (size_t)status.st_size, page = (size_t)sysconf(_SC_PAGESIZE), count = (size + page - 1) / page;
        void *data = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
        unsigned char *cached = calloc(count, 1);
        if (data != MAP_FAILED && cached && mincore(data, size, cached) == 0) {
            size_t sum = 0;
            for (size_t index = 0; index < count; index++) sum += cached[index] & 1;
            part = (double)sum / (double)count;
        }
        free(cached);
        if (data != MAP_FAILED) munmap(data, size);
    }
    close(file);
    return part;
}

static void drop(void) {
    int file = open("/proc/sys/vm/drop_caches", O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    if (write(file, "1", 1) != 1) { /* cold_find_method looks at the effect. */
    }
    close(file);
}

static void advise(const char *path, void *data) {
    (void)data;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    close(file);
}

/// Reads all of a file.
static void warm(const char *path) {
    static char buffer[1 << 16];
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    while (read(file, buffer, sizeof buffer) > 0) continue;
    close(file);
}

ColdMethod cold_find_method(const char *path) {
    // Pages that are not written yet are never dropped.
    sync();
    warm(path);
    drop();
    if (cached_part(path) < 0.1) return COLD_DROPPED;
    warm(path);
    advise(path, NULL);
    return cached_part(path) < 0.1 ? COLD_ADVISED : COLD_IMPOSSIBLE;
}

void cold_empty(ColdMethod method, const char *const *words) {
    if (method == COLD_DROPPED) drop();
    if (method == COLD_ADVISED) start_visit_files(words, advise, NULL);
}
