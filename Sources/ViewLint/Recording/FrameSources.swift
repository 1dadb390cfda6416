internal import DiagnosticCore
package import LayoutCore

/// The lines of code that set the frames of views, and made constraints, during a recording.
@MainActor
package final class FrameSources {
  /// The source of a view's frame in a recording.
  package enum Source: Hashable, Sendable {
    /// The frame did not change.
    case unchanged
    /// UIKit set the frame: by constraints, in a stack, or as a part of its own.
    case system
    case line(FindingSource)
  }

  let recording: LayoutRecording

  /// The problems that UIKit would log for the recording, a sentence each.
  package var warnings: [String] { recording.diagnostics.map(\.description) }

  /// Records `body`, which makes or changes views, and returns the root of them.
  package init(scale: Int, _ body: () throws -> UIView) rethrows {
    recording = try LayoutRecording(scale: scale, body)
  }

  /// Returns the source of the frame of a view: the line of code that set it last.
  ///
  /// The first call looks up the code of the whole recording, which takes up to seconds in a large program.
  package func source(of view: UIView) -> Source {
    guard let subject = recording.subject(of: view), hasPlaces(subject) else { return .unchanged }
    recording.lookUpPlacements()
    return recording.placement(of: subject).map { .line($0) } ?? .system
  }

  /// Returns the line of code that made a constraint; nil for one that was made by UIKit or before.
  package func source(of constraint: NSLayoutConstraint) -> FindingSource? {
    recording.source(of: constraint)
  }

  private func hasPlaces(_ subject: Int) -> Bool {
    recording.changes[subject]?.contains { $0.property.isSize || $0.property.isPosition } ?? false
  }
}
