internal import Foundation

/// The views of a tree that cast shadows of what is in them, each with the next one around it.
struct ShadowCasters {
  /// For each node the nearest view that it is in and that casts a shadow of it.
  private(set) var around: [Int?] = []
  /// For each node the shadow that it casts; nil where it casts none, or is transformed: in pixels it is another one, and
  /// is in what the view paints all the same.
  private(set) var shadows: [CastShadow?] = []
  /// For each node whether it casts a shadow.
  private(set) var isCaster: [Bool] = []
  /// For each node the area of what it and those around it that cast shadows paint.
  private var areas: [Double] = []

  /// So many shadows of a change are followed from view to view, each also as shadows of the ones before it; of views
  /// further out, all that they paint counts. Without a limit, each of them would double the number of shadows.
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

  /// The shadows that the casters from one outwards cast, alone and of each other, and the area of what those paint that
  /// are too far for that.
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
