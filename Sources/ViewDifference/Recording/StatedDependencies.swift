package import LayoutCore

/// What somebody who lays out by rules knows of whose places are computed from whose.
package struct StatedDependencies {
  /// Layers, and what their places are computed from, the nearest reasons first.
  package var layers: [(CALayer, from: [CALayer])] = []
  /// Named numbers, and the layers whose places are computed from them.
  package var numbers: [(name: String, value: Double, layers: [CALayer])] = []

  /// Nothing is known.
  package init() {}
}
