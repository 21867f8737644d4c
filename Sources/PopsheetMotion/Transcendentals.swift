// The mathematical functions that motion and colours need, from the standard library, so that this target imports nothing, not
// even a C library. Only this file names them.

@inline(__always) func exponential(_ x: Double) -> Double { _exp(x) }
@inline(__always) func logarithm(_ x: Double) -> Double { _log(x) }
@inline(__always) func sine(_ x: Double) -> Double { _sin(x) }
@inline(__always) func cosine(_ x: Double) -> Double { _cos(x) }

/// A number from 0 on, to a power above 0.
package func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
}
