/// The row being drawn: the pixels of a canvas, and above them one transparent layer for each open group.
struct RowCanvas {
  private struct OpenLayer {
    /// Its place in the tree.
    var index: Int
    var row: RowLayer
    /// What masks it, once that is drawn.
    var mask: RowLayer?
  }

  private let tree: LayerTree
  private let region: PixelRect
  private let tables: CornerTables
  /// The canvas, then the layers of the open groups and masks, outermost first.
  private var open: [OpenLayer]
  /// The innermost open layer, and the first item behind its own.
  private var innermost: (layer: Int, end: Int)
  /// Transparent rows for groups to come.
  private var spareRows: [RowLayer] = []
  /// How far the clips of groups cover, by the groups' layers.
  private var clips: [Int: CoverageSource] = [:]
  /// The first row in which the clip of a group that was closed may differ.
  private(set) var validUntil = Int.max
  private var currentRow = 0

  /// A transparent row of the region's width; what belongs to `layer` is drawn on it.
  init(_ tree: LayerTree, layer: Int, region: PixelRect, _ tables: CornerTables) {
    self.tree = tree
    self.region = region
    self.tables = tables
    open = [OpenLayer(index: layer, row: RowLayer(columns: region.columns))]
    innermost = (layer, .max)
  }

  /// The row, finished once all groups are closed.
  var pixels: [Pixel] { open[0].row.pixels }

  /// Makes the canvas transparent for another row.
  mutating func begin(_ row: Int) {
    currentRow = row
    validUntil = .max
    open[0].row.clear()
  }

  /// Draws an item. Items come in the order of the list.
  mutating func draw(_ item: inout ActiveItem) {
    while innermost.end <= item.index { closeLayer() }
    if innermost.layer != item.layer { openLayers(upTo: item.layer) }
    item.draw(on: &open[open.count - 1].row, row: currentRow)
  }

  /// Composites all open groups, the innermost first.
  mutating func finish() {
    while open.count > 1 { closeLayer() }
    var canvas = open.removeLast()
    mask(&canvas)
    open.append(canvas)
  }

  private mutating func openLayers(upTo layer: Int) {
    var missing: [Int] = []
    var next = layer
    while next != open[open.count - 1].index {
      missing.append(next)
      next = tree.layers[next].parent
    }
    for index in missing.reversed() {
      open.append(
        OpenLayer(index: index, row: spareRows.popLast() ?? RowLayer(columns: region.columns)))
    }
    innermost = (layer, tree.layers[layer].items.upperBound)
  }

  private mutating func closeLayer() {
    var layer = open.removeLast()
    let below = open.count - 1
    let index = open[below].index
    innermost = (index, below == 0 ? .max : tree.layers[index].items.upperBound)
    guard let group = tree.layers[layer.index].group else {
      open[below].mask = layer.row
      return
    }
    mask(&layer)
    let spans = coverage(of: group, layer: layer.index)
    open[below].row.composite(layer.row, group, spans)
    recycle(layer.row)
  }

  private mutating func mask(_ layer: inout OpenLayer) {
    guard let group = tree.layers[layer.index].group, group.maskItemCount > 0 else { return }
    layer.row.mask(by: layer.mask)
    if let mask = layer.mask { recycle(mask) }
    layer.mask = nil
  }

  private mutating func recycle(_ row: RowLayer) {
    var row = row
    row.clear()
    spareRows.append(row)
  }

  /// Where a group is seen in the current row.
  private mutating func coverage(of group: Group, layer: Int) -> [CoverageSpan] {
    if group.clip.covers(region) {
      return [CoverageSpan(start: region.columns.lowerBound, end: region.columns.upperBound, coverage: 255)]
    }
    var clip = clips.removeValue(forKey: layer) ?? CoverageSource(group.clip, region: region, tables)
    clip.update(to: currentRow)
    validUntil = min(validUntil, clip.validUntil)
    let spans = clip.spans
    clips[layer] = clip
    return spans
  }
}

extension Clip {
  /// Whether all of `region` may be seen.
  func covers(_ region: PixelRect) -> Bool {
    shapes.isEmpty && rect.intersection(FixedRect(region)) == FixedRect(region)
  }
}

extension CoverageSource {
  /// The coverage of a clip on its own: of its rectangle, inside its shapes.
  init(_ clip: Clip, region: PixelRect, _ tables: CornerTables) {
    self.init(.rectangle(clip.rect), clip: clip, rule: .exactArea, region: region, tables)
  }
}
