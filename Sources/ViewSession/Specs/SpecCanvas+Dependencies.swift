internal import LayoutCore
package import ViewDifference
package import ViewSpec

extension SpecCanvas {
  /// The dependencies that the spec states.
  package var declaredDependencies: DeclaredDependencies {
    var declared = DeclaredDependencies()
    declared.layers = dependencies.entries.map { ($0.view.layer, from: $0.others.map(\.layer)) }
    declared.numbers = dependencies.metrics.map { metric in
      DeclaredNumber(
        name: metric.name, value: metric.value, others: metric.others, layers: metric.views.map(\.layer))
    }
    return declared
  }
}
