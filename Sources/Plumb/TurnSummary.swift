public import Escaping
internal import LayoutCore

/// The work of a turn, counted per view: the cause of late frames on a phone.
///
/// ```swift
/// let trace = Trace.record {
///   card.layoutIfNeeded()
///   card.setNeedsLayout()
///   card.layoutIfNeeded()
/// }
/// let repeated = trace.summaries.flatMap(\.views).filter { $0.layoutPasses > 1 }
/// print(repeated.map { "\($0.path): \($0.layoutPasses) passes" })  // ["Card: 2 passes"]
/// ```
public struct TurnSummary: Hashable, Sendable {
  /// The work for a view, or for a layer without a view.
  public struct ViewWork: Hashable, Sendable {
    /// The path of the view in the tree, from the root; of a long path the last parts.
    public let path: ViewPath
    /// The number of calls of `layoutSubviews()`.
    public internal(set) var layouts = 0
    /// The number of traced calls of `sizeThatFits(_:)`.
    public internal(set) var sizings = 0
    /// The number of calls of `updateConstraints()`.
    public internal(set) var constraintUpdates = 0
    /// The number of times the contents were redrawn.
    public internal(set) var displays = 0
    /// The number of layout passes that laid the view out; more than one indicates a forced layout.
    public internal(set) var layoutPasses = 0

    /// The index of the view in the trace.
    let subject: Int
  }

  /// The number of the turn; nil for work outside of turns.
  public let turn: Int?
  /// The number of passes over constraints, layout and display.
  public internal(set) var passes = 0
  /// The work per view, in the order in which it began.
  public internal(set) var views: [ViewWork] = []

  /// The number of calls of `layoutSubviews()` of all views.
  public var layouts: Int { views.reduce(0) { $0 + $1.layouts } }
  /// The number of traced calls of `sizeThatFits(_:)` of all views.
  public var sizings: Int { views.reduce(0) { $0 + $1.sizings } }
}
