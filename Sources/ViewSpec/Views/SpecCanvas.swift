public import Foundation
public import LayoutCore

/// The view at the root of a spec's tree: the canvas.
@preconcurrency @MainActor
public final class SpecCanvas: UIView {
  private let content: SpecView
  private let problems = LayoutProblems()
  private let document: JSONDocument

  init(
    _ root: ViewNode, environment: SpecEnvironment, document: JSONDocument
  ) throws(SpecProblem) {
    self.document = document
    content = try SpecView(tree: root, environment, problems)
    super.init(frame: .zero)
    hostTraits = environment.traits
    addSubview(content)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// Throws what went wrong in the layout so far: a division by zero, a size below zero, a number that is not
  /// finite. Call it after `layoutIfNeeded()`.
  public func checkLayout() throws(SpecError) {
    if let problem = problems.first { throw document.error(for: problem) }
  }
}
