/// Another package's binding of GTK.
static inline int other_binding_of_gtk(void) { return 4; }
