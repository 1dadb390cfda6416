/// An upright rectangle of whole pixels.
public struct PixelRect: Sendable, Equatable, Hashable {
  /// The columns, counted from the left.
  public var columns: Range<Int>
  /// The rows, counted from the top.
  public var rows: Range<Int>

  /// Creates the rectangle of the given columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates the rectangle with its top left corner at (x, y); empty if a side is not positive.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(columns: PixelRect.range(from: x, width), rows: PixelRect.range(from: y, height))
  }

  private static func range(from start: Int, _ count: Int) -> Range<Int> {
    let (end, overflow) = start.addingReportingOverflow(max(0, count))
    return start..<(overflow ? .max : end)
  }

  /// Whether or not the rectangle has no pixels.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}

extension PixelRect {
  /// The rectangle without pixels.
  static let empty = PixelRect(columns: 0..<0, rows: 0..<0)

  /// Creates the rectangle of the pixels that `rect` intersects.
  init(around rect: FixedRect) {
    guard !rect.isEmpty else {
      self = .empty
      return
    }
    self.init(
      columns: rect.minX.flooredPixel..<rect.maxX.ceiledPixel,
      rows: rect.minY.flooredPixel..<rect.maxY.ceiledPixel)
  }

  /// Returns the intersection of both.
  func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    return both.isEmpty ? .empty : both
  }

  /// Returns the smallest rectangle that contains both; empty ones are ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(columns: columns.hull(with: other.columns), rows: rows.hull(with: other.rows))
  }

  /// Returns the rectangle with each edge moved by its own distance; empty stays empty.
  func moved(x: (Int, Int), y: (Int, Int)) -> PixelRect {
    guard !isEmpty else { return .empty }
    return PixelRect(
      columns: (columns.lowerBound + x.0)..<(columns.upperBound + x.1),
      rows: (rows.lowerBound + y.0)..<(rows.upperBound + y.1))
  }
}

extension Range<Int> {
  /// Returns the smallest range that contains both, neither of which is empty.
  func hull(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension FixedRect {
  /// Creates the rectangle of whole pixels.
  init(_ rect: PixelRect) {
    self.init(
      minX: Fixed(pixels: rect.columns.lowerBound), minY: Fixed(pixels: rect.rows.lowerBound),
      maxX: Fixed(pixels: rect.columns.upperBound), maxY: Fixed(pixels: rect.rows.upperBound))
  }
}
