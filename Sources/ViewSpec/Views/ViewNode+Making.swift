internal import Foundation
internal import LayoutCore

extension SpecView {
  /// Makes a node's view and all beneath it, and adds them to `items` in the order of reading.
  convenience init(
    tree root: ViewNode, _ environment: SpecEnvironment, _ problems: LayoutProblems, _ items: inout SpecItems
  ) throws(SpecProblem) {
    try self.init(root, environment, problems)
    items.views.append(self)
    addGuides(of: root, to: &items)
    // From the last to the first, so that the first comes next: the order of reading.
    var pending = root.subviews.reversed().map { (superview: self as UIView, node: $0) }
    while let (superview, node) = pending.popLast() {
      let view = try node.makeView(environment, problems)
      items.views.append(view)
      try view.prepareForConstraints(node, environment, &items)
      if let stack = superview as? UIStackView {
        stack.addArrangedSubview(view)
        if let spacing = node.spacingAfter {
          stack.setCustomSpacing(try spacing.evaluateSpacing(environment.number), after: view)
        }
      } else {
        superview.addSubview(view)
      }
      pending += node.subviews.reversed().map { (view, $0) }
    }
  }
}

extension ViewNode {
  /// The node's own view, without subviews.
  @MainActor
  fileprivate func makeView(
    _ environment: SpecEnvironment, _ problems: LayoutProblems
  ) throws(SpecProblem) -> UIView {
    switch kind {
    case .view: return try SpecView(self, environment, problems)
    case .block(let properties): return try BlockView(properties, appearance, environment, problems)
    case .label(let properties): return try UILabel(properties, appearance, environment)
    case .stack(let properties): return try UIStackView(properties, appearance, environment)
    }
  }
}

extension UIView {
  /// Gives the view the looks that a spec describes.
  func apply(_ appearance: Appearance, _ environment: SpecEnvironment) throws(SpecProblem) {
    let number = environment.number
    backgroundColor = appearance.background
    alpha = appearance.alpha
    isHidden = appearance.isHidden
    clipsToBounds = appearance.clipsToBounds
    if let width = appearance.borderWidth {
      let width = try width.evaluateLength("border width", number)
      layer.borderWidth = environment.snapsToPixels ? environment.grid.snapBorder(width) : width
      layer.borderColor = appearance.borderColor.resolvedColor(with: environment.traits).cgColor
    }
    if let radius = appearance.cornerRadius {
      layer.cornerRadius = try radius.evaluateLength("corner radius", number)
    }
    layer.maskedCorners = appearance.corners
    if let transform = appearance.transform {
      self.transform = try transform.value(number)
    }
    if let margins = appearance.layoutMargins {
      try apply(margins, number)
    }
  }

  private func apply(_ margins: EdgeFormulas, _ number: (FormulaValue) -> Double) throws(SpecProblem) {
    let top = try margins.top.evaluateLength("margin", number)
    let leading = try margins.leading.evaluateLength("margin", number)
    let bottom = try margins.bottom.evaluateLength("margin", number)
    let trailing = try margins.trailing.evaluateLength("margin", number)
    if margins.isAbsolute {
      layoutMargins = UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    } else {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
}

extension TransformFormulas {
  fileprivate func value(_ number: (FormulaValue) -> Double) throws(SpecProblem) -> CGAffineTransform {
    CGAffineTransform(scaleX: try scaleX.evaluate(number), y: try scaleY.evaluate(number))
      .concatenating(CGAffineTransform(rotationAngle: try rotation.evaluate(number) * .pi / 180))
      .concatenating(
        CGAffineTransform(
          translationX: try translationX.evaluate(number), y: try translationY.evaluate(number)))
  }
}
