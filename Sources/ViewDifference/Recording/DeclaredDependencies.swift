package import LayerCore
import LayoutCore

/// The dependencies that a layout by rules states.
package struct DeclaredDependencies {
  /// Layers, and those from which their frames are computed, the nearest first.
  package var layers: [(CALayer, from: [CALayer])] = []
  /// Named numbers, and the layers whose frames are computed from them.
  package var numbers: [DeclaredNumber] = []

  /// Creates dependencies without layers or numbers.
  package init() {}
}

/// A named number of a layout by rules.
package struct DeclaredNumber {
  let name: String
  let value: Double
  let others: [Int]
  let layers: [CALayer]

  /// Creates a number with the places of those that it is computed from, and the layers whose frames depend on it.
  package init(name: String, value: Double, others: [Int], layers: [CALayer]) {
    self.name = name
    self.value = value
    self.others = others
    self.layers = layers
  }
}
