internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on code that uses frames in unintended ways.
@MainActor
enum FrameCode {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    recording.acts.enumerated().flatMap { place, act -> [Finding] in
      let isSet = act.isPart(of: recording.acts.dropFirst(place + 1).first)
      return [
        isSet ? nil : foreignCoordinates(act, recording), underTransform(act, recording),
        invalidSize(act, recording),
        constrainedFrame(act, recording),
      ].compactMap { $0 }
    }
  }

  /// Returns the finding for a read of a frame in foreign coordinates.
  ///
  /// A view's own frame is in the superview's coordinates, the superview's in those of its superview; layout code is in
  /// the view's own bounds.
  private static func foreignCoordinates(_ act: Act, _ recording: LayoutRecording) -> Finding? {
    guard act.readProperty == .frame, let actor = act.actor, actor.method != .updateConstraints,
      act.subject == actor.subject || act.subject == recording.parent(of: actor.subject)
    else { return nil }
    let name = recording.name(of: actor.subject)
    let isOwn = act.subject == actor.subject
    var finding = Finding(
      .foreignCoordinates, view: recording.path(of: actor.subject),
      message:
        "\(actor.method.words) of \(name) reads \(isOwn ? "its own frame" : "the frame of its superview"), "
        + "which is in coordinates of \(isOwn ? "the superview" : "the view above that")",
      fix: isOwn ? "Read bounds" : "Compute the layout from the view's own bounds")
    if !isOwn { finding.others = [recording.path(of: act.subject)] }
    finding.source = act.source
    return finding
  }

  /// Returns the finding for the frame of a transformed view, which is its bounding box (A.6, A.7).
  private static func underTransform(_ act: Act, _ recording: LayoutRecording) -> Finding? {
    guard act.marks.contains(.isTransformed) else { return nil }
    let isRead = act.readProperty == .frame
    guard isRead || act.written?.property == .frame else { return nil }
    let name = recording.name(of: act.subject)
    var finding = Finding(
      .frameUnderTransform, view: recording.path(of: act.subject),
      message:
        "The frame of \(name) was \(isRead ? "read" : "set") while it has a transform: it is the box around "
        + "the transformed view",
      fix: "Use bounds and center, which no transform changes")
    finding.source = act.source
    return finding
  }

  /// Returns the finding for a size that is negative or not a number (A.12, A.13).
  private static func invalidSize(_ act: Act, _ recording: LayoutRecording) -> Finding? {
    let name = recording.name(of: act.subject)
    var finding: Finding
    if case .refused = act.kind {
      finding = Finding(
        .invalidSize, view: recording.path(of: act.subject),
        message:
          "\(name) was to be placed at a number that is none (NaN), on which UIKit raises an exception",
        fix: "Look for a division by zero, or for arithmetic with infinity")
    } else if let size = act.negativeSize {
      finding = Finding(
        .invalidSize, view: recording.path(of: act.subject),
        message: "\(name) was given the size \(PointText.of(size)), which is below zero",
        fix: "Take max(0, …) of what is left")
    } else {
      return nil
    }
    finding.source = act.source
    return finding
  }

  /// Returns the finding for a frame that constraints will set again (F.12).
  private static func constrainedFrame(_ act: Act, _ recording: LayoutRecording) -> Finding? {
    guard act.marks.contains(.isConstrained), let change = act.change, change.property != .transform,
      change.property != .bounds || change.from.size != change.to.size
    else { return nil }
    let name = recording.name(of: act.subject)
    var finding = Finding(
      .constrainedFrame, view: recording.path(of: act.subject),
      message:
        "The \(change.property.words) of \(name) \(change.property.was) set, but constraints place it, and will "
        + "again",
      fix: "Change the constant of a constraint")
    finding.source = act.source
    return finding
  }
}

extension Act {
  /// The negative size that was set, if any: a frame does not keep it, bounds do.
  fileprivate var negativeSize: CGSize? {
    if case .standardized(let frame) = kind { return frame.size }
    guard let change, change.property == .bounds else { return nil }
    let size = change.to.size
    return size.width < 0 || size.height < 0 ? size : nil
  }
}
