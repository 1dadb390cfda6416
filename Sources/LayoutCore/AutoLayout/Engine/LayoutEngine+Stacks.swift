internal import Foundation

extension LayoutEngine {
  /// The stack that arranges `view`, or is it, as far out as stacks arrange one another.
  func outermostStack(around view: UIView) -> UIStackView? {
    guard view !== root else { return view as? UIStackView }
    guard var stack = (view.attachedSuperview as? UIStackView) ?? (view as? UIStackView) else { return nil }
    while stack !== root, let outer = stack.attachedSuperview as? UIStackView { stack = outer }
    return stack
  }

  /// Makes the boxes of a stack and of all that it arranges, in their order, whatever mentions them first.
  func makeBoxes(inNestOf stack: UIStackView) {
    for view in nest(of: stack) where view.constraintItem.box(in: self) == nil {
      _ = makeBox(of: view.constraintItem)
    }
  }

  /// A stack and all that it arranges, and stacks in it arrange, in their order.
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
