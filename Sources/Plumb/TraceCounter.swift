internal import LayerCore
internal import LayoutCore

/// A counter of the events of a trace, by turn and by view.
struct TraceCounter {
  /// The tallies of the turns, after that of the work outside of turns.
  private var tallies = [Tally(turn: nil)]
  /// The index of the running turn's tally, or of the first.
  private var current = 0
  /// The numbers of the running passes, and for each view, in `lastPasses`, the last pass that laid it out.
  private var passes: [Int] = []
  private var passesBegun = 0
  private var lastPasses: [Int: Int] = [:]

  private struct Tally {
    var summary: TurnSummary
    /// The index of each view in the summary.
    var places: [Int: Int] = [:]

    init(turn: Int?) {
      summary = TurnSummary(turn: turn)
    }
  }

  static func summaries(of trace: UpdateTrace) -> [TurnSummary] {
    var counter = TraceCounter()
    for event in trace.events { counter.count(event, in: trace) }
    let summaries = counter.tallies.map(\.summary)
    let isIdleOutside = summaries[0].passes == 0 && summaries[0].views.isEmpty
    return isIdleOutside ? Array(summaries.dropFirst()) : summaries
  }

  private mutating func count(_ event: TraceEvent, in trace: UpdateTrace) {
    switch event.kind {
    case .began(.turn(let number)):
      tallies.append(Tally(turn: number))
      current = tallies.count - 1
    case .ended(.turn):
      current = 0
    case .began(.pass):
      passesBegun += 1
      passes.append(passesBegun)
      tallies[current].summary.passes += 1
    case .ended(.pass):
      _ = passes.popLast()
    case .began(.callback(let callback)):
      if let subject = event.subject { count(callback, of: subject, in: trace) }
    case .asked:
      if let subject = event.subject { count(.sizeThatFits, of: subject, in: trace) }
    case .began(.phase), .ended, .flagged, .answered, .changed, .read, .kept, .configured, .refused,
      .standardized,
      .added, .removed, .invalidated, .reachedSystem:
      break
    }
  }

  private mutating func count(_ callback: TraceCallback, of subject: Int, in trace: UpdateTrace) {
    let place = place(of: subject, in: trace)
    switch callback {
    case .layoutSubviews:
      tallies[current].summary.views[place].layouts += 1
      if lastPasses[subject] != passes.last { tallies[current].summary.views[place].layoutPasses += 1 }
      lastPasses[subject] = passes.last
    case .updateConstraints: tallies[current].summary.views[place].constraintUpdates += 1
    case .display: tallies[current].summary.views[place].displays += 1
    case .sizeThatFits: tallies[current].summary.views[place].sizings += 1
    }
  }

  private mutating func place(of subject: Int, in trace: UpdateTrace) -> Int {
    if let place = tallies[current].places[subject] { return place }
    let place = tallies[current].summary.views.count
    tallies[current].summary.views.append(
      TurnSummary.ViewWork(path: trace.path(of: subject), subject: subject))
    tallies[current].places[subject] = place
    return place
  }
}
