internal import DiagnosticCore
internal import Foundation
internal import LayerCore
internal import LayoutCore

/// A rule on views that request layout of each other until the loop is stopped, with the cycle.
@MainActor
enum LayoutLoops {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    let stopped = recording.diagnostics.filter {
      switch $0 {
      case .layoutLoop, .constraintLoop: true
      default: false
      }
    }
    guard !stopped.isEmpty else { return [] }
    let requests = requests(in: recording)
    var reported: Set<Set<Int>> = []
    return requests.keys.sorted().compactMap { subject in
      guard let cycle = cycle(through: subject, requests), reported.insert(Set(cycle)).inserted else {
        return nil
      }
      let names = (cycle.dropFirst() + [subject]).map(recording.name)
      var finding = Finding(
        .layoutLoop, view: recording.path(of: subject),
        message: "Endless layout: \(recording.name(of: subject)) requests layout of "
          + names.joined(separator: ", which requests layout of ") + (cycle.count == 1 ? " again" : ""),
        fix:
          "Request layout from superviews to subviews only; request layout of a superview outside layoutSubviews"
      )
      finding.others = cycle.dropFirst().map(recording.path)
      finding.source = upwardRequest(in: recording, cycle)
      return finding
    }
  }

  /// Returns the line of an upward request in a cycle: of a view for itself, or for an ancestor.
  private static func upwardRequest(in recording: LayoutRecording, _ cycle: [Int]) -> FindingSource? {
    recording.accesses.first { access in
      guard access.kind.askedFor != nil, let caller = access.caller?.subject, cycle.contains(caller) else {
        return false
      }
      return cycle.contains(access.subject)
        && (caller == access.subject || recording.isDescendant(caller, of: access.subject))
    }?.source
  }

  /// Returns the views whose layout requested that of others, more often than any layout that settles.
  private static func requests(in recording: LayoutRecording) -> [Int: Set<Int>] {
    var counts: [[Int]: Int] = [:]
    for event in recording.trace.events {
      guard let flag = event.kind.askedFor, flag != .display, let subject = event.subject,
        let agent = event.agent, agent.callback != .display
      else { continue }
      counts[[agent.subject, subject], default: 0] += 1
    }
    var requests: [Int: Set<Int>] = [:]
    for (pair, count) in counts where count >= 20 { requests[pair[0], default: []].insert(pair[1]) }
    return requests
  }

  /// Returns the shortest cycle through a subject.
  private static func cycle(through subject: Int, _ requests: [Int: Set<Int>]) -> [Int]? {
    var ways = [[subject]]
    var seen: Set<Int> = []
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      for other in (requests[way[way.count - 1]] ?? []).sorted() {
        if other == subject { return way }
        if seen.insert(other).inserted { ways.append(way + [other]) }
      }
    }
    return nil
  }
}

extension TraceEvent.Kind {
  /// The request of the event.
  fileprivate var askedFor: TraceFlag? {
    switch self {
    case .flagged(let flag), .invalidated(let flag): flag
    default: nil
    }
  }
}
