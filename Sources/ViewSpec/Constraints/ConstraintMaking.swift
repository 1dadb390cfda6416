internal import Foundation
internal import LayoutCore
import VisualFormatCore

/// The views and guides of a created tree.
@MainActor
struct SpecItems {
  /// The views in the order of reading; the canvas is the first.
  var views: [UIView] = []
  /// The byte offsets of the views' objects in the document.
  var offsets: [Int] = []
  /// The guides that the spec gives the views, by the number of the view.
  var guides: [Int: [UILayoutGuide]] = [:]
  /// The arranged views, each with the metrics of the spacing next to it.
  var spacings: [(view: UIView, metrics: [Int])] = []
}

/// A creator of the constraints among the views and guides of a tree.
@MainActor
struct ConstraintMaker {
  /// The maximum number of constraints of a spec.
  static let maximumCount = 100_000

  let items: SpecItems
  let number: (FormulaValue) -> Double

  /// Creates and activates the constraints of the spec in document order, and returns each with its entry.
  ///
  /// The order decides where priorities leave a choice (F.12).
  func activate(_ nodes: [ConstraintNode]) throws(DocumentError) -> [(NSLayoutConstraint, ConstraintNode)] {
    var made: [(NSLayoutConstraint, ConstraintNode)] = []
    for node in nodes {
      for constraint in try constraints(of: node) {
        constraint.identifier = node.identifier
        made.append((constraint, node))
      }
      guard made.count <= ConstraintMaker.maximumCount else {
        throw node.element.problem("more than the limit of \(ConstraintMaker.maximumCount) constraints")
      }
    }
    for (constraint, _) in made { constraint.isActive = true }
    return made
  }

  private func constraints(of node: ConstraintNode) throws(DocumentError) -> [NSLayoutConstraint] {
    do {
      switch node.content {
      case .equation(let equation): return [constraint(try equation.resolve(number))]
      case .format(let format): return try constraints(format)
      }
    } catch {
      throw node.element.problem(error, showsPlace: true)
    }
  }

  private func constraint(_ resolved: EquationFormula.Resolved) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: object(resolved.first.item), attribute: resolved.first.attribute, relatedBy: resolved.relation,
      toItem: resolved.second.map { object($0.item) },
      attribute: resolved.second?.attribute ?? .notAnAttribute, multiplier: resolved.multiplier,
      constant: resolved.constant)
    constraint.priority = resolved.priority
    return constraint
  }

  private func constraints(_ format: FormatFormula) throws(ExpressionError) -> [NSLayoutConstraint] {
    var metrics: [String: Double] = format.priorities
    for (name, value) in format.metrics.sorted(by: { $0.key < $1.key }) {
      let metric = number(value)
      guard abs(metric) <= EquationFormula.maximumConstant else {
        throw ExpressionError(
          "the metric \(quoted(name)) is \(numeral(metric)), more than the limit of "
            + "\(numeral(EquationFormula.maximumConstant)) points", in: format.text, at: 0)
      }
      metrics[name] = metric
    }
    do {
      return try NSLayoutConstraint.constraints(
        visualFormat: format.text, options: format.options, metrics: metrics,
        views: format.items.mapValues { object($0) })
    } catch {
      throw ExpressionError(error)
    }
  }

  private func object(_ item: ConstrainedItem) -> AnyObject {
    let view = items.views[item.view]
    switch item.part {
    case .view: return view
    case .system(.layoutMarginsGuide): return view.layoutMarginsGuide
    case .system(.safeAreaLayoutGuide): return view.safeAreaLayoutGuide
    case .system(.readableContentGuide): return view.readableContentGuide
    case .guide(let place): return items.guides[item.view]?[place] ?? view
    }
  }
}
