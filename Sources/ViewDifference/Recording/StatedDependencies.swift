package import LayerCore
import LayoutCore

/// What somebody who lays out by rules knows of whose places are computed from whose.
package struct StatedDependencies {
  /// Layers, and what their places are computed from, the nearest reasons first.
  package var layers: [(CALayer, from: [CALayer])] = []
  /// Named numbers, and the layers whose places are computed from them.
  package var numbers: [StatedNumber] = []

  /// Nothing is known.
  package init() {}
}

/// A number that somebody who lays out by rules has a name for.
package struct StatedNumber {
  let name: String
  let value: Double
  let others: [Int]
  let layers: [CALayer]

  /// A number, the places of those that it is computed from, and the layers whose places are computed from it.
  package init(name: String, value: Double, others: [Int], layers: [CALayer]) {
    self.name = name
    self.value = value
    self.others = others
    self.layers = layers
  }
}
