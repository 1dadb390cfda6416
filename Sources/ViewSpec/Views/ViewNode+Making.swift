internal import Foundation
internal import LayoutCore

extension SpecView {
  /// Makes a node's view and all beneath it.
  convenience init(
    tree root: ViewNode, _ environment: SpecEnvironment, _ problems: LayoutProblems
  ) throws(SpecProblem) {
    try self.init(root, environment, problems)
    var pending: [(superview: UIView, nodes: [ViewNode])] = [(self, root.subviews)]
    while let (superview, nodes) = pending.popLast() {
      for node in nodes {
        let view = try node.makeView(environment, problems)
        superview.addSubview(view)
        if !node.subviews.isEmpty { pending.append((view, node.subviews)) }
      }
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
