import PopsheetCommand

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

exit(PopsheetMain.run())
