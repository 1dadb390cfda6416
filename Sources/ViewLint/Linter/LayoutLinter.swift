import DiagnosticCore
internal import Foundation
import LayerCore
public import LayoutCore
import StyleCore

/// A linter that lays out views, and reports the problems that it observes.
///
/// It reports only what really happened: reads and writes of code during layout, the frames of the views afterwards,
/// and their changes in another layout. Views are restored, as far as their own code allows it.
///
/// ```swift
/// let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
/// let findings = LayoutLinter(LintOptions(scales: [2])).findings(in: row)
/// #expect(findings.map(\.code) == [.unsnappedEdge])
/// ```
@preconcurrency @MainActor
public struct LayoutLinter {
  /// The options of the linter.
  public var options: LintOptions
  /// A closure that returns whether to look up the line of code of a finding; nil looks up all.
  ///
  /// The look-up takes seconds in a large program.
  package var isWorthLine: ((Finding) -> Bool)?
  /// The recordings in which the views were made, the latest last, which have the lines of constraints.
  ///
  /// One alone is that of the first layout, whose problems are reported, too.
  package var makings: [FrameSources] = []

  /// Creates a linter with options, by default at 1x, 2x and 3x.
  public init(_ options: LintOptions = LintOptions()) {
    self.options = options
  }

  /// Returns the problems of the layout of a view, at all scales and sizes of the options.
  ///
  /// The view is laid out in its own environment, several times at each size: once, again, at another size and back,
  /// and from right to left. Lists load their rows again, and scroll over the first screens. Code that keeps sizes beyond
  /// a change of the scale is best examined in a fresh view, or at the scale that it had: whole pixels at 3x are between
  /// the pixels of 1x.
  public func findings(in view: UIView) -> [Finding] {
    var findings: [Finding] = []
    for scale in options.scales {
      for size in options.sizes.isEmpty ? [view.bounds.size] : options.sizes {
        let run = LintRun(
          view: view, scale: scale, checksAccessibility: options.checksAccessibility,
          isWorthLine: isReportedWithLine, makings: makings)
        // The diagnostics of UIKit for each layout are reported once, as findings.
        _ = LayoutDiagnostics.collect {
          if let making = makings.first, makings.count == 1 { findings += run.findings(of: making.recording) }
          findings += run.findings(at: size)
        }
      }
    }
    return settled(findings)
  }

  private func isReportedWithLine(_ finding: Finding) -> Bool {
    options.reported(finding).map { isWorthLine?($0) ?? true } ?? false
  }

  /// Returns the problems that code causes in a laid-out view: with events, changes of content, turns of the main loop.
  ///
  /// The whole of `body` is recorded. Pending layout at the end is carried out, and problems of the result are reported
  /// if they did not exist before.
  ///
  /// ```swift
  /// let findings = LayoutLinter().findings(in: row) {
  ///   row.isUnread = false
  /// }
  /// #expect(findings.isEmpty)
  /// ```
  public func findings(in view: UIView, during body: () -> Void) -> [Finding] {
    let scale = Int(max(1, view.traitCollection.displayScale))
    view.layoutIfNeeded()
    let before = Set(LintTree(of: view, scale: scale).allFindings.map(\.place))
    let recording = LayoutRecording(of: view, scale: scale) {
      body()
      view.layoutIfNeeded()
    }
    let findings =
      recording.findings { $0.findings + RedundantWork.findings(in: $0) }
      + IntrinsicSizeProbe.findings(in: recording.tree)
      + (recording.tree.findings + recording.conflicts(makings)).filter { !before.contains($0.place) }
    let downgraded = CoordinateProbe(tree: recording.tree).downgrading(findings.rootCauses)
    return settled(recording.located(downgraded, where: isReportedWithLine))
  }

  /// Returns the problems of a view that is laid out already, at the scale of that layout.
  ///
  /// They are those of its frames, and of those in a right-to-left layout.
  package func findings(inLayoutOf view: UIView, scale: Int) -> [Finding] {
    LintTree(of: view, scale: scale).findings + DirectionProbe.findings(in: view, scale: scale)
      + (options.checksAccessibility ? AccessibilityRules.findings(in: view, scale: scale) : [])
  }

  /// Returns the findings without exempted and less severe ones, and without duplicates, with all their scales.
  package func settled(_ findings: [Finding]) -> [Finding] {
    findings.merged.compactMap(options.reported)
  }
}

extension LintTree {
  /// The findings of the rules on trees.
  var findings: [Finding] {
    var findings = TreeRules.all.flatMap { $0(self) }
    for index in findings.indices { findings[index].size = root.bounds.size }
    return findings
  }

  /// The findings of the rules on trees, and those of unsatisfiable constraints.
  var allFindings: [Finding] { findings + UnsatisfiableConstraints.findings(in: self) }
}

extension LayoutRecording {
  /// Returns the findings of the rules on trees in the final tree, given the views that read their margins.
  func treeFindings(_ makings: [FrameSources]) -> [Finding] {
    var tree = LintTree(of: tree.root, scale: tree.scale)
    for access in accesses where access.readProperty == .margins || access.readProperty == .safeArea {
      guard access.caller?.subject == access.subject, let view = view(access.subject) else { continue }
      tree.marginReaders.insert(ObjectIdentifier(view))
    }
    return tree.findings + conflicts(makings)
  }

  /// Returns the findings of unsatisfiable constraints, with the lines that made them here or in earlier recordings.
  func conflicts(_ makings: [FrameSources]) -> [Finding] {
    UnsatisfiableConstraints.findings(in: tree) { constraint in
      source(of: constraint) ?? makings.reversed().lazy.compactMap { $0.source(of: constraint) }.first
    }
  }

  /// The findings of the rules on recordings, except those that need a second layout.
  var findings: [Finding] {
    PositionBeforeSize.findings(in: self) + SizingMisuse.findings(in: self)
      + ChangedAfterSizing.findings(in: self) + InvalidationInLayout.findings(in: self)
      + LayoutLoops.findings(in: self) + PassOrder.findings(in: self) + StaleReads.findings(in: self)
      + FrameMisuse.findings(in: self) + UnseenLayout.findings(in: self)
  }
}

/// The rules that only examine a laid-out tree.
@MainActor
enum TreeRules {
  static let all: [@MainActor (LintTree) -> [Finding]] = [
    PixelRules.findings,
    TruncatedText.findings, ClippedText.findings, OverlappingText.findings, SmallTouchTarget.findings,
    OverflowingContent.findings, IgnoredMargins.findings, AmbiguousConstraints.findings, InvalidSize.findings,
    RowSizes.findings,
  ]
}
