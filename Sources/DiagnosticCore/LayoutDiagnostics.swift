internal import Escaping
import Foundation
import Synchronization

/// A problem of layout for which UIKit would write a log message or raise an exception.
package enum LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A geometry property of `layer` that was set to a value with NaN, and kept its old value (A.13).
  case invalidGeometry(layer: String, property: String)
  /// A property of `owner` that was set to a value with NaN or infinity, and kept its old value.
  case notFinite(owner: String, property: String)
  /// A display scale of traits that no display has, and that is left unspecified.
  case displayScale(String)
  /// A layer that was laid out repeatedly in one cycle, and was left after `layouts` times (B.11).
  ///
  /// The `causes` are those of the last rounds, and those of the layouts that caused them.
  case layoutLoop(layer: String, layouts: Int, causes: [String])
  /// A view of `layer` that updated its constraints repeatedly in one cycle, and was left.
  case constraintLoop(layer: String, updates: Int, causes: [String])
  /// An override of `method` in the view of `layer`, or in its controller, that did not call super.
  case missingSuperCall(method: String, layer: String)
  /// A main loop that was left after `turns` turns, each of which had work to do.
  case neverIdle(turns: Int)
  /// A clock that was advanced by a number of seconds that it does not accept; it still shows `kept`.
  case clock(seconds: Double, kept: Double)
  /// A drawing command that pictures leave out.
  case notDrawn(String)
  /// A placement of a view that is not determined, or not in every layout direction.
  case placement(PlacementError)
  /// A conflict of constraints, and the one that is broken (F.28, F.29).
  case unsatisfiable(constraints: [String], broken: String)
  /// A constraint that cannot be activated or changed.
  case constraint(ConstraintError)
  /// An error in a visual format, which made no constraints.
  case visualFormat(VisualFormatError)
  /// A font that does not exist, or a request for one that UIKit forbids.
  case font(FontDiagnostic)
  /// A code point in the text of `owner` for which the typeface has no glyph; a box is drawn instead.
  case missingGlyph(codePoint: UInt32, owner: String)
  /// A method that was to be called by name, and never will be.
  case uncalled(UncalledAction)
  /// A message or a key that an object does not know.
  case message(MessageError)
  /// A symbol that does not exist.
  case missingSymbol(String)
  /// An asset, a table of texts or a font file that does not exist or cannot be read.
  case asset(AssetDiagnostic)
  /// A problem of a nib or storyboard.
  case interface(InterfaceError)
  /// A problem of the layout of a collection view.
  case collection(CollectionError)
  /// An error in a snapshot of a diffable data source.
  case snapshot(SnapshotError)
  /// A change or request of a table or collection view that does not fit its data.
  case list(ListError)
  /// A presentation of a view controller that is refused, or lacks a source.
  case presentation(PresentationError)

  /// The diagnostic in one line of English, or in several for conflicts and visual formats.
  ///
  /// Names and texts that programs and specs set begin no line and move no cursor.
  package var description: String {
    switch self {
    case .unsatisfiable(let constraints, let broken):
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
      \(constraints.map { "    \"\(escapingControls(in: $0))\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(escapingControls(in: broken))
      """
    case .visualFormat(let error): error.description
    default: escapingControls(in: sentence)
    }
  }

  /// The sentence of a diagnostic of one line.
  private var sentence: String {
    switch self {
    case .invalidGeometry(let layer, let property):
      "\(property) of \(layer) contains NaN; it keeps its old value."
    case .notFinite(let owner, let property):
      "\(property) of \(owner) contains a number that is not finite; it keeps its old value."
    case .displayScale(let scale):
      "A display scale cannot be \(scale); it is left unspecified."
    case .layoutLoop(let layer, let layouts, let causes):
      "\(layer) requested layout \(layouts) times in one update cycle; it keeps its layout.\(Self.list(causes))"
    case .constraintLoop(let layer, let updates, let causes):
      "\(layer) requested updateConstraints \(updates) times in one update cycle; it keeps its constraints."
        + Self.list(causes)
    case .missingSuperCall(let method, let layer):
      "\(method) of \(layer) does not call super, which does necessary work."
    case .neverIdle(let turns):
      "The main loop still has pending work after \(turns) turns; it is stopped."
    case .clock(let seconds, let kept):
      "The clock cannot advance by \(seconds) seconds; it shows \(kept)."
    case .notDrawn(let feature):
      "A drawing uses \(feature), which is not drawn."
    case .placement(let problem):
      problem.description
    case .constraint(let problem):
      problem.description
    case .font(let problem):
      problem.description
    case .missingGlyph(let codePoint, let owner):
      "\(owner) has U+\(Self.hexadecimal(codePoint)), for which there is no glyph; it is drawn as a box."
    case .uncalled(let action):
      action.description
    case .message(let error):
      error.description
    case .missingSymbol(let name):
      "No symbol named '\(name)' found in system symbol set."
    case .asset(let problem):
      problem.description
    case .interface(let problem):
      problem.description
    case .collection(let problem):
      problem.description
    case .snapshot(let problem):
      problem.description
    case .list(let problem):
      problem.description
    case .presentation(let problem):
      problem.description
    case .unsatisfiable, .visualFormat:
      ""
    }
  }

  private static func hexadecimal(_ codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func list(_ causes: [String]) -> String {
    causes.isEmpty ? "" : " " + causes.map { $0 + "." }.joined(separator: " ")
  }
}

/// The destination of layout diagnostics: standard error, unless a caller collects them.
package enum LayoutDiagnostics {
  /// The collected diagnostics, in the order in which they were reported.
  private final class Collection: Sendable {
    let all = Mutex<[LayoutDiagnostic]>([])
    /// The diagnostics that are reported once only.
    let reportedOnce = Mutex<Set<LayoutDiagnostic>>([])
  }

  @TaskLocal private static var collection: Collection?
  /// The diagnostics that were written without a collection and are reported once only.
  private static let reportedOnce = Mutex<Set<LayoutDiagnostic>>([])
  /// The number of diagnostics that are remembered; one that is beyond it forgets the others.
  static let capacity = 1024

  private static func insert(_ diagnostic: LayoutDiagnostic, into known: inout Set<LayoutDiagnostic>) -> Bool
  {
    guard !known.contains(diagnostic) else { return false }
    if known.count >= capacity { known.removeAll() }
    known.insert(diagnostic)
    return true
  }

  /// Adds a diagnostic to the collection of the current task, or writes it to standard error.
  package static func report(_ diagnostic: LayoutDiagnostic) {
    if let collection {
      collection.all.withLock { $0.append(diagnostic) }
    } else {
      FileHandle.standardError.write(Data("layout: \(diagnostic)\n".utf8))
    }
  }

  /// Adds a diagnostic to the collection of the current task unless it has it, or writes it once.
  ///
  /// A program that has more than a thousand different ones may see one twice.
  package static func reportOnce(_ diagnostic: LayoutDiagnostic) {
    let isNew =
      if let collection {
        collection.reportedOnce.withLock { insert(diagnostic, into: &$0) }
      } else {
        reportedOnce.withLock { insert(diagnostic, into: &$0) }
      }
    if isNew { report(diagnostic) }
  }

  /// Runs `body`, and returns the diagnostics that are reported during it, in order, instead of writing them.
  package static func collect(_ body: () throws -> Void) rethrows -> [LayoutDiagnostic] {
    let collection = Collection()
    try $collection.withValue(collection, operation: body)
    return collection.all.withLock { $0 }
  }
}
