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
  private let tables: CoverageTables
  /// The canvas, then the layers of the open groups and masks, outermost first.
  private var open: [OpenLayer]
  /// The innermost open layer, and the first item behind its own.
  private var innermost: (layer: Int, end: Int)
  /// Transparent rows for groups to come.
  private var spareRows: [RowLayer] = []
  /// How far the clips of groups cover that were drawn so far, and where those of each layer are among them.
  private var clips: [CoverageSource] = []
  private var clipOfLayer: [Int?]
  /// The first row in which the clip of a group that was closed may differ.
  private(set) var validUntil = Int.max
  private var currentRow = 0

  /// A transparent row of the region's width; what belongs to `layer` is drawn on it.
  init(_ tree: LayerTree, layer: Int, region: PixelRect, _ tables: CoverageTables) {
    self.tree = tree
    self.region = region
    self.tables = tables
    clipOfLayer = Array(repeating: nil, count: tree.layers.count)
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
    let clip = updateClip(of: group, layer: layer.index)
    open[below].row.composite(layer.row, group, clips[clip].spans)
    recycle(&layer.row)
  }

  private mutating func mask(_ layer: inout OpenLayer) {
    guard let group = tree.layers[layer.index].group, group.maskItemCount > 0 else { return }
    layer.row.mask(by: layer.mask)
    if var mask = layer.mask.take() { recycle(&mask) }
  }

  /// Keeps a row for another group. It is cleared where it is: a copy of it would be a copy of its pixels.
  private mutating func recycle(_ row: inout RowLayer) {
    row.clear()
    spareRows.append(row)
  }

  /// Finds where a group is seen in the current row, and answers where among the clips that is.
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
  /// The coverage of a clip on its own: of its rectangle, inside its shapes.
  init(_ clip: Clip, region: PixelRect, _ tables: CoverageTables) {
    self.init(.rectangle(clip.rect), clip: clip, rule: .exactArea, region: region, tables)
  }
}
