/// The layers that the items of a list draw on: the canvas, and one for each group and each mask.
struct LayerTree {
  /// A transparent layer, or the canvas.
  struct Layer {
    /// The group of the layer; nil for the canvas and for masks.
    var group: Group?
    var isMask = false
    /// The layer that it is composited onto, or masks; for the canvas, itself.
    var parent: Int
    /// The range of its items, with those of layers above it.
    var items: Range<Int>
    /// The bounds of these items' drawing.
    var bounds = PixelRect.empty

    /// The bounds of the group and its shadow, for items inside `bounds`.
    var reach: PixelRect {
      guard let shadow = group?.shadow else { return bounds }
      let reach = ShadowRows.reach(of: shadow, from: bounds)
      return shadow.drawsSource ? reach.union(bounds) : reach
    }
  }

  /// The layers in the order in which they begin, the canvas first.
  private(set) var layers: [Layer]
  /// The layer that each item draws on.
  private(set) var layerOfItem: [Int] = []
  /// The layer of each item that is a group; −1 for fills.
  private(set) var layerOfGroup: [Int] = []
  /// The bounds of each item's drawing, on and beside the canvas.
  private(set) var boundsOfItem: [PixelRect] = []
  /// The plain rectangle of each item that is one.
  private(set) var rectangleOfItem: [PlainRectangle?] = []

  /// Creates the layers of `list`.
  init(_ list: DisplayList) {
    layers = [Layer(parent: 0, items: 0..<list.items.count)]
    layerOfItem.reserveCapacity(list.items.count)
    layerOfGroup.reserveCapacity(list.items.count)
    boundsOfItem.reserveCapacity(list.items.count)
    rectangleOfItem.reserveCapacity(list.items.count)
    var innermost = 0
    // An access to an item copies it, which takes a quarter of the time of ten thousand tiny ones: one is enough.
    for index in list.items.indices {
      while layers[innermost].items.upperBound <= index { innermost = layers[innermost].parent }
      layerOfItem.append(innermost)
      let group: Group
      switch list.items[index].content {
      case .fill(let fill):
        layerOfGroup.append(-1)
        boundsOfItem.append(PixelRect(around: fill.shape.bounds.intersection(fill.clip.rect)))
        rectangleOfItem.append(PlainRectangle(fill))
        continue
      case .group(let content): group = content
      }
      boundsOfItem.append(.empty)
      rectangleOfItem.append(nil)
      layerOfGroup.append(layers.count)
      layers.append(
        Layer(group: group, parent: innermost, items: (index + 1)..<(index + 1 + group.itemCount)))
      innermost = layers.count - 1
      guard group.maskItemCount > 0 else { continue }
      layers.append(
        Layer(isMask: true, parent: innermost, items: (index + 1)..<(index + 1 + group.maskItemCount)))
      innermost = layers.count - 1
    }
    measure()
  }

  /// Computes the bounds of groups and layers.
  ///
  /// Items of a group follow it in the list, so that from the end their bounds are known in time.
  private mutating func measure() {
    for index in boundsOfItem.indices.reversed() {
      if layerOfGroup[index] >= 0, let group = layers[layerOfGroup[index]].group {
        boundsOfItem[index] = layers[layerOfGroup[index]].reach.intersection(
          PixelRect(around: group.clip.rect))
      }
      let layer = layerOfItem[index]
      layers[layer].bounds = layers[layer].bounds.union(boundsOfItem[index])
    }
  }
}
