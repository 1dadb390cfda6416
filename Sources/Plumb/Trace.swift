internal import LayerCore
internal import LayoutCore

/// A trace of the update cycle: layout requests, passes, changes in `layoutSubviews`, sizes, and reads of frames.
///
/// Views are named by class and place (`CardView[0]/BadgeView[2]`) or accessibility identifier, never by address, so
/// that the same code gives the same trace. For want of an Objective-C runtime, calls of an overridden method by other
/// code are not traced: `view.sizeThatFits(size)` is traced only through `sizeToFit()`, containers, and the sizing
/// methods of ManualLayout, such as `view.sizeThatFits(width:)`.
public struct Trace: Hashable, Sendable {
  let recorded: UpdateTrace
  /// The places in code of the trace's stacks.
  let places: [Int: CodeSource]

  /// Runs `body` and returns its trace.
  ///
  /// Outside of such calls nothing is recorded, which costs nothing.
  ///
  /// ```swift
  /// let trace = Trace.record { card.layoutIfNeeded() }
  /// print(trace)
  /// // layout pass from Card
  /// //   layoutSubviews of Card
  /// ```
  @preconcurrency @MainActor
  public static func record(_ body: () throws -> Void) rethrows -> Trace {
    Trace(recorded: try UpdateTrace.record(body), places: [:])
  }

  /// Runs `body` and returns its trace in all detail.
  ///
  /// The details are the views' reads of their own values, of margins and of the safe area, values that were set again,
  /// content that was set, views that were added and removed, and lookups by name; and for each of these the line of
  /// code, where the program has debug information.
  ///
  /// Outside of layout, reads count only while layout is pending. The layout of plain views, which does nothing, is
  /// left out. The traced views live until the end of `body`.
  @preconcurrency @MainActor
  public static func recordDetails(_ body: () throws -> Void) rethrows -> Trace {
    let recorded = try UpdateTrace.recordDetails(body).trace
    CodeFrames.look(up: recorded.stacks)
    let places = recorded.stacks.enumerated().compactMap { stack, addresses in
      CodeFrames.place(of: addresses).map { (stack, $0) }
    }
    return Trace(recorded: recorded, places: Dictionary(uniqueKeysWithValues: places))
  }

  /// The number of events.
  public var eventCount: Int { recorded.events.count }

  /// The work of each turn, preceded by that outside of turns, if there was any.
  public var summaries: [TurnSummary] { TraceCounter.summaries(of: recorded) }
}
