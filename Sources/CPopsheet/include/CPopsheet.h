// The shim between GTK 4 and Swift: typed functions for what Swift can't say of C.
#pragma once
#include <gtk/gtk.h>
#include "CPopsheetDesk.h"
#include "CPopsheetLocale.h"
#include "CPopsheetMainLoop.h"
#include "CPopsheetMaterial.h"
#include "CPopsheetMessages.h"
#include "CPopsheetOverlay.h"
#include "CPopsheetParent.h"
#include "CPopsheetPicture.h"
#include "CPopsheetPopup.h"
#include "CPopsheetShadow.h"
#include "CPopsheetSignal.h"
#include "CPopsheetStart.h"
#include "CPopsheetStyle.h"
#include "CPopsheetText.h"
#include "CPopsheetWidget.h"
