/// The view that moves what is in it between the pixels.
struct FractionOrigin: Hashable {
  let node: Int
  /// Whether its own edges are on pixels, so that the origin of its bounds, as the offset of a scroll view's content,
  /// brings the fraction.
  let isOfBounds: Bool
}

extension PixelScene {
  /// Where the fractions of a node's edges come from, each once: the outermost node on the way up that lies at a
  /// fraction in a superview that does not, or the node itself.
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
    // Its size is its own.
    guard let place = places[index], !place[axis].start.isWholePixel else { return itself }
    var node = index
    while let parent = tree.nodes[node].parent, let outer = places[parent], !outer[axis].zero.isWholePixel {
      node = parent
    }
    guard node != index, let outermost = places[node] else { return itself }
    return FractionOrigin(node: node, isOfBounds: outermost[axis].start.isWholePixel)
  }
}
