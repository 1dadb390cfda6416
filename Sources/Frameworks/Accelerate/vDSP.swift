// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

internal import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance of elements in memory, in elements.
public typealias vDSP_Stride = Int

// Each function takes vectors with the distances of their elements, and the number of elements at the end. A vector of the
// result may be one of the arguments.

/// Sums the elements of two vectors.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

/// Subtracts the elements of the first vector from those of the second.
public func vDSP_vsub(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = __A[index * __IA] - __B[index * __IB] }
}

/// Multiplies the elements of two vectors.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

/// Adds a number to each element.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe map(__A, __IA, __C, __IC, __N) { [number = unsafe __B.pointee] in $0 + number }
}

/// Multiplies each element by a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe map(__A, __IA, __C, __IC, __N) { [number = unsafe __B.pointee] in $0 * number }
}

/// Divides each element by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe map(__A, __IA, __C, __IC, __N) { [number = unsafe __B.pointee] in $0 / number }
}

/// Takes the absolute value of each element.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  unsafe map(__A, __IA, __C, __IC, __N) { abs($0) }
}

/// Keeps each element between two numbers.
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = unsafe (__B.pointee, __C.pointee)
  unsafe map(__A, __IA, __D, __ID, __N) { min(max($0, low), high) }
}

/// Converts each element to decibels of a reference: of powers for a flag of 0, of amplitudes for 1.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (reference, factor) = unsafe (__B.pointee, __F == 0 ? Float(10) : 20)
  unsafe map(__A, __IA, __C, __IC, __N) { factor * log10($0 / reference) }
}

/// Converts integers of 16 bits to floating-point numbers.
public func vDSP_vflt16(
  _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
  _ N: vDSP_Length
) {
  for index in 0..<Int(N) { unsafe C[index * IC] = Float(A[index * IA]) }
}

/// Sets all elements to zero.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = 0 }
}

/// Sets all elements to a number.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = __A.pointee }
}

/// Filters a vector, and keeps one element of as many as the decimation factor says.
///
/// Element `n` of the result is the sum of `A[n * DF + p] * F[p]` over the filter.
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for place in 0..<Int(__P) { sum += unsafe __A[index * __DF + place] * __F[place] }
    unsafe __C[index] = sum
  }
}

/// Returns the sum of a vector.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = reduce(__A, __I, __N, 0, +)
}

/// Returns the mean of a vector.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = reduce(__A, __I, __N, 0, +) / Float(__N)
}

/// Returns the square root of the mean of the squares of a vector.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = (reduce(__A, __I, __N, 0) { $0 + $1 * $1 } / Float(__N)).squareRoot()
}

/// Returns the largest element of a vector; negative infinity if it is empty.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = reduce(__A, __I, __N, -.infinity, max)
}

/// Returns the smallest element of a vector; infinity if it is empty.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = reduce(__A, __I, __N, .infinity, min)
}

/// Returns the largest magnitude of a vector; zero if it is empty.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = reduce(__A, __IA, __N, 0) { max($0, abs($1)) }
}

private func map(
  _ source: UnsafePointer<Float>, _ sourceStride: Int, _ target: UnsafeMutablePointer<Float>,
  _ targetStride: Int, _ count: vDSP_Length, _ change: (Float) -> Float
) {
  for index in 0..<Int(count) { unsafe target[index * targetStride] = change(source[index * sourceStride]) }
}

private func reduce(
  _ source: UnsafePointer<Float>, _ stride: Int, _ count: vDSP_Length, _ start: Float,
  _ next: (Float, Float) -> Float
) -> Float {
  var result = start
  for index in 0..<Int(count) { result = unsafe next(result, source[index * stride]) }
  return result
}
