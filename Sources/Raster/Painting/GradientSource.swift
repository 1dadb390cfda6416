internal import Paths

/// A gradient prepared to return source pixels.
struct GradientSource {
  private let map: AffineTransform
  private let parameter: GradientParameter
  private let ramp: ColorRamp
  /// The parameters that have a colour.
  private let drawn: ClosedRange<Double>
  private let kernel: GradientKernel

  init(_ gradient: Gradient, kernel: GradientKernel = .best) {
    map = gradient.deviceToGradient
    parameter = map.isFinite ? GradientParameter(gradient) : .none
    ramp = ColorRamp(gradient)
    drawn = (gradient.extendsBefore ? -.infinity : 0)...(gradient.extendsAfter ? .infinity : 1)
    self.kernel = kernel
  }

  /// Whether or not colours change horizontally only, so that all rows are equal.
  var isEqualInAllRows: Bool {
    switch parameter {
    case .none: true
    case .linear(let line): (line.dx == 0 || map.c == 0) && (line.dy == 0 || map.d == 0)
    case .radial, .conic: false
    }
  }

  /// Sets the first of `pixels` to the source pixels of the given columns of `row`.
  func read(_ columns: Range<Int>, row: Int, into pixels: inout [Pixel]) {
    guard !columns.isEmpty else { return }
    if case .linear(let line) = parameter { return read(line, columns, row: row, into: &pixels) }
    var next = 0
    for (index, column) in columns.enumerated() {
      let t = parameter.value(at: point(column, row), drawn: drawn)
      pixels[index] = color(at: t, &next)
    }
  }

  /// Reads a linear gradient by kernels.
  ///
  /// A fifth of a screen of one took 2.3 times as long as with cairo when four pixels at a time were computed in Swift
  /// and appended one by one, and takes 0.45 times as long by kernels. A vertical one took as long, and takes a
  /// sixteenth of that.
  private func read(
    _ line: GradientParameter.Line, _ columns: Range<Int>, row: Int, into pixels: inout [Pixel]
  ) {
    var next = 0
    if isEqualInAllColumns(line) {
      let first = line.value(at: point(columns.lowerBound, row))
      let last = line.value(at: point(columns.upperBound - 1, row))
      if !first.isNaN, !last.isNaN {
        let color = color(at: drawn.contains(first) ? first : nil, &next)
        return PixelKernels.best.fill(&pixels, 0..<columns.count, with: color)
      }
    }
    let mapped = line.mapped(by: map)
    var column = columns.lowerBound
    while column < columns.upperBound {
      let t = line.value(at: point(column, row))
      let stretch = ramp.stretch(around: t, drawn: drawn, next: &next)
      let run = (column - columns.lowerBound)..<columns.count
      let count = kernel.draw(&pixels, run, row: row, from: column, line: mapped, stretch: stretch)
      // A point that is too far away has no parameter, and so no pixel.
      if count == 0 { pixels[run.lowerBound] = .transparent }
      column += max(1, count)
    }
  }

  /// Returns whether or not a row has one parameter, if it has one at both ends.
  ///
  /// Each part of its sum is the same in all columns, or is a product with 0: then it is 0 as long as the other factor
  /// is finite, and that one, rounded or not, is between those at the ends.
  private func isEqualInAllColumns(_ line: GradientParameter.Line) -> Bool {
    (line.dx == 0 || map.a == 0) && (line.dy == 0 || map.b == 0)
  }

  @inline(__always)
  private func color(at t: Double?, _ next: inout Int) -> Pixel {
    t.map { ramp.color(at: max(0, min($0, 1)), next: &next) } ?? .transparent
  }

  private func point(_ column: Int, _ row: Int) -> Point {
    map.map(Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
  }
}

extension AffineTransform {
  /// Whether or not all entries are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
