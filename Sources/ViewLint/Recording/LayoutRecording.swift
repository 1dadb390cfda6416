internal import DiagnosticCore
internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// What happened to a tree of views while somebody recorded, with the code that did it.
@MainActor
final class LayoutRecording {
  let trace: UpdateTrace
  /// What UIKit would have logged meanwhile.
  let diagnostics: [LayoutDiagnostic]
  /// The tree afterwards.
  let tree: LintTree
  /// What code outside of UIKit did, in order.
  private(set) var acts: [Act] = []
  /// The views of the tree by their subjects.
  private(set) var views: [Int: UIView] = [:]
  private var subjects: [ObjectIdentifier: Int] = [:]
  /// Where the views were in the end, and how they came there.
  private(set) var places: [Int: Place] = [:]
  private(set) var changes: [Int: [Change]] = [:]
  private var sites: [Int: Site] = [:]
  /// Whether it is known which code did what.
  private(set) var isLookedUp = false

  /// Where a view is.
  struct Place {
    let bounds: CGRect
    let position: CGPoint
    let anchor: CGPoint
  }

  /// One change of that.
  struct Change {
    /// The place among the events.
    let index: Int
    let property: TraceProperty
    let old: CGRect
    let new: CGRect
  }

  /// Records what `body` does to the tree beneath `root`.
  init(of root: UIView, scale: Int, _ body: () -> Void) {
    var recorded: (trace: UpdateTrace, subject: (CALayer) -> Int)?
    diagnostics = LayoutDiagnostics.collect { recorded = UpdateTrace.recordDetails(body) }
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
    acts = allActs()
  }

  /// What `rules` find in the recording.
  ///
  /// To look up code takes longer than many a layout. So rules first see all that was done in callbacks of classes that
  /// are not UIKit's as if these had done it. Only where that shows something, or views at work that no callback is known
  /// of, is the code looked up, and the rules see who did it.
  func findings(_ rules: (LayoutRecording) -> [Finding]) -> [Finding] {
    if !isLookedUp {
      guard acts.contains(where: isOdd) || !rules(self).isEmpty else { return [] }
      lookUpCode()
    }
    return rules(self)
  }

  /// Finds out which code did what, if that is not known yet.
  func lookUpCode() {
    guard !isLookedUp else { return }
    CodeFrames.look(up: trace.stacks)
    isLookedUp = true
    acts = allActs()
  }

  /// Whether a callback works on views that are not its own: maybe it called another by itself.
  private func isOdd(_ act: Act) -> Bool {
    guard let actor = act.actor, act.subject != actor.subject else { return false }
    return parent(of: act.subject) != actor.subject && parent(of: actor.subject) != act.subject
  }

  /// The view that a subject is, if it is in the tree.
  func view(_ subject: Int) -> UIView? { views[subject] }

  /// The subject that a view is, if it is in the tree.
  func subject(of view: UIView) -> Int? { subjects[ObjectIdentifier(view)] }

  /// How findings call a subject.
  func path(of subject: Int) -> ViewPath {
    views[subject].flatMap { tree.path(of: $0) } ?? trace.path(of: subject)
  }

  /// The last name of that: how sentences call it.
  func name(of subject: Int) -> String { path(of: subject).last }

  /// The superlayer of a subject when it was first seen, or now.
  func parent(of subject: Int) -> Int? {
    if let superview = views[subject]?.superview { return self.subject(of: superview) }
    return trace.subjects.indices.contains(subject) ? trace.subjects[subject].parent : nil
  }

  /// Whether a subject lies beneath another.
  func isDescendant(_ subject: Int, of other: Int) -> Bool {
    var next = parent(of: subject)
    while let parent = next {
      if parent == other { return true }
      next = self.parent(of: parent)
    }
    return false
  }

  /// What code did by all events.
  private func allActs() -> [Act] {
    var acts: [Act] = []
    for (index, event) in trace.events.enumerated() {
      guard var act = act(index, event) else { continue }
      // A part of a value that is set, as in `views[0].bounds.size = …`, is first read on the same line; of the rest
      // the compiler may say nothing.
      if act.written != nil, let before = acts.last, before.subject == act.subject,
        before.readProperty != nil,
        let source = before.source, let function = source.function,
        act.generated.contains(function) || act.isOfPart && act.source?.function == function
      {
        (act.source, act.actor) = (source, before.actor)
      } else if act.source?.line == 0 {
        act.source = nil
      } else if act.source == nil, !act.generated.isEmpty {
        // It may have been anybody.
        continue
      }
      acts.append(act)
    }
    return acts
  }

  private func act(_ index: Int, _ event: TraceEvent) -> Act? {
    guard let subject = event.subject, let stack = event.stack else { return nil }
    let site = isLookedUp ? site(of: stack, event) : presumedSite(of: event)
    guard site.isOfUser || !site.generated.isEmpty else { return nil }
    return Act(
      index: index, kind: event.kind, subject: subject, actor: actor(of: event, subject, site),
      run: event.run, marks: event.marks, source: site.source, generated: site.generated,
      isOfPart: site.isOfPart)
  }

  private func site(of stack: Int, _ event: TraceEvent) -> Site {
    if let known = sites[stack] { return known }
    let site = newSite(of: stack, event)
    sites[stack] = site
    return site
  }
}
