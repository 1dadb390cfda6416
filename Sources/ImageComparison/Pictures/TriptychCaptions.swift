internal import Raster

/// The captions above a triptych's pictures, as lists of lines.
struct TriptychCaptions {
  let union: PictureUnion
  let clusters: DifferenceClusters
  let crop: TriptychCrop
  let hasIgnoredAreas: Bool

  /// The captions of the reference, the difference and the actual picture.
  var panels: [[String]] {
    let part = crop.isAll ? [] : ["of it " + Self.place(crop.columns, crop.rows)]
    return [["reference \(referenceSize)"] + part, difference, ["actual \(actualSize)"] + part]
  }

  /// Returns the captions of the two halves of the loupe on a box.
  func loupe(_ box: Difference.Box) -> [[String]] {
    let place = Self.place(box.x..<box.x + box.width, box.y..<box.y + box.height)
    let count = clusters.clusters.count
    return [
      ["reference \(Loupe.magnification)×", place],
      ["actual \(Loupe.magnification)×", count == 1 ? "the only cluster" : "the worst of \(count) clusters"],
    ]
  }

  private var difference: [String] {
    let count = clusters.differingPixels
    var lines = [
      count > 0 ? "difference \(count) px" : union.haveOneSize ? "no difference" : "difference in size"
    ]
    if !union.haveOneSize { lines.append("sizes \(referenceSize), \(actualSize)") }
    if hasIgnoredAreas { lines.append("outside ignored areas") }
    return lines
  }

  private var referenceSize: Comparison.Size {
    Comparison.Size(width: union.reference.width, height: union.reference.height)
  }

  private var actualSize: Comparison.Size {
    Comparison.Size(width: union.actual.width, height: union.actual.height)
  }

  /// Returns the first and the last column and row.
  private static func place(_ columns: Range<Int>, _ rows: Range<Int>) -> String {
    func ends(_ range: Range<Int>) -> String {
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound - 1)"
    }
    return "x \(ends(columns)), y \(ends(rows))"
  }
}
