// What the tests need of C: GLib's loop under Swift Testing, a record of GLib's messages,
// other programs, and the X server's view.
#pragma once
#include "Accessible.h"
#include "LogRecord.h"
#include "MainDrain.h"
#include "Memory.h"
#include "Pixels.h"
#include "Spawn.h"
#include "Surfaces.h"
#include "XCapture.h"
#include "XWindows.h"
