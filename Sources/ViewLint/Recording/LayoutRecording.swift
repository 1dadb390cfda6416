internal import DiagnosticCore
internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A recording of the changes and reads of a tree of views, with the code that made them.
@MainActor
final class LayoutRecording {
  let trace: UpdateTrace
  /// The diagnostics of UIKit during the recording.
  let diagnostics: [LayoutDiagnostic]
  /// The tree after the recording.
  let tree: LintTree
  /// The accesses of code outside of UIKit, in order.
  private(set) var accesses: [Access] = []
  /// The views of the tree by their subjects.
  private(set) var views: [Int: UIView] = [:]
  private var subjects: [ObjectIdentifier: Int] = [:]
  /// The final geometry of the views, and in `changes` its changes.
  private(set) var places: [Int: Place] = [:]
  private(set) var changes: [Int: [Change]] = [:]
  private var callSites: [Int: CallSite] = [:]
  /// Whether or not the code of the accesses was looked up.
  private(set) var isLookedUp = false

  /// The geometry of a view.
  struct Place {
    let bounds: CGRect
    let position: CGPoint
    let anchor: CGPoint
  }

  /// A change of the geometry.
  struct Change {
    /// The index of the event.
    let index: Int
    let property: TraceProperty
    let old: CGRect
    let new: CGRect
  }

  /// Records the effects of `body` on the tree of `root`.
  convenience init(of root: UIView, scale: Int, _ body: () -> Void) {
    self.init(scale: scale) {
      body()
      return root
    }
  }

  /// Records the effects of `body`, which may make the views itself, on the tree whose root it returns.
  init(scale: Int, _ body: () throws -> UIView) rethrows {
    var recorded: (trace: UpdateTrace, subject: (CALayer) -> Int)?
    var made: UIView?
    diagnostics = try LayoutDiagnostics.collect {
      recorded = try UpdateTrace.recordDetails { made = try body() }
    }
    let root = made ?? UIView()
    trace = recorded?.trace ?? UpdateTrace.recordDetails {}.trace
    tree = LintTree(of: root, scale: scale)
    if let subject = recorded?.subject {
      for node in tree.nodes {
        let number = subject(node.view.layer)
        views[number] = node.view
        subjects[ObjectIdentifier(node.view)] = number
        let layer = node.view.layer
        places[number] = Place(bounds: layer.bounds, position: layer.position, anchor: layer.anchorPoint)
      }
    }
    for (index, event) in trace.events.enumerated() {
      guard let subject = event.subject, case .changed(let property, let old, let new) = event.kind else {
        continue
      }
      changes[subject, default: []].append(Change(index: index, property: property, old: old, new: new))
    }
    accesses = allAccesses()
  }

  /// Returns the findings of `rules` in the recording.
  ///
  /// A look-up of code takes longer than many a layout. So all accesses in callbacks of classes that are not UIKit's
  /// are first attributed to these. Only if the rules find something, or an access is on views that its callback has
  /// nothing to do with, the code is looked up, and the rules see the real callbacks.
  func findings(_ rules: (LayoutRecording) -> [Finding]) -> [Finding] {
    if !isLookedUp {
      guard accesses.contains(where: isOnUnrelatedView) || !rules(self).isEmpty else { return [] }
      lookUpCode()
    }
    return rules(self)
  }

  /// Looks up the code of the accesses, unless that was done.
  func lookUpCode() {
    guard !isLookedUp else { return }
    CodeFrames.look(up: trace.stacks)
    isLookedUp = true
    accesses = allAccesses()
  }

  /// Looks up the code of the last changes of places alone, unless all was looked up.
  ///
  /// The look-up takes as long as there are addresses.
  func lookUpPlacements() {
    guard !isLookedUp else { return }
    var lasts: [Int: Int] = [:]
    for (subject, changes) in changes {
      lasts[subject] = changes.last { $0.property.isSize || $0.property.isPosition }?.index
    }
    var stacks: [[UInt]] = []
    for (index, event) in trace.events.enumerated() {
      guard let subject = event.subject, let last = lasts[subject], index >= last - 1 else { continue }
      // The access before one may have its line.
      if let stack = event.stack { stacks.append(trace.stacks[stack]) }
    }
    CodeFrames.look(up: stacks)
    isLookedUp = true
    accesses = allAccesses()
  }

  /// Returns whether a callback accesses other views than its own: it may have called another one directly.
  private func isOnUnrelatedView(_ access: Access) -> Bool {
    guard let caller = access.caller, access.subject != caller.subject else { return false }
    return parent(of: access.subject) != caller.subject && parent(of: caller.subject) != access.subject
  }

  /// Returns the view of a subject, if it is in the tree.
  func view(_ subject: Int) -> UIView? { views[subject] }

  /// Returns the subject of a view, if it is in the tree.
  func subject(of view: UIView) -> Int? { subjects[ObjectIdentifier(view)] }

  /// Returns the path of a subject in findings.
  func path(of subject: Int) -> ViewPath {
    views[subject].flatMap { tree.path(of: $0) } ?? trace.path(of: subject)
  }

  /// Returns the last name of the path, for messages.
  func name(of subject: Int) -> String { path(of: subject).last }

  /// Returns the superlayer of a subject when it was first traced, or now.
  func parent(of subject: Int) -> Int? {
    if let superview = views[subject]?.superview { return self.subject(of: superview) }
    return trace.subjects.indices.contains(subject) ? trace.subjects[subject].parent : nil
  }

  /// Returns whether a subject is a descendant of another.
  func isDescendant(_ subject: Int, of other: Int) -> Bool {
    var next = parent(of: subject)
    while let parent = next {
      if parent == other { return true }
      next = self.parent(of: parent)
    }
    return false
  }

  /// Returns the accesses of all events.
  private func allAccesses() -> [Access] {
    var accesses: [Access] = []
    for (index, event) in trace.events.enumerated() {
      guard var access = access(index, event) else { continue }
      // A part of a value that is set, as in `views[0].bounds.size = …`, is first read on the same line; the compiler
      // may record no line for the rest.
      if access.written != nil, let before = accesses.last, before.subject == access.subject,
        before.readProperty != nil,
        let source = before.source, let function = source.function,
        access.generated.contains(function) || access.isOfPart && access.source?.function == function
      {
        (access.source, access.caller) = (source, before.caller)
      } else if access.source?.line == 0 {
        access.source = nil
      } else if access.source == nil, !access.generated.isEmpty {
        // The code is not known.
        continue
      }
      accesses.append(access)
    }
    return accesses
  }

  private func access(_ index: Int, _ event: TraceEvent) -> Access? {
    guard let subject = event.subject, let stack = event.stack else { return nil }
    let callSite = isLookedUp ? callSite(of: stack, event) : presumedCallSite(of: event)
    guard callSite.isOfUser || !callSite.generated.isEmpty else { return nil }
    return Access(
      index: index, kind: event.kind, subject: subject, caller: caller(of: event, subject, callSite),
      run: event.run, marks: event.marks, source: callSite.source, generated: callSite.generated,
      isOfPart: callSite.isOfPart)
  }

  private func callSite(of stack: Int, _ event: TraceEvent) -> CallSite {
    if let known = callSites[stack] { return known }
    let callSite = newCallSite(of: stack, event)
    callSites[stack] = callSite
    return callSite
  }
}
