internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on views that were resized after they had been positioned, and moved by that.
///
/// Only a position that was computed from the size is affected: a center that was set without a read of the size stays
/// right. A view that is positioned again afterwards is right in the end.
@MainActor
enum PositionBeforeSize {
  private struct Positioned {
    let origin: CGPoint
    let source: FindingSource?
  }

  static func findings(in recording: LayoutRecording) -> [Finding] {
    var findings: [Finding] = []
    for run in recording.runs(of: .layoutSubviews) {
      var reads: Set<Int> = []
      var positioned: [Int: Positioned] = [:]
      var spoilt: [Int: Finding] = [:]
      for access in run.accesses where access.subject != run.subject {
        if let property = access.readProperty, property.isSize { reads.insert(access.subject) }
        guard let written = access.written else { continue }
        if written.property.isPosition {
          spoilt[access.subject] = nil
          let usesSize = written.property == .frame || reads.contains(access.subject)
          let origin = recording.frame(of: access.subject, after: access.index)?.origin
          positioned[access.subject] =
            usesSize ? origin.map { Positioned(origin: $0, source: access.source) } : nil
        } else if written.property == .bounds, written.from.size != written.to.size,
          let before = positioned[access.subject],
          let after = recording.frame(of: access.subject, after: access.index)?.origin, after != before.origin
        {
          spoilt[access.subject] = finding(
            access, before, movedTo: after, written.from, written.to, recording)
        }
      }
      findings += spoilt.values.sorted { $0.view.description < $1.view.description }
    }
    return findings
  }

  private static func finding(
    _ access: Access, _ before: Positioned, movedTo origin: CGPoint, _ old: CGRect, _ new: CGRect,
    _ recording: LayoutRecording
  ) -> Finding {
    let name = recording.name(of: access.subject)
    var finding = Finding(
      .positionBeforeSize, view: recording.path(of: access.subject),
      message: "\(name) was resized from \(PointText.of(old.size)) to \(PointText.of(new.size)) after it had "
        + "been positioned, which moved its origin from \(PointText.of(before.origin)) to "
        + "\(PointText.of(origin))",
      fix: "Set the size of \(name) before its position")
    finding.values = [
      FindingValue("x before", points: before.origin.x), FindingValue("x", points: origin.x),
      FindingValue("y before", points: before.origin.y), FindingValue("y", points: origin.y),
    ]
    finding.source = access.source
    return finding
  }
}
