// The C library, whatever it is called here.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#endif

// For types whose methods have the same names as its functions.

package func openFile(_ path: [CChar], _ flags: Int32) -> Int32 { open(path, flags) }

package func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

package func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

package func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
