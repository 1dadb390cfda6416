import DiagnosticCore
public import Foundation
public import LayoutCore

/// The view at the root of a spec's tree: the canvas.
@preconcurrency @MainActor
public final class SpecCanvas: UIView {
  private let content: SpecView
  private let problems = LayoutProblems()
  private let document: JSONDocument
  /// The views of the spec, by the bytes of the document at which their objects begin.
  private let viewsByOffset: [Int: UIView]
  private let offsets: [ObjectIdentifier: Int]
  /// The views of the spec in the order of reading.
  private let specViews: [UIView]
  /// The constraints that the spec says, each with the entry that it comes from.
  private var constraintNodes: [(constraint: NSLayoutConstraint, node: ConstraintNode)] = []
  /// What the spec says of whose frames depend on whose.
  package private(set) var dependencies: SpecDependencies

  init(
    _ root: ViewNode, size: CGSize, constraints: [ConstraintNode], environment: SpecEnvironment,
    metrics: [SpecMetric], document: JSONDocument
  ) throws(SpecProblem) {
    self.document = document
    var items = SpecItems()
    content = try SpecView(tree: root, environment, problems, &items)
    dependencies = SpecDependencies(
      views: items.views, metrics: metrics, values: environment.metrics, spacings: items.spacings,
      constraints: constraints)
    specViews = items.views
    viewsByOffset = Dictionary(zip(items.offsets, items.views), uniquingKeysWith: { first, _ in first })
    offsets = Dictionary(
      zip(items.views.map { ObjectIdentifier($0) }, items.offsets), uniquingKeysWith: { first, _ in first })
    super.init(frame: CGRect(origin: .zero, size: size))
    hostTraits = environment.traits
    // Constraints are solved before views are laid out: the canvas has its size by then.
    content.frame = bounds
    addSubview(content)
    let maker = ConstraintMaker(items: items, number: environment.number)
    constraintNodes = try maker.activate(constraints)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// Lays the tree out, and answers what should be looked into although there is a picture: constraints that
  /// cannot hold together, mostly. Throws what `checkLayout()` throws.
  public func layOut() throws(SpecError) -> [SpecWarning] {
    let (warnings, conflicts) = try layOutFindingConflicts()
    return warnings + conflicts.map(\.warning)
  }

  /// Lays the tree out, as `layOut()`, and answers the constraints that cannot hold together by themselves.
  package func layOutFindingConflicts() throws(SpecError) -> ([SpecWarning], [SpecConflict]) {
    let diagnostics = LayoutDiagnostics.collect { layoutIfNeeded() }
    try checkLayout()
    var warnings: [SpecWarning] = []
    for diagnostic in diagnostics {
      // What could not be satisfied on the way does not count, only what cannot be in the end.
      if case .unsatisfiable = diagnostic { continue }
      warnings.append(SpecWarning(file: document.file, message: diagnostic.description))
    }
    let report = ConflictReport(document: document, constraints: constraintNodes)
    return (warnings, content.constraintConflicts.map { report.conflict($0, among: specViews) })
  }

  /// Where the spec has a view, or the one that made it: a bar of a block stands where the block does.
  package func place(of view: UIView) -> SpecPlace? {
    var next: UIView? = view
    while let view = next {
      if let offset = offsets[ObjectIdentifier(view)] { return document.place(at: offset) }
      next = view === self ? content : view.superview
    }
    return nil
  }

  /// The view whose object stands at a place.
  package func view(at place: SpecPlace) -> UIView? { viewsByOffset[place.offset] }

  /// Throws what went wrong in the layout so far: a division by zero, a size below zero, a number that is not
  /// finite. Call it after `layoutIfNeeded()`.
  public func checkLayout() throws(SpecError) {
    if let problem = problems.first { throw document.error(for: problem) }
  }
}
