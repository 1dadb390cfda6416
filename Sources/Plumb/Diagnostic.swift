internal import DiagnosticCore
internal import LayoutCore

/// A problem of a layout that UIKit would have logged or raised an exception for.
///
/// Diagnostics that are not collected go to standard error.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of diagnostics.
  public enum Kind: String, CaseIterable, Sendable {
    /// A frame, bounds or position with NaN, or insets that are not finite, were set and ignored.
    case invalidGeometry
    /// A view was laid out a hundred times in one update, and was then left.
    case layoutLoop
    /// A view updated its constraints a hundred times in one update, and was then left.
    case constraintLoop
    /// An override of `updateConstraints()` or `updateViewConstraints()` did not call super.
    case missingSuperCall
    /// The main loop was left with pending work.
    case neverIdle
    /// The clock was advanced by NaN, backwards, or by more than 2²⁵ seconds.
    case clock
    /// A drawing was made that pictures omit.
    case notDrawn
    /// A view was aligned or distributed in a way without a solution, or without one for both layout directions.
    case placement
    /// Constraints cannot be satisfied together; one of them is broken.
    case unsatisfiableConstraints
    /// A constraint cannot be activated, or cannot have the constant or priority that was set.
    case constraint
    /// A visual format has a syntax error; the description has a caret under the character.
    case visualFormat
    /// A font was requested by name, which gives the only typeface; or it was scaled twice.
    case font
    /// A character of a text has no glyph; a box is drawn.
    case missingGlyph
    /// A symbol that does not exist was requested.
    case missingSymbol
    /// An image, a colour, data or a table of texts was requested that does not exist.
    case missingAsset
    /// A file of an asset or of texts is damaged, or has a part that is left out.
    case unreadableAsset
    /// A target was added with a selector, which will never be called.
    case uncalledAction
    /// A method or a key that an object does not have was used by its name.
    case unrecognizedName
    /// A nib or storyboard has an error, or names a class, outlet or action that does not exist.
    case interface
    /// A table or collection view was told of changes that do not explain its new numbers of items.
    case list
    /// A snapshot of a diffable data source was changed with identifiers that are repeated or missing.
    case snapshot
    /// Any other problem, which the description states.
    case other
  }

  /// The kind of the diagnostic.
  public let kind: Kind
  /// The description, of at least one sentence.
  ///
  /// For loops it names the views that requested updates in the last rounds.
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
      case .message: .unrecognizedName
      case .asset(.missing), .asset(.noVariant): .missingAsset
      case .asset: .unreadableAsset
      case .interface: .interface
      case .collection, .presentation: .other
      case .snapshot: .snapshot
      case .list: .list
      }
    description = diagnostic.description
  }

  /// Runs `body`, and returns the diagnostics that were reported in it, in order.
  ///
  /// ```swift
  /// let diagnostics = Diagnostic.collect { card.frame.size.width = .nan }
  /// #expect(diagnostics.map(\.kind) == [.invalidGeometry])
  /// ```
  public static func collect(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    try LayoutDiagnostics.collect(body).map(Diagnostic.init)
  }
}
