internal import DiagnosticCore
internal import LayoutCore

/// Something about a layout that UIKit would have logged or raised an exception for. Where nobody collects them,
/// diagnostics go to standard error.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What it is about.
  public enum Kind: String, CaseIterable, Sendable {
    /// A frame, bounds or position that contains NaN, or insets that are not finite, were set and not stored.
    case invalidGeometry
    /// A view was laid out a hundred times in one update, and then left.
    case layoutLoop
    /// A view updated its constraints a hundred times in one update, and then was left.
    case constraintLoop
    /// An override of `updateConstraints()` or `updateViewConstraints()` did not call super.
    case missingSuperCall
    /// The main loop was left although there was still something to do.
    case neverIdle
    /// The clock was told to go on by NaN, backwards, or by more than 2²⁵ seconds.
    case clock
    /// Something was drawn that pictures leave out.
    case notDrawn
    /// A view was aligned or distributed in a way that has no answer, or none for both layout directions.
    case placement
    /// Constraints cannot hold together; one of them is given up.
    case unsatisfiableConstraints
    /// A constraint cannot be activated, or cannot have the value that it was given.
    case constraint
    /// A visual format has a mistake; the description has a caret under the character.
    case visualFormat
    /// A font was asked for by a name, which gives the one typeface there is; or scaled twice.
    case font
    /// Text has a character for which there is no glyph; a box shows it.
    case missingGlyph
    /// A symbol was asked for that there is not.
    case missingSymbol
    /// A target was given with the name of a method, which will never be called.
    case uncalledAction
    /// Anything else; the description says what.
    case other
  }

  /// What it is about.
  public let kind: Kind
  /// A sentence or more. For loops it names who asked for what in the last rounds.
  public let description: String

  init(_ diagnostic: LayoutDiagnostic) {
    kind =
      switch diagnostic {
      case .invalidGeometry, .notFinite, .displayScale: .invalidGeometry
      case .layoutLoop: .layoutLoop
      case .constraintLoop: .constraintLoop
      case .missingSuperCall: .missingSuperCall
      case .neverIdle: .neverIdle
      case .clock: .clock
      case .notDrawn: .notDrawn
      case .placement: .placement
      case .unsatisfiable: .unsatisfiableConstraints
      case .constraint: .constraint
      case .visualFormat: .visualFormat
      case .font: .font
      case .missingGlyph: .missingGlyph
      case .missingSymbol: .missingSymbol
      case .uncalled: .uncalledAction
      }
    description = diagnostic.description
  }

  /// Runs `body` and returns what was reported in it, in order.
  public static func collect(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    try LayoutDiagnostics.collect(body).map(Diagnostic.init)
  }
}
