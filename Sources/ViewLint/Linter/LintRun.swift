internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import StyleCore

/// The layouts of a view at one scale that reveal its problems.
@MainActor
struct LintRun {
  let view: UIView
  let scale: Int
  let checksAccessibility: Bool
  /// A closure that returns whether to look up the code of a finding.
  let isWorthLine: (Finding) -> Bool
  /// The recordings in which the views were made.
  let makings: [FrameSources]

  /// Returns the findings at a size of the view, and restores the view.
  func findings(at size: CGSize) -> [Finding] {
    let (traits, bounds) = (view.hostTraits, view.bounds)
    let outerTraits = view.superview?.traitCollection ?? traits ?? .ofMainScreen
    defer {
      resize(to: bounds.size)
      view.bounds = bounds
      view.hostTraits = traits
      view.layoutIfNeeded()
    }
    var findings: [Finding] = []
    let first = layOut(size, &findings) {
      view.hostTraits = UITraitCollection(
        traitsFrom: [outerTraits, UITraitCollection(displayScale: CGFloat(scale))])
    }
    findings += DirectionProbe.findings(in: view, scale: scale)
    findings += first.treeFindings(makings)
    let (answers, sizing) = SizingProbe(tree: first.tree).ask()
    findings += sizing
    findings += IntrinsicSizeProbe.findings(in: first.tree)
    let places = UnsettledLayout.Places(of: first.tree)

    let other = CGSize(width: (size.width * 0.75).rounded() + 1, height: (size.height * 0.8).rounded() + 1)
    let second = layOut(other, &findings)
    findings += SizingProbe(tree: second.tree).askAgain(answers)
    let third = layOut(size, &findings)
    findings += UnsettledLayout.historyFindings(
      places.moved(in: third.tree), from: places, in: third.tree, explained: findings.movedViews,
      otherSize: other
    )
    findings += FittingProbe.findings(in: third.tree)
    findings += ListProbe.findings(in: third.tree)
    if checksAccessibility { findings += AccessibilityRules.findings(in: view, scale: scale) }
    findings = CoordinateProbe(tree: third.tree).downgrading(findings)
    for index in findings.indices where findings[index].size == nil { findings[index].size = size }
    return first.located(findings.rootCauses, where: isWorthLine)
  }

  /// Returns the findings of the recording in which the view was made and laid out for the first time.
  ///
  /// No later layout may change the sizes that it sets.
  func findings(of making: LayoutRecording) -> [Finding] {
    var findings: [Finding] = []
    layOutAgain(making, &findings)
    return making.located(findings.rootCauses, where: isWorthLine)
  }

  /// Lays the view out twice at a size, and adds the findings.
  private func layOut(
    _ size: CGSize, _ findings: inout [Finding], prepare: () -> Void = {}
  ) -> LayoutRecording {
    let recording = LayoutRecording(of: view, scale: scale) {
      prepare()
      resize(to: size)
      view.setTreeNeedsLayout()
      view.layoutIfNeeded()
    }
    layOutAgain(recording, &findings)
    return recording
  }

  /// Lays the view out after a recorded layout, and adds the findings of both.
  private func layOutAgain(_ recording: LayoutRecording, _ findings: inout [Finding]) {
    let places = UnsettledLayout.Places(of: recording.tree)
    view.setTreeNeedsLayout()
    view.layoutIfNeeded()
    let tree = LintTree(of: view, scale: scale)
    let moved = places.moved(in: tree)
    let unsettled = Set(moved.compactMap { recording.subject(of: tree.nodes[$0].view) })
    findings += recording.findings { $0.findings + StaleSibling.findings(in: $0, unsettled: unsettled) }
    findings += UnsettledLayout.findings(moved, from: places, in: tree, explained: findings.movedViews)
  }

  /// Resizes the view; its upper left corner stays.
  ///
  /// From a corner between pixels, the frames of constraint-based layout would be rounded to places between pixels of
  /// the view.
  private func resize(to size: CGSize) {
    guard view.bounds.size != size else { return }
    if view.transform.isIdentity {
      view.frame.size = size
    } else {
      view.bounds.size = size
    }
  }
}
