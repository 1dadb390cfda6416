internal import Paths

extension DisplayList {
  /// Returns the list with images in place of its backdrops.
  ///
  /// One after the other, what lies beneath a backdrop is drawn where the backdrop looks, blurred, and painted as an
  /// image. So the drawing by rows knows no backdrops.
  func drawingBackdrops(_ rule: Band.Rule) -> DisplayList {
    guard hasBackdrops, width > 0, height > 0 else { return self }
    var stages = BackdropStages(self, rule)
    stages.draw()
    return DisplayList(width: width, height: height, items: stages.items)
  }
}

/// The stages in which a list with backdrops is drawn, one for each.
private struct BackdropStages {
  /// The items of the list, those before the present stage without backdrops.
  private(set) var items: [DisplayItem]
  private let tree: LayerTree
  private let canvas: PixelRect
  private let rule: Band.Rule
  /// The part of each layer that affects the picture.
  private let regions: [PixelRect]

  init(_ list: DisplayList, _ rule: Band.Rule) {
    items = list.items
    tree = LayerTree(list)
    canvas = PixelRect(x: 0, y: 0, width: list.width, height: list.height)
    self.rule = rule
    regions = tree.regions(on: canvas)
  }

  mutating func draw() {
    for index in items.indices {
      guard case .fill(var fill) = items[index].content, case .backdrop(let backdrop) = fill.paint else {
        continue
      }
      fill.paint = .image(image(of: BackdropFilter(backdrop), index))
      items[index].content = .fill(fill)
    }
  }

  /// Returns what the backdrop of an item shows.
  private func image(of filter: BackdropFilter, _ index: Int) -> ImagePaint {
    // Later backdrops look at the whole canvas.
    let area = tree.boundsOfItem[index].intersection(regions[tree.layerOfItem[index]].union(canvas))
    guard !area.isEmpty else { return ImagePaint(Picture(Bitmap(width: 0, height: 0))) }
    let captured = filter.captured(for: area, on: canvas)
    let picture = filter.picture(of: beneath(index, in: captured), captured, in: area)
    return ImagePaint(
      Picture(picture),
      deviceToImage: .translation(x: -Double(area.columns.lowerBound), y: -Double(area.rows.lowerBound)),
      sampling: .nearest, tilingX: .none, tilingY: .none)
  }

  /// Draws the items before `index` on the same layer, in `area`.
  private func beneath(_ index: Int, in area: PixelRect) -> Bitmap {
    let layer = tree.layers[tree.layerOfItem[index]]
    let start = layer.items.lowerBound + (layer.group?.maskItemCount ?? 0)
    let list = DisplayList(
      width: canvas.columns.count, height: canvas.rows.count, items: Array(items[start..<index]))
    var bitmap = Bitmap(width: area.columns.count, height: 0)
    bitmap.reserveRows(area.rows.count)
    LayerPass(list, LayerTree(list), layer: 0, region: area, tables: CoverageTables(), rule: rule)
      .drawAllRows(into: &bitmap)
    return bitmap
  }
}

extension LayerTree {
  /// Returns the part of each layer that affects the picture: the canvas, and what casts shadows into it.
  fileprivate func regions(on canvas: PixelRect) -> [PixelRect] {
    var regions = [canvas]
    for layer in layers.dropFirst() {
      var region = regions[layer.parent]
      if let group = layer.group, let shadow = group.shadow {
        region = region.intersection(PixelRect(around: group.clip.rect))
        region = ShadowRows(shadow, area: region, bounds: layer.bounds).region
      }
      regions.append(region)
    }
    return regions
  }
}
