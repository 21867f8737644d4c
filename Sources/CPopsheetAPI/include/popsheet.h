// Sheets and popovers for GTK 4: action sheets, popovers and content sheets over any GtkWindow.
#pragma once

#include "popsheet-action-sheet.h"
#include "popsheet-action.h"
#include "popsheet-appearance.h"
#include "popsheet-bar-item.h"
#include "popsheet-content-sheet.h"
#include "popsheet-detent.h"
#include "popsheet-enums.h"
#include "popsheet-error.h"
#include "popsheet-presentation.h"
#include "popsheet-sheet.h"
#include "popsheet-text.h"
#include "popsheet-types.h"
#include "popsheet-version.h"
