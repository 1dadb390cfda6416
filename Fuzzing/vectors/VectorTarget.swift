import Foundation
import Paths

@testable import AssetCore

/// Reads an input as an SVG file and as the template of a symbol: a problem is a sentence, and shapes are finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVectors(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(unsafe bytes(start, count))
  do throws(VectorProblem) { check(try VectorImage(data)) } catch { precondition(!error.problem.isEmpty) }
  do throws(VectorProblem) { check(try VectorImage(symbol: data, pointSize: 17)) } catch {
    precondition(!error.problem.isEmpty)
  }
  return 0
}

private func check(_ image: VectorImage) {
  precondition(image.width > 0 && image.height > 0 && image.width.isFinite && image.height.isFinite)
  for shape in image.shapes {
    guard let bounds = shape.path.bounds else { continue }
    precondition([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite))
  }
}
