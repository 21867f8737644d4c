#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Called when a signal is emitted; the arguments follow the emitter. The result is used if the signal has one.
typedef bool (*PopSignalCallback)(void *data, unsigned count, const GValue *arguments);

/// A connected callback. It does not refer to the object, and may outlive it.
typedef struct PopConnection PopConnection;

/// Connects a callback to any signal of any object. `release` receives the data once the callback is disconnected or
/// the object finalized, and the result was passed to pop_signal_disconnect() or pop_signal_release().
PopConnection *pop_signal_connect(void *object, const char *signal, bool after, PopSignalCallback callback, void *data,
                                  void (*release)(void *data));

/// Disconnects the callback if the object still exists, and releases the connection.
void pop_signal_disconnect(PopConnection *connection);

/// Releases the connection; the callback stays connected.
void pop_signal_release(PopConnection *connection);

/// A numeric argument of a signal, of any numeric type; 0 without one.
double pop_signal_number(unsigned count, const GValue *arguments, unsigned index);

/// A plain pointer argument of a signal; NULL without one.
void *_Nullable pop_signal_pointer(unsigned count, const GValue *arguments, unsigned index);

/// Whether an argument of a signal is a text that is not empty.
bool pop_signal_has_text(unsigned count, const GValue *_Nullable arguments, unsigned index);

/// Whether an object's class has a property, which older versions of its library may lack.
bool pop_object_has(void *object, const char *property);

/// A numeric or boolean property of an object; 0 if it is of another type.
double pop_object_number(void *object, const char *property);

/// Sets a boolean property of an object.
void pop_object_set_flag(void *object, const char *property, bool value);

/// A string property of an object, which the caller frees; NULL if it has none.
char *_Nullable pop_object_string(void *object, const char *property);

/// Calls the callback before each frame of the widget for as long as it returns true.
unsigned pop_tick_add(GtkWidget *widget, bool (*tick)(void *data, int64_t microseconds), void *data,
                      void (*release)(void *data));

#pragma clang assume_nonnull end
