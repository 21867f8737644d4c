// The few functions of analysis that motion needs. They are the standard library's own, so that this module imports
// nothing, not even a C library, and compiles wherever Swift does. This file is the only one that names them.

@inline(__always) func exponential(_ x: Double) -> Double { _exp(x) }
@inline(__always) func logarithm(_ x: Double) -> Double { _log(x) }
@inline(__always) func sine(_ x: Double) -> Double { _sin(x) }
@inline(__always) func cosine(_ x: Double) -> Double { _cos(x) }
