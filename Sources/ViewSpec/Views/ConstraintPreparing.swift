internal import Foundation
internal import LayoutCore
import StackCore

extension UIView {
  /// Prepares the view for constraints: its name in messages, its placement, its sizing priorities, and its guides.
  func prepareForConstraints(
    _ node: ViewNode, in environment: SpecEnvironment, items: inout SpecItems
  ) throws(DocumentError) {
    if let id = node.id { accessibilityIdentifier = id }
    if node.isPlacedByConstraints { translatesAutoresizingMaskIntoConstraints = false }
    let number = environment.number
    if let priority = node.sizing.hugging.horizontal {
      setContentHuggingPriority(try priority.evaluate(number), for: .horizontal)
    }
    if let priority = node.sizing.hugging.vertical {
      setContentHuggingPriority(try priority.evaluate(number), for: .vertical)
    }
    if let priority = node.sizing.compressionResistance.horizontal {
      setContentCompressionResistancePriority(try priority.evaluate(number), for: .horizontal)
    }
    if let priority = node.sizing.compressionResistance.vertical {
      setContentCompressionResistancePriority(try priority.evaluate(number), for: .vertical)
    }
    addGuides(of: node, to: &items)
  }

  /// Adds the guides that the spec gives the view.
  func addGuides(of node: ViewNode, to items: inout SpecItems) {
    guard !node.guides.isEmpty else { return }
    items.guides[node.number] = node.guides.map { name in
      let guide = UILayoutGuide()
      guide.identifier = name
      addLayoutGuide(guide)
      return guide
    }
  }
}

extension UIStackView {
  /// Creates a stack with the properties in a spec, without views.
  convenience init(
    _ properties: StackProperties, _ appearance: Appearance, in environment: SpecEnvironment
  ) throws(DocumentError) {
    self.init(frame: .zero)
    axis = properties.axis
    distribution = properties.distribution
    alignment = properties.alignment
    if let spacing = properties.spacing { self.spacing = try spacing.evaluateSpacing(environment.number) }
    isLayoutMarginsRelativeArrangement = properties.isLayoutMarginsRelative
    isBaselineRelativeArrangement = properties.isBaselineRelative
    try apply(appearance, environment)
  }
}

extension SizingProperties {
  /// Returns the intrinsic size, with `noIntrinsicMetric` for omitted sides.
  @MainActor
  func intrinsicSize(_ number: (FormulaValue) -> Double) throws(DocumentError) -> CGSize {
    CGSize(
      width: try intrinsicWidth?.evaluateSide("width", number) ?? UIView.noIntrinsicMetric,
      height: try intrinsicHeight?.evaluateSide("height", number) ?? UIView.noIntrinsicMetric)
  }
}

extension Formula {
  /// Returns the result of the formula as a spacing, which may be negative.
  func evaluateSpacing(_ number: (FormulaValue) -> Double) throws(DocumentError) -> Double {
    try within(try evaluate(number), "spacing")
  }

  /// Returns the result of the formula as a side of an intrinsic size.
  fileprivate func evaluateSide(
    _ name: String, _ number: (FormulaValue) -> Double
  ) throws(DocumentError) -> Double {
    try within(try evaluateLength(name, number), name)
  }

  /// Returns the value, and refuses one beyond the exact range of the solver.
  private func within(_ value: Double, _ name: String) throws(DocumentError) -> Double {
    let limit = EquationFormula.maximumConstant
    guard abs(value) <= limit else {
      throw problem("found a \(name) of \(numeral(value)) points, more than the limit of \(numeral(limit))")
    }
    return value
  }
}
