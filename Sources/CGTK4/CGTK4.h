// GTK 4 as C knows it: everything the shim and the toolkit use of it comes through this one header.
#pragma once
#include <gtk/gtk.h>
#include <pango/pangocairo.h>
