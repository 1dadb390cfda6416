/// The row being drawn: the canvas's own pixels, and above them one transparent layer for each open group.
struct RowCanvas {
  /// A group of the list: the items before `end`, itself inside the group `parent`.
  private struct OpenGroup {
    var opacity: UInt8
    var end: Int
    var parent: Int?
  }

  private let groups: [OpenGroup]
  /// For every item, the innermost group that it belongs to.
  private let groupOfItem: [Int?]
  /// The open groups, outermost first.
  private var openGroups: [Int] = []
  /// The canvas, then the layers of the open groups.
  private var layers: [RowLayer]
  /// Transparent layers for groups to come.
  private var spareLayers: [RowLayer] = []

  /// A transparent row of the list's width.
  init(_ list: DisplayList) {
    var groups: [OpenGroup] = []
    var groupOfItem: [Int?] = []
    var innermost: Int?
    for (index, item) in list.items.enumerated() {
      while let group = innermost, groups[group].end <= index { innermost = groups[group].parent }
      groupOfItem.append(innermost)
      if case .group(let group) = item.content {
        groups.append(
          OpenGroup(opacity: group.opacity, end: index + 1 + group.itemCount, parent: innermost))
        innermost = groups.count - 1
      }
    }
    self.groups = groups
    self.groupOfItem = groupOfItem
    layers = [RowLayer(width: list.width)]
  }

  /// The row, finished once all groups are closed.
  var pixels: [Pixel] { layers[0].pixels }

  /// Makes the row transparent again.
  mutating func clear() {
    layers[0].clear()
  }

  /// Draws the spans of the list's item number `item`. Items come in the order of the list.
  mutating func draw(_ spans: [CoverageSpan], _ paint: Paint, item: Int) {
    guard !spans.isEmpty else { return }
    while let group = openGroups.last, groups[group].end <= item { closeGroup() }
    openGroups(around: item)
    layers[layers.count - 1].draw(spans, paint)
  }

  /// Composites all open groups, the innermost first.
  mutating func closeGroups() {
    while !openGroups.isEmpty { closeGroup() }
  }

  private mutating func openGroups(around item: Int) {
    var missing: [Int] = []
    var next = groupOfItem[item]
    while let group = next, group != openGroups.last {
      missing.append(group)
      next = groups[group].parent
    }
    for group in missing.reversed() {
      openGroups.append(group)
      layers.append(spareLayers.popLast() ?? RowLayer(width: layers[0].pixels.count))
    }
  }

  private mutating func closeGroup() {
    let group = openGroups.removeLast()
    var layer = layers.removeLast()
    layers[layers.count - 1].composite(layer, opacity: groups[group].opacity)
    layer.clear()
    spareLayers.append(layer)
  }
}

/// A row of pixels that remembers which columns were drawn on.
struct RowLayer {
  private(set) var pixels: [Pixel]
  private var drawn = 0..<0

  /// A transparent row.
  init(width: Int) {
    pixels = Array(repeating: .transparent, count: width)
  }

  /// Makes the row transparent again.
  mutating func clear() {
    for column in drawn { pixels[column] = .transparent }
    drawn = 0..<0
  }

  /// Composites the paint over the row where the spans cover it; there is at least one span.
  mutating func draw(_ spans: [CoverageSpan], _ paint: Paint) {
    include(spans[0].start..<spans[spans.count - 1].end)
    switch paint {
    case .solid(let color):
      for span in spans {
        let source = color.source(coverage: span.coverage)
        if source.alpha == 255 {
          for column in span.start..<span.end { pixels[column] = source }
        } else {
          for column in span.start..<span.end { pixels[column] = source.over(pixels[column]) }
        }
      }
    case .gradient, .image: break
    }
  }

  /// Composites another row over this one, faded to `opacity` as a whole.
  mutating func composite(_ layer: RowLayer, opacity: UInt8) {
    include(layer.drawn)
    for column in layer.drawn {
      pixels[column] = layer.pixels[column].faded(to: opacity).over(pixels[column])
    }
  }

  private mutating func include(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    drawn =
      drawn.isEmpty
      ? columns : min(drawn.lowerBound, columns.lowerBound)..<max(drawn.upperBound, columns.upperBound)
  }
}
