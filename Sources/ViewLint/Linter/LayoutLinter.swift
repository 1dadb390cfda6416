import DiagnosticCore
internal import Foundation
import LayerCore
public import LayoutCore
import StyleCore

/// Lays views out, watches, and says what was wrong.
///
/// It reports only what really happened: what code read and wrote while it laid out, where the views are afterwards, and
/// what becomes of them in another layout. Views are left as they were, as far as their own code lets them.
@preconcurrency @MainActor
public struct LayoutLinter {
  /// What is looked for, and where.
  public var options: LintOptions
  /// Of which findings that are reported the line of code is looked up; nil is all. It takes seconds in a large program.
  package var isWorthLine: ((Finding) -> Bool)?

  /// A linter with options, by default at 1x, 2x and 3x.
  public init(_ options: LintOptions = LintOptions()) {
    self.options = options
  }

  /// What is wrong with the layout of a view, at all scales and sizes of the options.
  ///
  /// The view is laid out in its own environment, several times at each size: anew, once more, at another size and back,
  /// and from right to left. Code that keeps sizes for longer than a scale lasts is best shown in a fresh view, or at the
  /// scale that it had: what is whole at 3x is between the pixels of 1x.
  public func findings(in view: UIView) -> [Finding] {
    var findings: [Finding] = []
    for scale in options.scales {
      for size in options.sizes.isEmpty ? [view.bounds.size] : options.sizes {
        let examination = Examination(view: view, scale: scale, isWorthLine: isReportedWithLine)
        // What UIKit would log of each of the layouts is told once, as findings.
        _ = LayoutDiagnostics.collect { findings += examination.findings(at: size) }
      }
    }
    return settled(findings)
  }

  private func isReportedWithLine(_ finding: Finding) -> Bool {
    options.reported(finding).map { isWorthLine?($0) ?? true } ?? false
  }

  /// What is wrong with what code does to a view that is laid out: events, changes of content, turns of the main loop.
  ///
  /// All that happens in `body` is watched. What waits for layout in the end is laid out, and what is wrong with how it
  /// looks then is found if it was not before.
  public func findings(in view: UIView, during body: () -> Void) -> [Finding] {
    let scale = Int(max(1, view.traitCollection.displayScale))
    view.layoutIfNeeded()
    let before = Set(LintTree(of: view, scale: scale).allFindings.map(\.place))
    let recording = LayoutRecording(of: view, scale: scale) {
      body()
      view.layoutIfNeeded()
    }
    let findings =
      recording.findings { $0.findings + EventCode.findings(in: $0) }
      + IntrinsicSizeProbe.findings(in: recording.tree)
      + recording.tree.allFindings.filter { !before.contains($0.place) }
    let weighed = CoordinateProbe(tree: recording.tree).weighed(findings.withoutConsequences)
    return settled(recording.located(weighed, where: isReportedWithLine))
  }

  /// What is wrong with a view that is laid out already, at the scale that it was laid out for: what its frames show, and
  /// those that it has from right to left.
  package func findings(inLayoutOf view: UIView, scale: Int) -> [Finding] {
    LintTree(of: view, scale: scale).findings + DirectionProbe.findings(in: view, scale: scale)
  }

  /// Findings without those that are meant or too small, each once, with all scales at which it was found.
  package func settled(_ findings: [Finding]) -> [Finding] {
    findings.merged.compactMap(options.reported)
  }
}

extension LintTree {
  /// What the rules on trees find.
  var findings: [Finding] {
    var findings = TreeRules.all.flatMap { $0(self) }
    for index in findings.indices { findings[index].size = root.bounds.size }
    return findings
  }

  /// These, and what constraints could not do.
  var allFindings: [Finding] { findings + ConstraintTrouble.findings(in: self) }
}

extension LayoutRecording {
  /// What the rules on trees find in the tree afterwards, given who looked at margins on the way.
  var treeFindings: [Finding] {
    var tree = LintTree(of: tree.root, scale: tree.scale)
    for act in acts where act.readProperty == .margins || act.readProperty == .safeArea {
      guard act.actor?.subject == act.subject, let view = view(act.subject) else { continue }
      tree.marginReaders.insert(ObjectIdentifier(view))
    }
    return tree.allFindings
  }

  /// What the rules on recordings find, but for those that need a second layout.
  var findings: [Finding] {
    PositionBeforeSize.findings(in: self) + SizingCode.findings(in: self)
      + ChangedAfterSizing.findings(in: self) + InvalidationInLayout.findings(in: self)
      + LayoutLoops.findings(in: self) + PassOrder.findings(in: self) + StaleReads.findings(in: self)
      + FrameCode.findings(in: self) + UnseenLayout.findings(in: self)
  }
}

/// The rules that look at nothing but a tree that was laid out.
@MainActor
enum TreeRules {
  static let all: [@MainActor (LintTree) -> [Finding]] = [
    PixelRules.findings,
    TruncatedText.findings, ClippedText.findings, OverlappingText.findings, SmallTouchTarget.findings,
    ContentOutside.findings, IgnoredMargins.findings, AmbiguousConstraints.findings, InvalidSize.findings,
  ]
}
