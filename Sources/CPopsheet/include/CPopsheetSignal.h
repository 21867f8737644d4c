#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// What runs when a signal is emitted; the arguments follow the emitter. The answer counts where the signal wants one.
typedef bool (*PopSignalCallback)(void *data, unsigned count, const GValue *arguments);

/// A connected callback. It does not refer to the object, and may outlive it.
typedef struct PopConnection PopConnection;

/// Connects a callback to any signal of any object. `release` receives the data once the callback is disconnected, or the
/// object finalized, and the result given back by pop_signal_disconnect() or pop_signal_release().
PopConnection *pop_signal_connect(void *object, const char *signal, bool after, PopSignalCallback callback, void *data,
                                  void (*release)(void *data));

/// Disconnects the callback, where the object still exists, and gives the connection back.
void pop_signal_disconnect(PopConnection *connection);

/// Gives the connection back; the callback stays connected.
void pop_signal_release(PopConnection *connection);

/// A number among a signal's arguments, whatever its type; 0 where there is none.
double pop_signal_number(unsigned count, const GValue *arguments, unsigned index);

/// A plain pointer among a signal's arguments; NULL where there is none.
void *_Nullable pop_signal_pointer(unsigned count, const GValue *arguments, unsigned index);

/// Whether objects of its class have a property, which older versions of its library may lack.
bool pop_object_has(void *object, const char *property);

/// A number or boolean among an object's properties; 0 where it is of another type.
double pop_object_number(void *object, const char *property);

/// A text among an object's properties, to be freed; NULL where it has none.
char *_Nullable pop_object_string(void *object, const char *property);

/// Runs the callback before each frame of the widget while it answers true.
unsigned pop_tick_add(GtkWidget *widget, bool (*tick)(void *data, int64_t microseconds), void *data,
                      void (*release)(void *data));

#pragma clang assume_nonnull end
