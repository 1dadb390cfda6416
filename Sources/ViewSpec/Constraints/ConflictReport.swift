internal import LayoutCore

/// Says of constraints that cannot hold together where the spec has them.
@MainActor
struct ConflictReport {
  private let document: JSONDocument
  private var nodes: [ObjectIdentifier: ConstraintNode] = [:]

  init(document: JSONDocument, constraints: [(constraint: NSLayoutConstraint, node: ConstraintNode)]) {
    self.document = document
    for (constraint, node) in constraints { nodes[ObjectIdentifier(constraint)] = node }
  }

  /// What is known of a conflict.
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

  /// The warning about a conflict: what is given up, and beneath it what it cannot hold together with (F.28).
  func warning(_ conflict: ConstraintConflict) -> SpecWarning {
    var others: [String] = []
    for part in conflict.parts {
      switch part {
      case .system(let description): others.append(description)
      case .constraint(let constraint):
        let text = text(of: constraint)
        // A visual format may be in conflict with itself; once is enough.
        if constraint !== conflict.broken, !others.contains(text) { others.append(text) }
      }
    }
    let end = others.isEmpty ? "it cannot hold" : "it cannot hold together with"
    let broken = text(of: conflict.broken)
    let file = nodes[ObjectIdentifier(conflict.broken)] == nil ? "\(fileName): " : ""
    return SpecWarning("\(file)\(broken) is given up: \(end)", details: others)
  }

  private var fileName: String { document.file == "-" ? "<stdin>" : document.file }

  /// A constraint as the spec has it, with its place; as UIKit's log has it if a stack made it.
  private func text(of constraint: NSLayoutConstraint) -> String {
    guard let node = nodes[ObjectIdentifier(constraint)] else { return constraint.logDescription }
    let position = document.position(at: node.element.value.offset)
    let name = node.identifier.map { "\(quoted($0)), " } ?? ""
    return
      "\(fileName):\(position.line):\(position.column): \(node.element.path): \(name)\(quoted(node.text))"
  }
}
