// The C library, for all files of the target.
@_exported import PopsheetPlatform
