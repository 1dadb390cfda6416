/// The view that causes its descendants to be between pixels.
struct FractionOrigin: Hashable {
  let node: Int
  /// Whether or not the view's own edges are on pixels, and the fraction is that of its bounds' origin.
  ///
  /// An example is the content offset of a scroll view.
  let isOfBounds: Bool
}

extension PixelScene {
  /// Returns the origins of the fractions of a node's edges, without duplicates.
  ///
  /// An origin is the outermost ancestor at a fraction in a superview without one, or the node itself.
  func origins(of index: Int, _ sides: [PixelSide]) -> [FractionOrigin] {
    var origins: [FractionOrigin] = []
    for axis in PixelAxis.allCases where sides.contains(where: { $0.axis == axis }) {
      let origin = origin(of: index, axis)
      if !origins.contains(origin) { origins.append(origin) }
    }
    return origins
  }

  private func origin(of index: Int, _ axis: PixelAxis) -> FractionOrigin {
    let itself = FractionOrigin(node: index, isOfBounds: false)
    // The fraction of a size is the view's own.
    guard let frame = frames[index], !frame[axis].start.isWholePixel else { return itself }
    var node = index
    while let parent = tree.nodes[node].parent, let outer = frames[parent], !outer[axis].zero.isWholePixel {
      node = parent
    }
    guard node != index, let outermost = frames[node] else { return itself }
    return FractionOrigin(node: node, isOfBounds: outermost[axis].start.isWholePixel)
  }
}
