internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

extension LayoutRecording {
  /// A place in code.
  struct CallSite {
    /// Whether or not the code is outside of UIKit, and not UIKit's on its behalf.
    var isOfUser: Bool
    var source: FindingSource?
    var callback: CodeCallback?
    /// The number of nested calls of the callback, each called by the one before and none by UIKit.
    var depth = 1
    /// The functions without a recorded line, which may not be UIKit's.
    var generated: [String] = []
    /// Whether or not the code sets a part of a value, as in `view.frame.origin.x = 8`.
    ///
    /// The compiler may record the end of the function as the line.
    var isOfPart = false
    /// Whether or not the code is notified of a new environment, during layout.
    var isEnvironmentCallback = false
  }

  /// Returns the place in code of a stack.
  func newCallSite(of stack: Int, _ event: TraceEvent) -> CallSite {
    let found = CodeFrames.frames(of: trace.stacks[stack])
    // The program may have no debug information.
    guard !found.isEmpty else { return presumedCallSite(of: event) }
    var generated: [String] = []
    for (place, frame) in found.enumerated() {
      if !frame.isOfSystem, frame.source.map({ $0.line == 0 }) ?? true { generated.append(frame.function) }
      if frame.isOfSystem {
        // UIKit's implementation, which code called, or super; or the update cycle.
        if frame.isUpdateCycle || (frame.callback != nil && !event.isReachedSystem) { break }
      } else if let source = frame.source {
        let rest = found[place...].prefix { !$0.isUpdateCycle }
        let callback = rest.lazy.compactMap(\.callback).first
        let depth = rest.prefix { !$0.isOfSystem }.count { $0.callback == callback && $0.isWholeCallback }
        return CallSite(
          isOfUser: true, source: FindingSource(source, in: frame.function), callback: callback, depth: depth,
          generated: generated, isOfPart: place > 0 && found[place - 1].function.hasSuffix(".modify"),
          isEnvironmentCallback: rest.prefix { $0.callback == nil }.contains(where: \.isEnvironmentCallback))
      }
    }
    return CallSite(isOfUser: false, generated: generated)
  }

  /// Returns the place without a look-up of code: that of the class whose callback was running.
  func presumedCallSite(of event: TraceEvent) -> CallSite {
    CallSite(isOfUser: event.agent.map { !trace.subjects[$0.subject].isOfSystem } ?? true)
  }

  /// Returns whether the update cycle, or a traced size request, began the callback of an access: it is no direct call.
  func wasBegunByUIKit(_ caller: Access.Caller, _ access: Access) -> Bool {
    var run = access.run
    while let number = run {
      let agent = trace.runs[number].agent
      if agent.callback.method == caller.method, agent.subject == caller.subject { return true }
      run = trace.runs[number].outer
    }
    return false
  }

  /// Returns the view whose callback another of the same class called, at a depth on the path to a subject.
  private func called(
    _ callback: CodeCallback, by noted: Access.Caller, depth: Int, for subject: Int
  ) -> Access.Caller? {
    guard depth > 1, isDescendant(subject, of: noted.subject) else { return nil }
    var way: [Int] = []
    var next: Int? = subject
    while let candidate = next, candidate != noted.subject {
      if let view = views[candidate], view.isKind(ofClassNamed: callback.className) { way.append(candidate) }
      next = parent(of: candidate)
    }
    return way.dropLast(depth - 2).last.map { Access.Caller(method: callback.method, subject: $0) }
  }

  /// Returns the calling callback: the running one, unless the stack shows one of a class that code called directly.
  func caller(of event: TraceEvent, _ subject: Int, _ callSite: CallSite) -> Access.Caller? {
    let noted = event.agent.flatMap { agent in
      agent.callback.method.map { Access.Caller(method: $0, subject: agent.subject) }
    }
    guard !callSite.isEnvironmentCallback else { return nil }
    guard let callback = callSite.callback else { return noted }
    if let noted, noted.method == callback.method,
      views[noted.subject].map({ $0.isKind(ofClassNamed: callback.className) }) ?? true
    {
      return called(callback, by: noted, depth: callSite.depth, for: subject) ?? noted
    }
    var next: Int? = subject
    while let candidate = next {
      if let view = views[candidate], view.isKind(ofClassNamed: callback.className) {
        return Access.Caller(method: callback.method, subject: candidate)
      }
      next = parent(of: candidate)
    }
    return noted
  }
}

extension TraceEvent {
  /// Whether or not the event is about UIKit's implementation itself, which then is not called with super.
  fileprivate var isReachedSystem: Bool {
    if case .reachedSystem = kind { true } else { false }
  }
}

extension TraceCallback {
  fileprivate var method: CodeCallback.Method? {
    switch self {
    case .layoutSubviews: .layoutSubviews
    case .sizeThatFits: .sizeThatFits
    case .updateConstraints: .updateConstraints
    case .display: nil
    }
  }
}

extension UIView {
  /// Returns whether the class, or one of its superclasses, has a name.
  func isKind(ofClassNamed name: String) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if String(describing: current.subjectType) == name { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}

extension FindingSource {
  init(_ source: CodeSource, in function: String) {
    self.init(file: source.file, line: source.line, column: source.column, function: function)
  }
}
