internal import LayerCore
internal import LayoutCore

/// What happened in the update cycle while some code ran: who asked for layout of whom, which passes ran, what
/// `layoutSubviews` changed, which sizes were asked and answered, and who looked where others are.
///
/// It speaks of views by class and place (`CardView[0]/BadgeView[2]`) or accessibility identifier, never by
/// address, so that the same code gives the same trace. Not seen, for want of an Objective-C runtime, is where
/// code calls an overridden method itself: `view.sizeThatFits(size)` is seen only through `sizeToFit()`,
/// containers, and the sizing verbs of ManualLayout, such as `view.sizeThatFits(width:)`.
public struct Trace: Hashable, Sendable {
  let recorded: UpdateTrace
  /// The places in code of the trace's stacks.
  let places: [Int: CodeSource]

  /// Runs `body` and returns what happened in it. Outside of such calls nothing is recorded, and that costs
  /// nothing.
  @preconcurrency @MainActor
  public static func record(_ body: () throws -> Void) rethrows -> Trace {
    Trace(recorded: try UpdateTrace.record(body), places: [:])
  }

  /// Runs `body` and returns what happened in it in all detail: besides, what views read of themselves, of margins and of
  /// the safe area, what was set to the value that it had, content that was set, views that came and went, and what was
  /// asked for by name; and of each of these the line of code that did it, where the program can say.
  ///
  /// Outside of layout, reads count only while layout is pending. The layout of plain views, which does nothing, is left
  /// out. Views that are seen live until the end of `body`.
  @preconcurrency @MainActor
  public static func recordDetails(_ body: () throws -> Void) rethrows -> Trace {
    let recorded = try UpdateTrace.recordDetails(body).trace
    CodeFrames.look(up: recorded.stacks)
    let places = recorded.stacks.enumerated().compactMap { stack, addresses in
      CodeFrames.place(of: addresses).map { (stack, $0) }
    }
    return Trace(recorded: recorded, places: Dictionary(uniqueKeysWithValues: places))
  }

  /// How many events there are.
  public var eventCount: Int { recorded.events.count }

  /// What was done in each turn, and as the first, if anything was, outside of turns.
  public var summaries: [TurnSummary] { TraceCounter.summaries(of: recorded) }
}
