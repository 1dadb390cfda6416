package import Escaping
internal import LayoutCore

/// The layout of the subviews of one view, in an order that satisfies the references of the spec.
package struct SpecPlan: Sendable {
  /// The size or the position of a subview.
  package struct Component: Hashable, Sendable {
    /// The index among the container's subviews.
    package let view: Int
    package let isSize: Bool
  }

  /// The path of names of the container, such as `canvas/card`.
  package let path: ViewPath
  /// The names of the subviews: their identifiers, or else their types with their indices among the siblings.
  package let names: [String]
  /// The sizes and positions of all subviews, in the order of their evaluation.
  package let order: [Component]
  /// The dependencies of components, including those through slices, except that of a position on its own view's size.
  package let dependencies: [(dependent: Component, needed: Component)]
}

extension SpecCanvas {
  /// The plans of all views that have one, in reading order.
  ///
  /// A view whose subviews are all placed by constraints, such as a stack, has no order of evaluation, and no plan. If
  /// constraints place some subviews, these have no dependencies that the plan knows.
  package var plans: [SpecPlan] {
    var plans: [SpecPlan] = []
    var pending = subviews.prefix(1).map { (view: $0, path: ViewPath(names: ["canvas"])) }
    while let (view, path) = pending.popLast() {
      let names = view.subviews.enumerated().map { $1.specName(place: $0) }
      pending += zip(view.subviews, names).map { ($0, path.appending($1)) }.reversed()
      guard let view = view as? SpecView, view.plan.sizes.contains(where: { !$0.rule.isByConstraints }) else {
        continue
      }
      plans.append(SpecPlan(view.plan, path: path, names: names))
    }
    return plans
  }
}

extension SpecPlan {
  fileprivate init(_ plan: LayoutPlan, path: ViewPath, names: [String]) {
    (self.path, self.names) = (path, names)
    order = plan.order.compactMap(Component.init)
    dependencies = order.flatMap { component in
      plan.components(neededBy: component).map { (component, $0) }
    }
  }
}

extension SpecPlan.Component {
  fileprivate init?(_ step: LayoutPlan.Step) {
    switch step {
    case .size(let view): self.init(view: view, isSize: true)
    case .position(let view): self.init(view: view, isSize: false)
    case .slice: return nil
    }
  }
}

extension UIView {
  fileprivate func specName(place: Int) -> String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let type =
      switch self {
      case is BlockView: "block"
      case is SpecView: "view"
      default: String(describing: type(of: self))
      }
    return "\(type)[\(place)]"
  }
}

extension LayoutPlan {
  /// Returns the distinct components that a component's rule refers to, directly or through slices.
  fileprivate func components(neededBy component: SpecPlan.Component) -> [SpecPlan.Component] {
    var found: [SpecPlan.Component] = []
    var steps = [component.isSize ? Step.size(component.view) : .position(component.view)]
    var next = 0
    while next < steps.count {
      for value in values(of: steps[next]) {
        switch value {
        case .scale, .metric, .ownSize, .area(.bounds, _), .area(.layoutMargins, _): break
        case .sibling(let view, let attribute):
          let needed = SpecPlan.Component(view: view, isSize: attribute.isSize)
          if !found.contains(needed) { found.append(needed) }
        case .area(.slice(let slice), _):
          guard let rule = sliceResults.firstIndex(where: { $0.contains(slice) }) else { continue }
          if !steps.contains(.slice(rule)) { steps.append(.slice(rule)) }
        }
      }
      next += 1
    }
    return found
  }
}
