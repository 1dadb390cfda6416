internal import Foundation

extension LayoutEngine {
  /// Returns the outermost stack view that arranges `view`, or is it, through stack views that arrange one another.
  func outermostStack(around view: UIView) -> UIStackView? {
    guard view !== root else { return view as? UIStackView }
    guard var stack = (view.attachedSuperview as? UIStackView) ?? (view as? UIStackView) else { return nil }
    while stack !== root, let outer = stack.attachedSuperview as? UIStackView { stack = outer }
    return stack
  }

  /// Makes the boxes of a stack view and of all views that it arranges, in their order.
  ///
  /// The order does not depend on the first mention of each view.
  func makeBoxes(inNestOf stack: UIStackView) {
    for view in nest(of: stack) where view.constraintItem.box(in: self) == nil {
      _ = makeBox(of: view.constraintItem)
    }
  }

  /// Returns a stack view and all views that it and the stack views in it arrange, in their order.
  func nest(of stack: UIView) -> [UIView] {
    var views: [UIView] = []
    var pending: [UIView] = [stack]
    while let view = pending.popLast() {
      views.append(view)
      if let stack = view as? UIStackView { pending += stack.arrangement.views.reversed() }
    }
    return views
  }
}
