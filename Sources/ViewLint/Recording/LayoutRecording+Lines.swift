internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

extension LayoutRecording {
  /// Findings about where views are, with the lines of code that put them there.
  ///
  /// Where UIKit placed a view, by constraints or in a stack, no line of code did.
  func located(_ findings: [Finding], where isWorthLine: (Finding) -> Bool) -> [Finding] {
    func lacksLine(_ finding: Finding) -> Bool { finding.source == nil && finding.placed != nil }
    guard findings.contains(where: { lacksLine($0) && isWorthLine($0) }) else { return findings }
    lookUpCode()
    var lines: [ViewPath: FindingSource] = [:]
    for act in acts where act.written != nil { lines[path(of: act.subject)] = placement(of: act.subject) }
    return findings.map { finding in
      guard lacksLine(finding) else { return finding }
      var finding = finding
      finding.source = finding.placed.flatMap { lines[$0] }
      return finding
    }
  }

  /// The line that set where a subject is, if nothing moved it afterwards.
  private func placement(of subject: Int) -> FindingSource? {
    // Where the content of a scroll view stands is what moves that between pixels.
    let isScrolled = view(subject) is UIScrollView
    let last = acts.last { act in
      guard act.subject == subject, let written = act.written else { return false }
      return isScrolled ? written.property == .bounds : written.property.isSize || written.property.isPosition
    }
    guard let last, changes[subject]?.last.map({ $0.index <= last.index }) ?? true else { return nil }
    return last.source
  }

  /// The line that called a subject's callback by hand, given what was done in it.
  func call(of method: CodeCallback.Method, of subject: Int, in act: Act) -> FindingSource? {
    guard let stack = trace.events[act.index].stack, let view = view(subject) else { return act.source }
    func isCallback(_ frame: CodeFrame) -> Bool {
      frame.callback.map { $0.method == method && view.isKind(ofClassNamed: $0.className) } ?? false
    }
    // The override, and the implementations that it calls as super.
    let callers = CodeFrames.frames(of: trace.stacks[stack]).drop { !isCallback($0) }.drop(while: isCallback)
    guard let caller = callers.first, !caller.isOfSystem, let source = caller.source, source.line > 0
    else { return nil }
    return FindingSource(source, in: caller.function)
  }
}

extension Finding {
  /// The view that is in the wrong place; nil where it is not about places.
  fileprivate var placed: ViewPath? {
    switch code.descriptor.placed {
    case .view: view
    case .firstOther: others.first ?? view
    case nil: nil
    }
  }
}
