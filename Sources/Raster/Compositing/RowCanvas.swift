/// The row that is drawn: the pixels of a canvas, and above them one transparent layer for each open group.
struct RowCanvas {
  private struct OpenLayer {
    /// The index of the layer in the tree.
    var index: Int
    var row: RowLayer
    /// The mask of the layer, once it is drawn.
    var mask: RowLayer?
  }

  private let tree: LayerTree
  private let region: PixelRect
  private let tables: CoverageTables
  /// The canvas, then the layers of the open groups and masks, from the outermost to the innermost.
  private var open: [OpenLayer]
  /// The innermost open layer, and the index after its last item.
  private var innermost: (layer: Int, end: Int)
  /// The transparent rows that groups can use.
  private var spareRows: [RowLayer] = []
  /// The coverage of the clips of the groups drawn so far, and the index of each layer's among them.
  private var clips: [CoverageSource] = []
  private var clipOfLayer: [Int?]
  /// The first row in which the clip of a group that was closed may differ.
  private(set) var validUntil = Int.max
  private var currentRow = 0

  /// Creates a transparent row of the region's width, on which the items of `layer` are drawn.
  init(_ tree: LayerTree, layer: Int, region: PixelRect, _ tables: CoverageTables) {
    self.tree = tree
    self.region = region
    self.tables = tables
    clipOfLayer = Array(repeating: nil, count: tree.layers.count)
    open = [OpenLayer(index: layer, row: RowLayer(columns: region.columns))]
    innermost = (layer, .max)
  }

  /// The row, complete once all groups are closed.
  var pixels: [Pixel] { open[0].row.pixels }

  /// Clears the canvas for another row.
  mutating func begin(_ row: Int) {
    currentRow = row
    validUntil = .max
    open[0].row.clear()
  }

  /// Draws an item; items must come in the order of the list.
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
    let clip = updateClip(of: group, layer: layer.index)
    open[below].row.composite(layer.row, of: group, spans: clips[clip].spans)
    recycle(&layer.row)
  }

  private mutating func mask(_ layer: inout OpenLayer) {
    guard let group = tree.layers[layer.index].group, group.maskItemCount > 0 else { return }
    layer.row.mask(by: layer.mask)
    if var mask = layer.mask.take() { recycle(&mask) }
  }

  /// Keeps a row for another group, cleared in place, since a copy would copy its pixels.
  private mutating func recycle(_ row: inout RowLayer) {
    row.clear()
    spareRows.append(row)
  }

  /// Updates the coverage of a group's clip in the current row, and returns its index among the clips.
  private mutating func updateClip(of group: Group, layer: Int) -> Int {
    let clip = clipOfLayer[layer] ?? clips.count
    if clip == clips.count {
      clips.append(CoverageSource(group.clip, region: region, tables))
      clipOfLayer[layer] = clip
    }
    clips[clip].update(to: currentRow)
    validUntil = min(validUntil, clips[clip].validUntil)
    return clip
  }
}

extension CoverageSource {
  /// Creates the coverage of a clip: of its rectangle, inside its shapes.
  init(_ clip: Clip, region: PixelRect, _ tables: CoverageTables) {
    self.init(.rectangle(clip.rect), clip: clip, rule: .exactArea, region: region, tables)
  }
}
