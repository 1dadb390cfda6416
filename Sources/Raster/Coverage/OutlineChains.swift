/// The outlines of a shape as monotonic chains, which run only downwards, or only upwards.
///
/// A chain passes through all rows that it intersects, and each of its edges begins at the end of the one before: rows
/// find the edges that they meet at once, and chains stay in order from one row to the next. A page of text took three
/// times as long with separate edges.
struct OutlineChains {
  struct Chain {
    /// The indices of its points, from the top down.
    let points: Range<Int>
    /// The winding: 1 if the outline runs downwards here, −1 if upwards.
    let winding: Int64
    /// The heights of its ends, in 1/256 pixels.
    let top, bottom: Int64
  }

  /// The points of all chains, one chain after the other.
  private(set) var points: [FixedPoint] = []
  /// The chains by their upper ends, from the top down.
  private(set) var chains: [Chain] = []

  /// Creates the chains of a shape's outlines.
  init(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect): append(FixedRoundedRect(rect).contour)
    case .roundedRectangle(let rounded): append(rounded.contour)
    case .ring(let outer, let inner):
      append(outer.contour)
      append(inner.contour.reversed())
    case .polygon(let contours), .evenOddPolygon(let contours): for contour in contours { append(contour) }
    case .glyphs(let glyphs): for contour in glyphs.contours { append(contour) }
    }
    chains.sort { $0.top < $1.top }
  }

  /// Appends the chains of a closed outline; none if all of it is at one height.
  private mutating func append(_ contour: [FixedPoint]) {
    guard let start = contour.firstTurn else { return }
    var first = points.count
    var previous = contour[start]
    var direction = 0
    points.append(previous)
    for offset in 1...contour.count {
      let point = contour[start + offset < contour.count ? start + offset : start + offset - contour.count]
      guard point != previous else { continue }
      let next = point.y == previous.y ? direction : point.y > previous.y ? 1 : -1
      if direction != 0, next != direction {
        close(from: first, direction)
        first = points.count
        points.append(previous)
      }
      direction = next
      points.append(point)
      previous = point
    }
    close(from: first, direction)
  }

  /// Ends the chain that begins at a point.
  private mutating func close(from first: Int, _ direction: Int) {
    if direction < 0 { points[first...].reverse() }
    chains.append(
      Chain(
        points: first..<points.count, winding: Int64(direction), top: Int64(points[first].y.rawValue),
        bottom: Int64(points[points.count - 1].y.rawValue)))
  }
}

extension [FixedPoint] {
  /// The first point at which a closed outline changes from upwards to downwards, or back.
  ///
  /// Horizontal parts belong to the part before them.
  fileprivate var firstTurn: Int? {
    func direction(_ index: Int) -> Int {
      let (y, next) = (self[index].y, self[index + 1 < count ? index + 1 : 0].y)
      return y == next ? 0 : y < next ? 1 : -1
    }
    guard var last = indices.last(where: { direction($0) != 0 }).map(direction) else { return nil }
    for index in indices {
      let next = direction(index)
      guard next != 0 else { continue }
      if next != last { return index }
      last = next
    }
    return nil
  }
}
