public import LayoutCore

extension DependencyGraph {
  /// Creates the graph of the sizes and positions of a view's subviews, as observed in trials.
  ///
  /// `layoutSubviews()` of the view runs repeatedly, each time with another value of one size or position. It must be
  /// possible to run it again, as UIKit demands anyway. The view and its subviews are restored afterwards; other
  /// effects of the code happen each time.
  @preconcurrency @MainActor
  public init(of view: UIView) {
    let observed = ObservedDependencies(of: view)
    let container = ViewPath(names: [view.pathName(place: nil)])
    let views = observed.views.enumerated().map { place, view in
      let name = view.pathName(place: place)
      return View(name: view.accessibilityIdentifier ?? name, path: container.appending(name))
    }
    self.init(
      container: container, views: views, writes: observed.order.map(Component.init),
      dependencies: observed.dependencies.map { (Component($0.dependent), Component($0.on)) },
      positionsNeedSizes: false)
  }
}

extension DependencyGraph.Component {
  fileprivate init(_ component: ObservedDependencies.Component) {
    self.init(component.kind == .size ? .size : .position, of: component.view)
  }
}
