/// The layers that the items of a list draw on: the canvas, and one for each group and each mask.
struct LayerTree {
  /// A transparent layer, or the canvas.
  struct Layer {
    /// What becomes of the layer; `nil` for the canvas and for masks.
    var group: Group?
    var isMask = false
    /// The layer that it is composited onto, or masks; the canvas names itself.
    var parent: Int
    /// Its items, those of layers above it among them.
    var items: Range<Int>
    /// Where these items may draw.
    var bounds = PixelRect.empty

    /// Where the group's shadow or the group itself may show, of what it draws inside `bounds`.
    var reach: PixelRect {
      guard let shadow = group?.shadow else { return bounds }
      let reach = ShadowRows.reach(of: shadow, from: bounds)
      return shadow.drawsSource ? reach.union(bounds) : reach
    }
  }

  /// The canvas first, then the others in the order in which they begin.
  private(set) var layers: [Layer]
  /// For every item, the layer that it draws on.
  private(set) var layerOfItem: [Int] = []
  /// For every item that is a group, its own layer; −1 for fills.
  private(set) var layerOfGroup: [Int] = []
  /// Where every item may draw something, on and beside the canvas.
  private(set) var boundsOfItem: [PixelRect]

  /// The layers of `list`.
  init(_ list: DisplayList) {
    layers = [Layer(parent: 0, items: 0..<list.items.count)]
    boundsOfItem = Array(repeating: .empty, count: list.items.count)
    var innermost = 0
    for (index, item) in list.items.enumerated() {
      while layers[innermost].items.upperBound <= index { innermost = layers[innermost].parent }
      layerOfItem.append(innermost)
      guard case .group(let group) = item.content else {
        layerOfGroup.append(-1)
        continue
      }
      layerOfGroup.append(layers.count)
      layers.append(
        Layer(group: group, parent: innermost, items: (index + 1)..<(index + 1 + group.itemCount)))
      innermost = layers.count - 1
      guard group.maskItemCount > 0 else { continue }
      layers.append(
        Layer(isMask: true, parent: innermost, items: (index + 1)..<(index + 1 + group.maskItemCount)))
      innermost = layers.count - 1
    }
    measure(list)
  }

  /// Finds the bounds of items and layers. Items of a group lie behind it in the list, so that from the end all is
  /// known in time.
  private mutating func measure(_ list: DisplayList) {
    for index in list.items.indices.reversed() {
      let bounds: PixelRect
      switch list.items[index].content {
      case .fill(let fill): bounds = PixelRect(around: fill.shape.bounds.intersection(fill.clip.rect))
      case .group(let group):
        bounds = layers[layerOfGroup[index]].reach.intersection(PixelRect(around: group.clip.rect))
      }
      boundsOfItem[index] = bounds
      layers[layerOfItem[index]].bounds = layers[layerOfItem[index]].bounds.union(bounds)
    }
  }
}
