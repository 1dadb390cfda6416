import Foundation
import Paths

/// Reads an input as a number of a spec, as numbers of SVG, and as a path of SVG: values are those of the C library, and
/// nothing is infinite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumbers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  if let first = bytes.first, (0x30...0x39).contains(first) {
    do throws(NumberLiteral.Failure) {
      let number = try NumberLiteral(in: bytes, at: 0)
      precondition((1...count).contains(number.end) && number.value.isFinite)
      let text = String(decoding: bytes[..<number.end], as: UTF8.self)
      precondition(unsafe strtod(text, nil).bitPattern == number.value.bitPattern, text)
    } catch {
      precondition((0...count).contains(error.offset) && !error.message.isEmpty)
    }
  }
  guard let text = text(of: bytes) else { return 0 }
  var numbers = VectorNumbers(text)
  var read = 0
  while let number = numbers.number() {
    precondition(number.magnitude <= 1e9)
    read += 1
  }
  precondition(read <= count)
  let reader = VectorPathReader(text)
  if let bounds = reader.path.bounds {
    precondition([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { $0.magnitude < 1e15 })
  }
  return 0
}
