import DiagnosticCore
import FontFiles
public import Foundation
public import LayoutCore
import ViewRendering

/// The root view of a spec's tree: the canvas.
@preconcurrency @MainActor
public final class SpecCanvas: UIView {
  private let content: SpecView
  private let errors = LayoutErrors()
  private let document: JSONDocument
  /// The font files of the spec.
  private let fonts: [FontFile]
  /// The views of the spec, by the byte offsets of their objects in the document.
  private let viewsByOffset: [Int: UIView]
  private let offsets: [ObjectIdentifier: Int]
  /// The views of the spec, in reading order.
  let specViews: [UIView]
  /// The constraints of the spec, each with its entry.
  private var constraintNodes: [(constraint: NSLayoutConstraint, node: ConstraintNode)] = []
  /// The element of a canvas that becomes as high as the whole content takes, and its greatest height in points; nil
  /// for a canvas that keeps its size.
  var wholeContent: (element: JSONElement, limit: CGFloat)?
  /// The animations of the spec, in document order.
  var animations: [SpecAnimation] = []
  /// The dependencies of frames on other frames and on metrics.
  package private(set) var dependencies: SpecDependencies

  init(
    _ root: ViewNode, size: CGSize, constraints: [ConstraintNode], environment: SpecEnvironment,
    metrics: [SpecMetric], fonts: [FontFile], document: JSONDocument
  ) throws(DocumentError) {
    (self.document, self.fonts) = (document, fonts)
    var items = SpecItems()
    content = try SpecView(tree: root, in: environment, errors: errors, items: &items)
    dependencies = SpecDependencies(
      views: items.views, metrics: metrics, values: environment.metrics, spacings: items.spacings,
      constraints: constraints)
    specViews = items.views
    viewsByOffset = Dictionary(zip(items.offsets, items.views), uniquingKeysWith: { first, _ in first })
    offsets = Dictionary(
      zip(items.views.map { ObjectIdentifier($0) }, items.offsets), uniquingKeysWith: { first, _ in first })
    super.init(frame: CGRect(origin: .zero, size: size))
    hostTraits = environment.traits
    // Constraints are solved before views are laid out, so that the canvas needs its size by then.
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

  /// Lays out the tree, and returns warnings, mostly about constraints that cannot be satisfied together.
  ///
  /// - Returns: The warnings about a layout that can be rendered nevertheless.
  /// - Throws: The error that `checkLayout()` throws.
  public func layOut() throws(SpecError) -> [SpecWarning] {
    let (warnings, conflicts) = try layOutFindingConflicts()
    return warnings + conflicts.map(\.warning)
  }

  /// Lays out the tree, like `layOut()`, and returns the conflicts of constraints separately.
  package func layOutFindingConflicts() throws(SpecError) -> ([SpecWarning], [SpecConflict]) {
    var tooHigh: WholeContent.TooHigh?
    let diagnostics = LayoutDiagnostics.collect {
      withFonts {
        layoutIfNeeded()
        guard let wholeContent else { return }
        do throws(WholeContent.TooHigh) {
          try WholeContent.show(in: self, limit: wholeContent.limit)
        } catch {
          tooHigh = error
        }
      }
    }
    try checkLayout()
    if let tooHigh, let wholeContent {
      throw document.error(for: wholeContent.element.problem("\(tooHigh)"))
    }
    var warnings: [SpecWarning] = []
    for diagnostic in diagnostics {
      // Only constraints that cannot be satisfied in the final layout count.
      if case .unsatisfiable = diagnostic { continue }
      warnings.append(SpecWarning(file: document.file, message: diagnostic.description))
    }
    let report = ConflictReport(document: document, constraints: constraintNodes)
    return (warnings, content.constraintConflicts.map { report.conflict($0, among: specViews) })
  }

  /// Runs `body`, which lays out or draws the tree, with the font files of the spec.
  package func withFonts<Result>(_ body: () -> Result) -> Result { FontLibrary.with(fonts, body) }

  /// Returns the place in the spec of a view, or of its nearest superview in the spec, such as the block of a bar.
  package func place(of view: UIView) -> SpecPlace? {
    var next: UIView? = view
    while let view = next {
      if let offset = offsets[ObjectIdentifier(view)] { return document.place(at: offset) }
      next = view === self ? content : view.superview
    }
    return nil
  }

  /// Returns the view whose object is at a place.
  package func view(at place: SpecPlace) -> UIView? { viewsByOffset[place.offset] }

  /// Throws the first error of the layout: a division by zero, a negative size, or a number that is not finite.
  ///
  /// Call this method after `layoutIfNeeded()`.
  public func checkLayout() throws(SpecError) {
    if let problem = errors.first { throw document.error(for: problem) }
  }
}
