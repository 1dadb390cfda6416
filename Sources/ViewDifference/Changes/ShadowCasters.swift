internal import Foundation

/// The views of a tree that cast shadows of their subtrees, each with the next one around it.
struct ShadowCasters {
  /// The nearest ancestor of each node that casts a shadow of it.
  private(set) var around: [Int?] = []
  /// The shadow that each node casts; nil if it casts none or is transformed.
  ///
  /// A transformed shadow is another one in pixels, and is part of the view's paint in any case.
  private(set) var shadows: [CastShadow?] = []
  /// Whether or not each node casts a shadow.
  private(set) var isCaster: [Bool] = []
  /// The area of the paint of each node and its ancestors, as far as they cast shadows.
  private var areas: [Double] = []

  /// The maximum number of nested casters whose shadows are followed, each also with the shadows of the ones before it.
  ///
  /// For casters further out their whole paint counts. Without a limit, each would double the number of shadows.
  static let limit = 3

  init(_ tree: LayoutTree) {
    var isTransformed: [Bool] = []
    for (index, node) in tree.nodes.enumerated() {
      let words = node.properties["shadow"]
      isTransformed.append(
        node.properties["transform"] != nil || node.properties["sublayerTransform"] != nil
          || node.parent.map { isTransformed[$0] } ?? false)
      isCaster.append(words != nil)
      shadows.append(
        isTransformed[index] ? nil : words.flatMap { CastShadow(words: $0, scale: tree.scale) })
      around.append(node.parent.flatMap { isCaster[$0] ? $0 : around[$0] })
      let area = words != nil ? node.paint.map { PixelRect($0).area } ?? 0 : 0
      areas.append(area + (around[index].map { areas[$0] } ?? 0))
    }
  }

  /// Returns the shadows that the casters from one outwards cast, alone and of each other.
  ///
  /// The area is that of the paint of the casters beyond the limit.
  func cast(from first: Int?) -> (shadows: [CastShadow], farArea: Double) {
    var found: [CastShadow] = []
    var next = first
    for _ in 0..<ShadowCasters.limit {
      guard let caster = next, let shadow = shadows[caster] else { break }
      found += ([CastShadow()] + found).map { $0.cast(shadow) }
      next = around[caster]
    }
    return (found, next.map { areas[$0] } ?? 0)
  }
}
