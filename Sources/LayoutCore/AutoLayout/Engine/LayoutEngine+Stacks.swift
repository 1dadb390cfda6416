internal import Foundation

extension LayoutEngine {
  /// Returns the outermost stack view that arranges `view`, or is it, through stack views that arrange one another.
  func outermostStack(around view: UIView) -> (any StackingView)? {
    guard view !== root else { return view.asStack }
    guard var stack = view.enclosingStack ?? view.asStack else { return nil }
    while stack !== root, let outer = stack.enclosingStack { stack = outer }
    return stack
  }

  /// Makes the boxes of a stack view and of all views that it arranges, in their order.
  ///
  /// The order does not depend on the first mention of each view.
  func makeBoxes(inNestOf stack: UIView) {
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
      if let stack = view.asStack { pending += stack.stackedViews.reversed() }
    }
    return views
  }
}
