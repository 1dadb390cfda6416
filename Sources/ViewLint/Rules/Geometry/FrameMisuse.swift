internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A rule on code that uses frames in unintended ways.
@MainActor
enum FrameMisuse {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    recording.accesses.enumerated().flatMap { place, access -> [Finding] in
      let isSet = access.isPart(of: recording.accesses.dropFirst(place + 1).first)
      return [
        isSet ? nil : foreignCoordinates(access, recording), underTransform(access, recording),
        invalidSize(access, recording),
        constrainedFrame(access, recording),
      ].compactMap { $0 }
    }
  }

  /// Returns the finding for a read of a frame in foreign coordinates.
  ///
  /// A view's own frame is in the superview's coordinates, the superview's in those of its superview; layout code is in
  /// the view's own bounds.
  private static func foreignCoordinates(_ access: Access, _ recording: LayoutRecording) -> Finding? {
    guard access.readProperty == .frame, let caller = access.caller, caller.method != .updateConstraints,
      access.subject == caller.subject || access.subject == recording.parent(of: caller.subject)
    else { return nil }
    let name = recording.name(of: caller.subject)
    let isOwn = access.subject == caller.subject
    var finding = Finding(
      .foreignCoordinates, view: recording.path(of: caller.subject),
      message:
        "\(caller.method.words) of \(name) reads \(isOwn ? "its own frame" : "the frame of its superview"), "
        + "which is in the coordinate system of \(isOwn ? "the superview" : "that view's superview")",
      fix: isOwn ? "Use bounds" : "Compute the layout from the view's own bounds")
    if !isOwn { finding.others = [recording.path(of: access.subject)] }
    finding.source = access.source
    return finding
  }

  /// Returns the finding for the frame of a transformed view, which is its bounding box (A.6, A.7).
  private static func underTransform(_ access: Access, _ recording: LayoutRecording) -> Finding? {
    guard access.marks.contains(.isTransformed) else { return nil }
    let isRead = access.readProperty == .frame
    guard isRead || access.written?.property == .frame else { return nil }
    let name = recording.name(of: access.subject)
    var finding = Finding(
      .frameUnderTransform, view: recording.path(of: access.subject),
      message:
        "The frame of \(name) was \(isRead ? "read" : "set") while it has a transform; it is the bounding box "
        + "of the transformed view",
      fix: "Use bounds and center, which a transform does not change")
    finding.source = access.source
    return finding
  }

  /// Returns the finding for a size that is negative or not a number (A.12, A.13).
  private static func invalidSize(_ access: Access, _ recording: LayoutRecording) -> Finding? {
    let name = recording.name(of: access.subject)
    var finding: Finding
    if case .refused = access.kind {
      finding = Finding(
        .invalidSize, view: recording.path(of: access.subject),
        message:
          "\(name) was given a position or size that is not a number (NaN), for which UIKit raises an exception",
        fix: "Check for a division by zero, or for arithmetic with infinity")
    } else if let size = access.negativeSize {
      finding = Finding(
        .invalidSize, view: recording.path(of: access.subject),
        message: "\(name) was given the size \(PointText.of(size)), which is negative",
        fix: "Limit the remaining length with max(0, …)")
    } else {
      return nil
    }
    finding.source = access.source
    return finding
  }

  /// Returns the finding for a frame that constraints will set again (F.12).
  private static func constrainedFrame(_ access: Access, _ recording: LayoutRecording) -> Finding? {
    guard access.marks.contains(.isConstrained), let change = access.change, change.property != .transform,
      change.property != .bounds || change.from.size != change.to.size
    else { return nil }
    let name = recording.name(of: access.subject)
    var finding = Finding(
      .constrainedFrame, view: recording.path(of: access.subject),
      message:
        "The \(change.property.words) of \(name) \(change.property.was) set, but constraints position the view and "
        + "will overwrite the change",
      fix: "Change the constant of a constraint")
    finding.source = access.source
    return finding
  }
}

extension Access {
  /// The negative size that was set, if any: a frame does not keep it, bounds do.
  fileprivate var negativeSize: CGSize? {
    if case .standardized(let frame) = kind { return frame.size }
    guard let change, change.property == .bounds else { return nil }
    let size = change.to.size
    return size.width < 0 || size.height < 0 ? size : nil
  }
}
