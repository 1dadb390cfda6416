internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on views that were placed by a sibling before that had its own place.
///
/// The evidence is threefold: the code read a value of the sibling, then placed the view, and then the sibling changed
/// in just that value; and a second layout, in which all values exist from the start, moves the view.
@MainActor
enum StaleSibling {
  private struct Look {
    let property: TraceProperty
    let source: FindingSource?
    /// The views that were placed after the read, with the lines that placed them.
    var placed: [(subject: Int, source: FindingSource?)] = []
  }

  /// Returns the findings in a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of a layout.
  ///   - unsettled: The views that a second layout moves.
  static func findings(in recording: LayoutRecording, unsettled: Set<Int>) -> [Finding] {
    var findings: [Finding] = []
    for run in recording.runs(of: .layoutSubviews) {
      var looks: [Int: [Look]] = [:]
      for access in run.accesses where access.subject != run.subject {
        if let property = access.readProperty, property.isGeometry {
          looks[access.subject, default: []].append(Look(property: property, source: access.source))
        } else if access.written != nil {
          if let change = access.change {
            for look in looks[access.subject] ?? [] where look.property.isTouched(by: change) {
              for placed in look.placed where unsettled.contains(placed.subject) {
                findings.append(
                  finding(placed.subject, placed.source ?? look.source, sibling: access, change, recording))
              }
            }
          }
          // The new value has not been read yet.
          looks[access.subject] = nil
          for subject in looks.keys {
            for place in (looks[subject] ?? []).indices {
              looks[subject]?[place].placed.append((access.subject, access.source))
            }
          }
        }
      }
    }
    return findings
  }

  private static func finding(
    _ subject: Int, _ source: FindingSource?, sibling: Access,
    _ change: (property: TraceProperty, from: CGRect, to: CGRect), _ recording: LayoutRecording
  ) -> Finding {
    let (name, other) = (recording.name(of: subject), recording.name(of: sibling.subject))
    let (old, new) =
      change.property == .position
      ? (PointText.of(change.from.origin), PointText.of(change.to.origin))
      : (PointText.of(change.from), PointText.of(change.to))
    var finding = Finding(
      .staleSibling, view: recording.path(of: subject),
      message:
        "\(name) was positioned relative to \(other), whose \(change.property.words) then changed from "
        + "\(old) to \(new)",
      fix: "Lay out \(other) before \(name)")
    finding.others = [recording.path(of: sibling.subject)]
    finding.source = source
    return finding
  }
}

extension TraceProperty {
  /// The name in messages.
  var words: String {
    switch self {
    case .position: "center"
    case .safeArea: "safe area"
    default: rawValue
    }
  }

  /// The verb in messages about its changes.
  var was: String { self == .bounds || self == .margins ? "were" : "was" }

  /// Returns whether a change affects a read of this property.
  fileprivate func isTouched(by change: (property: TraceProperty, from: CGRect, to: CGRect)) -> Bool {
    switch self {
    case .frame: true
    case .bounds: change.property.isSize && change.from.size != change.to.size
    case .position: change.property != .bounds
    default: false
    }
  }
}
