public import Escaping
internal import LayoutCore

/// What was done in one turn, counted per view: what makes a frame late on a phone.
public struct TurnSummary: Hashable, Sendable {
  /// What was done for one view, or for one layer without a view.
  public struct ViewWork: Hashable, Sendable {
    /// The view's place in the tree, from the root; of a long path the last parts.
    public let path: ViewPath
    /// Calls of `layoutSubviews()`.
    public internal(set) var layouts = 0
    /// Calls of `sizeThatFits(_:)`, as far as they were seen.
    public internal(set) var sizings = 0
    /// Calls of `updateConstraints()`.
    public internal(set) var constraintUpdates = 0
    /// How often the contents were made anew.
    public internal(set) var displays = 0
    /// Layout passes that laid the view out; more than one means that somebody forced layout.
    public internal(set) var layoutPasses = 0

    /// An index of the trace's views.
    let subject: Int
  }

  /// The number of the turn; nil for what happened outside of turns.
  public let turn: Int?
  /// Passes over constraints, layout and display.
  public internal(set) var passes = 0
  /// The views that something was done for, in the order in which that began.
  public internal(set) var views: [ViewWork] = []

  /// Calls of `layoutSubviews()` of all views.
  public var layouts: Int { views.reduce(0) { $0 + $1.layouts } }
  /// Calls of `sizeThatFits(_:)` of all views, as far as they were seen.
  public var sizings: Int { views.reduce(0) { $0 + $1.sizings } }
}
