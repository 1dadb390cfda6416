extension Path {
  /// Returns the part of this path from one fraction of its length to another, 0…1; empty unless `from` is less than
  /// `to`.
  ///
  /// The subpaths count one after the other. A subpath that is divided is open; curves remain curves.
  public func trimmed(from: Double, to: Double) -> Path {
    guard from > 0 || to < 1 else { return self }
    guard from < to else { return Path() }
    let outlines = outlinesOfCurves.map { outline in (outline, outline.curves.map(MeasuredCurve.init)) }
    let total = outlines.reduce(0) { $1.1.reduce($0) { $0 + $1.length } }
    let (begin, end) = (from * total, to * total)
    var result = Path()
    var passed = 0.0
    for (outline, curves) in outlines {
      let length = curves.reduce(0) { $0 + $1.length }
      if begin <= passed, passed + length <= end {
        result.append(outline)
        passed += length
        continue
      }
      var isBegun = false
      for curve in curves {
        let low = curve.parameter(at: begin - passed)
        let high = curve.parameter(at: end - passed)
        passed += curve.length
        guard low < high else { continue }
        let part = curve.curve.part(from: low, to: high)
        if !isBegun { result.move(to: part.start) }
        isBegun = true
        result.append(part.element)
      }
    }
    return result
  }

  /// Appends a whole subpath, whose last line is that of `close`.
  mutating func append(_ outline: Outline) {
    var curves = outline.curves
    if outline.isClosed, curves.count > 1, case .line? = curves.last { curves.removeLast() }
    move(to: outline.start)
    for curve in curves { append(curve.element) }
    if outline.isClosed { close() }
  }
}
