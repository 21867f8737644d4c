#pragma once

/// Makes the symbols of controls known, as GLib's resources in `/io/github/popsheet/symbols`.
void pop_symbols_register_resource(void);
