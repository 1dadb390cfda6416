internal import LayoutCore

/// A reporter of conflicting constraints with their places in the spec.
@MainActor
struct ConflictReport {
  private let document: JSONDocument
  private var nodes: [ObjectIdentifier: ConstraintNode] = [:]

  init(document: JSONDocument, constraints: [(constraint: NSLayoutConstraint, node: ConstraintNode)]) {
    self.document = document
    for (constraint, node) in constraints { nodes[ObjectIdentifier(constraint)] = node }
  }

  /// Returns the description of a conflict with the places of its constraints.
  func conflict(_ conflict: ConstraintConflict, among views: [UIView]) -> SpecConflict {
    let broken = nodes[ObjectIdentifier(conflict.broken)]
    var others: [SpecConflict.Part] = []
    for case .constraint(let constraint) in conflict.parts where constraint !== conflict.broken {
      let part = part(of: constraint)
      if !others.contains(part) { others.append(part) }
    }
    let first = broken?.mentionedViews.first.flatMap { views.indices.contains($0) ? views[$0] : nil }
    return SpecConflict(
      broken: part(of: conflict.broken), others: others, view: first ?? conflict.broken.firstItem as? UIView,
      warning: warning(conflict))
  }

  private func part(of constraint: NSLayoutConstraint) -> SpecConflict.Part {
    guard let node = nodes[ObjectIdentifier(constraint)] else {
      return SpecConflict.Part(text: constraint.logDescription, place: nil)
    }
    return SpecConflict.Part(text: node.text, place: document.place(at: node.element.value.offset))
  }

  /// Returns the warning about a conflict: the broken constraint, and below it those that it conflicts with (F.28).
  func warning(_ conflict: ConstraintConflict) -> SpecWarning {
    var others: [String] = []
    for part in conflict.parts {
      switch part {
      case .system(let description): others.append(description)
      case .constraint(let constraint):
        let text = text(of: constraint)
        // A visual format can conflict with itself; its text is listed once.
        if constraint !== conflict.broken, !others.contains(text) { others.append(text) }
      }
    }
    let end = others.isEmpty ? "it cannot be satisfied" : "it conflicts with"
    let broken = text(of: conflict.broken)
    let file = nodes[ObjectIdentifier(conflict.broken)] == nil ? "\(fileName): " : ""
    return SpecWarning("\(file)\(broken) is broken: \(end)", details: others)
  }

  private var fileName: String { document.file == "-" ? "<stdin>" : document.file }

  /// Returns the text and place of a constraint in the spec, or UIKit's log text for a constraint of a stack.
  private func text(of constraint: NSLayoutConstraint) -> String {
    guard let node = nodes[ObjectIdentifier(constraint)] else { return constraint.logDescription }
    let position = document.position(at: node.element.value.offset)
    let name = node.identifier.map { "\(quoted($0)), " } ?? ""
    return
      "\(fileName):\(position.line):\(position.column): \(node.element.path): \(name)\(quoted(node.text))"
  }
}
