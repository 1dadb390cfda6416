internal import Foundation
internal import LayoutCore

extension UIView {
  /// Gives the view what constraints have to know of it: its name in messages, who places it, the priorities of its
  /// size, and its guides.
  func prepareForConstraints(
    _ node: ViewNode, _ environment: SpecEnvironment, _ items: inout SpecItems
  ) throws(SpecProblem) {
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
  /// A stack that is set to what a spec says, without views.
  convenience init(
    _ properties: StackProperties, _ appearance: Appearance, _ environment: SpecEnvironment
  ) throws(SpecProblem) {
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
  /// The intrinsic size; `noIntrinsicMetric` where the spec says none.
  @MainActor
  func intrinsicSize(_ number: (FormulaValue) -> Double) throws(SpecProblem) -> CGSize {
    CGSize(
      width: try intrinsicWidth?.evaluateSide("width", number) ?? UIView.noIntrinsicMetric,
      height: try intrinsicHeight?.evaluateSide("height", number) ?? UIView.noIntrinsicMetric)
  }
}

extension Formula {
  /// The formula's number as a spacing in a stack, which may be negative.
  func evaluateSpacing(_ number: (FormulaValue) -> Double) throws(SpecProblem) -> Double {
    try within(try evaluate(number), "spacing")
  }

  /// The formula's number as a side of an intrinsic size.
  fileprivate func evaluateSide(
    _ name: String, _ number: (FormulaValue) -> Double
  ) throws(SpecProblem) -> Double {
    try within(try evaluateLength(name, number), name)
  }

  /// Refuses numbers beyond what the solver is exact for.
  private func within(_ value: Double, _ name: String) throws(SpecProblem) -> Double {
    let limit = EquationFormula.maximumConstant
    guard abs(value) <= limit else {
      throw problem("found a \(name) of \(numeral(value)) points, more than the limit of \(numeral(limit))")
    }
    return value
  }
}
