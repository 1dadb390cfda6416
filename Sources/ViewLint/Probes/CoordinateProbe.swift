internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore

/// A probe that gives code other frames in foreign coordinates, and examines whether the results differ.
///
/// If they do not, only the size was used, which is that of the bounds without a transform.
@MainActor
struct CoordinateProbe {
  let tree: LintTree

  /// Returns the findings, with those as notes whose code uses only the size of a frame.
  func downgrading(_ findings: [Finding]) -> [Finding] {
    var known: [[ViewPath]: Bool] = [:]
    return findings.map { finding in
      guard finding.code == .foreignCoordinates, let view = self.view(finding.view),
        let other = self.view(finding.others.first ?? finding.view)
      else { return finding }
      let place = [finding.view] + finding.others
      let matters = known[place] ?? isOriginUsed(of: other, by: view)
      known[place] = matters
      guard !matters else { return finding }
      var finding = finding
      finding.severity = .note
      return finding
    }
  }

  private func view(_ path: ViewPath) -> UIView? { tree.index(at: path).map { tree.nodes[$0].view } }

  private func isOriginUsed(of other: UIView, by view: UIView) -> Bool {
    var elsewhere = ReadSubstitution.Place(of: other.layer)
    // A fraction of a point as well, in case code rounds to whole points.
    elsewhere.frame.origin.x += 1000.25
    elsewhere.frame.origin.y += 1000.25
    var substitution = ReadSubstitution()
    substitution[other.layer] = ReadSubstitution.Place(of: other.layer)
    let before = results(of: view, substitution)
    substitution[other.layer] = elsewhere
    let after = results(of: view, substitution)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return before != after
  }

  /// Returns the values that the layout code of a view sets, and its answers.
  private func results(of view: UIView, _ substitution: ReadSubstitution) -> [CGRect] {
    let space = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
    var size = CGSize.zero
    let (trace, subject) = UpdateTrace.recordDetails(substituting: substitution) {
      size = view.tracedSizeThatFits(space)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let own = subject(view.layer)
    let set = trace.events.compactMap { event -> CGRect? in
      guard event.agent?.subject == own else { return nil }
      return switch event.kind {
      case .changed(_, _, let value), .kept(_, let value): value
      default: nil
      }
    }
    return [CGRect(origin: .zero, size: size)] + set
  }
}
