public import LayoutCore

extension DependencyGraph {
  /// What the layout of a view computes the sizes and positions of its subviews from.
  ///
  /// It is found by trial: `layoutSubviews()` of the view runs again and again, each time being told something else of one
  /// size or position. So it must be such that it may run again, as UIKit demands anyhow. The view and its subviews are
  /// afterwards where they were; what else such code does, it does each time.
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
