internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
import StackCore
internal import StyleCore
internal import TextViewCore

extension SpecView {
  /// Creates the view of a node with all its subviews, and adds them to `items` in reading order.
  convenience init(
    tree root: ViewNode, in environment: SpecEnvironment, errors: LayoutErrors, items: inout SpecItems
  ) throws(DocumentError) {
    try self.init(root, in: environment, errors: errors)
    items.views.append(self)
    items.offsets.append(root.offset)
    addGuides(of: root, to: &items)
    // Pending nodes are in reverse order, so that the first comes next: the reading order.
    var pending = root.subviews.reversed().map { (self as UIView, environment, [Int](), $0) }
    while let (superview, outer, spacing, node) = pending.popLast() {
      let environment = outer.inside(node.appearance)
      let view = try node.makeView(environment, errors)
      items.views.append(view)
      items.offsets.append(node.offset)
      try view.prepareForConstraints(node, in: environment, items: &items)
      if let stack = superview as? UIStackView {
        stack.addArrangedSubview(view)
        items.spacings.append((view, spacing + (node.spacingAfter?.metrics ?? [])))
        if let spacing = node.spacingAfter {
          stack.setCustomSpacing(try spacing.evaluateSpacing(environment.number), after: view)
        }
      } else if let list = superview as? any EmbeddingView {
        list.embedded.add(view, at: node.offset)
      } else {
        superview.addSubview(view)
      }
      pending += node.subviews.reversed().map { (view, environment, node.spacingMetrics, $0) }
    }
  }
}

extension ViewNode {
  /// The metrics of a stack's spacing.
  fileprivate var spacingMetrics: [Int] {
    if case .stack(let properties) = kind { properties.spacing?.metrics ?? [] } else { [] }
  }

  /// Returns the view of the node, without subviews.
  @MainActor
  fileprivate func makeView(
    _ environment: SpecEnvironment, _ errors: LayoutErrors
  ) throws(DocumentError) -> UIView {
    switch kind {
    case .view: return try SpecView(self, in: environment, errors: errors)
    case .block(let properties): return try BlockView(properties, appearance, in: environment, errors: errors)
    case .label(let properties): return try UILabel(properties, appearance, in: environment)
    case .stack(let properties): return try UIStackView(properties, appearance, in: environment)
    case .standard(let make):
      let view = try make(environment)
      try view.apply(appearance, environment)
      return view
    }
  }
}

extension UIView {
  /// Applies the appearance in a spec to the view.
  func apply(_ appearance: Appearance, _ environment: SpecEnvironment) throws(DocumentError) {
    let number = environment.number
    if let traits = appearance.traits { apply(traits) }
    if let color = appearance.background { backgroundColor = color }
    if let color = appearance.tintColor { tintColor = color }
    if let alpha = appearance.alpha { self.alpha = alpha }
    if let isHidden = appearance.isHidden { self.isHidden = isHidden }
    if let clipsToBounds = appearance.clipsToBounds { self.clipsToBounds = clipsToBounds }
    if let width = appearance.borderWidth {
      let width = try width.evaluateLength("border width", number)
      layer.borderWidth = environment.snapsToPixels ? environment.grid.snapBorder(width) : width
      layer.borderColor = appearance.borderColor.resolvedColor(with: environment.traits).cgColor
    }
    if let radius = appearance.cornerRadius {
      layer.cornerRadius = try radius.evaluateLength("corner radius", number)
    }
    if let corners = appearance.corners { layer.maskedCorners = corners }
    if let transform = appearance.transform {
      self.transform = try transform.value(number)
    }
    if let margins = appearance.layoutMargins {
      try apply(margins, number)
    }
    appearance.accessibility?.apply(to: self)
  }

  /// Overrides the specified traits.
  private func apply(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified {
      traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    }
    if traits.layoutDirection != .unspecified { traitOverrides.layoutDirection = traits.layoutDirection }
    if traits.preferredContentSizeCategory != .unspecified {
      traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
  }

  private func apply(_ margins: EdgeFormulas, _ number: (FormulaValue) -> Double) throws(DocumentError) {
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

extension SpecEnvironment {
  /// Returns the environment of a view with this appearance and of its subviews.
  fileprivate func inside(_ appearance: Appearance) -> SpecEnvironment {
    guard let own = appearance.traits else { return self }
    var environment = self
    environment.traits = UITraitCollection(traitsFrom: [traits, own])
    return environment
  }
}

extension TransformFormulas {
  fileprivate func value(_ number: (FormulaValue) -> Double) throws(DocumentError) -> CGAffineTransform {
    CGAffineTransform(scaleX: try scaleX.evaluate(number), y: try scaleY.evaluate(number))
      .concatenating(CGAffineTransform(rotationAngle: try rotation.evaluate(number) * .pi / 180))
      .concatenating(
        CGAffineTransform(
          translationX: try translationX.evaluate(number), y: try translationY.evaluate(number)))
  }
}
