internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore

/// A probe that asks views for their sizes as their superviews would, and compares the answers.
///
/// They are compared with each other and with the space that layout then needs. Views with UIKit's `sizeThatFits` are
/// left out: its answers are known.
@MainActor
struct SizingProbe {
  let tree: LintTree

  /// The answers of views at one size of the root, for a comparison at another.
  struct Answers {
    fileprivate var answers: [ObjectIdentifier: (question: CGSize, answer: CGSize)] = [:]
  }

  /// Asks each view twice, and returns the problems of the answers.
  func ask() -> (answers: Answers, findings: [Finding]) {
    var answers = Answers()
    var findings: [Finding] = []
    for node in candidates {
      let question = CGSize(width: node.view.bounds.width, height: .greatestFiniteMagnitude)
      var sizes: [CGSize] = []
      let recording = LayoutRecording(of: tree.root, scale: tree.scale) {
        sizes = (0..<2).map { _ in node.view.tracedSizeThatFits(question) }
      }
      guard !recording.usesPresentSize(of: node.view) else { continue }
      findings += recording.findings { SizingMisuse.findings(in: $0) + FrameMisuse.findings(in: $0) }
      if sizes[0] != sizes[1] {
        findings.append(inconsistency(node, question, sizes[0], sizes[1], "when called again"))
      }
      if let finding = fraction(node, question, sizes[0]) { findings.append(finding) }
      answers.answers[ObjectIdentifier(node.view)] = (question, sizes[0])
    }
    return (answers, findings)
  }

  /// Asks again for the same sizes, now that views have other sizes.
  func askAgain(_ answers: Answers) -> [Finding] {
    candidates.compactMap { node in
      guard let (question, answer) = answers.answers[ObjectIdentifier(node.view)] else { return nil }
      let now = node.view.tracedSizeThatFits(question)
      return now == answer
        ? nil : inconsistency(node, question, answer, now, "when called again at another size")
    }
  }

  private var candidates: [LintTree.Node] {
    tree.nodes.filter { !$0.view.isOfSystem && $0.isShown && !$0.view.bounds.isEmpty }
  }

  private func inconsistency(
    _ node: LintTree.Node, _ question: CGSize, _ first: CGSize, _ second: CGSize, _ when: String
  ) -> Finding {
    let name = node.name
    return Finding(
      .inconsistentSizing, view: tree.path(of: node),
      message: "sizeThatFits of \(name) returns \(PointText.of(first)) for a width of "
        + "\(PointText.of(question.width)), and \(PointText.of(second)) \(when)",
      fix: "Compute the size from the content and the proposed size only")
  }

  /// Returns the finding of an answer that is not in whole pixels, with which an edge would be between two (C.2).
  private func fraction(_ node: LintTree.Node, _ question: CGSize, _ answer: CGSize) -> Finding? {
    let scale = CGFloat(tree.scale)
    let sides = [("width", answer.width), ("height", answer.height)].filter { _, side in
      let pixels = side * scale
      return side.isFinite && side < 1e7 && abs(pixels - pixels.rounded()) > 1e-3
    }
    guard !sides.isEmpty else { return nil }
    let name = node.name
    let up = CGSize(
      width: (answer.width * scale - 1e-3).rounded(.up) / scale,
      height: (answer.height * scale - 1e-3).rounded(.up) / scale)
    var finding = Finding(
      .fractionalSize, view: tree.path(of: node),
      message:
        "sizeThatFits of \(name) returns \(PointText.of(answer)), not a whole number of pixels at \(tree.scale)x",
      fix: "Round it up to \(PointText.of(up)), for example with ceiledToPixel(in:)")
    finding.values = sides.map { FindingValue($0.0, points: $0.1) }
    finding.scales = [tree.scale]
    return finding
  }
}

extension LayoutRecording {
  /// Returns whether a view reached UIKit's `sizeThatFits`, which answers its present size.
  fileprivate func usesPresentSize(of view: UIView) -> Bool {
    let subject = subject(of: view)
    return trace.events.contains { $0.kind == .reachedSystem(.sizeThatFits) && $0.subject == subject }
  }
}
