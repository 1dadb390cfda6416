internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

extension LayoutRecording {
  /// Returns the findings about frames, with the lines of code that set them.
  ///
  /// Frames that UIKit set, by constraints or in a stack, have no line.
  func located(_ findings: [Finding], where isWorthLine: (Finding) -> Bool) -> [Finding] {
    func lacksLine(_ finding: Finding) -> Bool { finding.source == nil && finding.placed != nil }
    guard findings.contains(where: { lacksLine($0) && isWorthLine($0) }) else { return findings }
    lookUpCode()
    var lines: [ViewPath: FindingSource] = [:]
    for access in accesses where access.written != nil {
      lines[path(of: access.subject)] = placement(of: access.subject)
    }
    return findings.map { finding in
      guard lacksLine(finding) else { return finding }
      var finding = finding
      finding.source = finding.placed.flatMap { lines[$0] }
      return finding
    }
  }

  /// Returns the line that set the place of a subject, unless it moved afterwards.
  func placement(of subject: Int) -> FindingSource? {
    // The fractions of a scroll view's content come from its bounds' origin.
    let isScrolled = view(subject) is UIScrollView
    let last = accesses.last { access in
      guard access.subject == subject, let written = access.written else { return false }
      return isScrolled ? written.property == .bounds : written.property.isSize || written.property.isPosition
    }
    guard let last, changes[subject]?.last.map({ $0.index <= last.index }) ?? true else { return nil }
    return last.source
  }

  /// Returns the line that made a constraint during the recording.
  func source(of constraint: NSLayoutConstraint) -> FindingSource? {
    guard let stack = trace.makings[constraint.making] else { return nil }
    CodeFrames.look(up: [trace.stacks[stack]])
    let frames = CodeFrames.frames(of: trace.stacks[stack])
    let maker = frames.first { !$0.isOfSystem && ($0.source?.line ?? 0) > 0 }
    return maker.flatMap { frame in frame.source.map { FindingSource($0, in: frame.function) } }
  }

  /// Returns the line that called a subject's callback directly, given an access in it.
  func call(of method: CodeCallback.Method, of subject: Int, in access: Access) -> FindingSource? {
    guard let stack = trace.events[access.index].stack, let view = view(subject) else { return access.source }
    func isCallback(_ frame: CodeFrame) -> Bool {
      frame.callback.map { $0.method == method && view.isKind(ofClassNamed: $0.className) } ?? false
    }
    // The override, and the implementations that it calls with super.
    let callers = CodeFrames.frames(of: trace.stacks[stack]).drop { !isCallback($0) }.drop(while: isCallback)
    guard let caller = callers.first, !caller.isOfSystem, let source = caller.source, source.line > 0
    else { return nil }
    return FindingSource(source, in: caller.function)
  }
}

extension Finding {
  /// The view in the wrong place; nil for findings that are not about places.
  fileprivate var placed: ViewPath? {
    switch code.descriptor.placed {
    case .view: view
    case .firstOther: others.first ?? view
    case nil: nil
    }
  }
}
