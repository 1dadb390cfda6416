internal import Escaping
import Foundation
import Synchronization

/// Something about a layout that UIKit would have logged or raised an exception for.
package enum LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A geometry property of `layer` was set to a value that contains NaN, and kept its old one (A.13).
  case invalidGeometry(layer: String, property: String)
  /// A property of `owner` was set to a value that contains NaN or infinity, and kept its old one.
  case notFinite(owner: String, property: String)
  /// Traits were given a display scale that no display has, and say nothing of one.
  case displayScale(String)
  /// `layer` was laid out again and again in one cycle and was left after `layouts` times (B.11). `causes` tell
  /// who asked for it in the last rounds, and who for the layout of those.
  case layoutLoop(layer: String, layouts: Int, causes: [String])
  /// The view of `layer` updated its constraints again and again in one cycle and was left.
  case constraintLoop(layer: String, updates: Int, causes: [String])
  /// The override of `method` in the view of `layer`, or in its controller, did not call super.
  case missingSuperCall(method: String, layer: String)
  /// The main loop was left after `turns` turns in which there was always something to do.
  case neverIdle(turns: Int)
  /// A clock was told to go on by a number of seconds that it does not take; it still shows `kept`.
  case clock(seconds: Double, kept: Double)
  /// Something was drawn into a context that pictures leave out.
  case notDrawn(String)
  /// A view was to be placed in a way that has no answer, or none that holds in every layout direction.
  case placement(PlacementProblem)
  /// Constraints that cannot hold together, and the one that is given up (F.28, F.29).
  case unsatisfiable(constraints: [String], broken: String)
  /// A constraint was to be activated, or to get a value, and cannot be.
  case constraint(ConstraintProblem)
  /// A visual format has a mistake, and made no constraints.
  case visualFormat(VisualFormatError)
  /// A font was asked for that there is not, or in a way that UIKit forbids.
  case font(FontProblem)
  /// The typeface has no glyph for a code point in the text of `owner`; a box shows it.
  case missingGlyph(codePoint: UInt32, owner: String)
  /// Something was told to call a method by name, and never will.
  case uncalled(UncalledAction)
  /// There is no symbol of that name.
  case missingSymbol(String)

  /// One line of English, or several for conflicts and visual formats. Names and texts that programs and specs chose begin
  /// no line and move no cursor.
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

  /// The sentence of a diagnostic that has one line.
  private var sentence: String {
    switch self {
    case .invalidGeometry(let layer, let property):
      "\(property) of \(layer) contains NaN; it keeps its old value."
    case .notFinite(let owner, let property):
      "\(property) of \(owner) contains a number that is not finite; it keeps its old value."
    case .displayScale(let scale):
      "A display scale cannot be \(scale); it is left unspecified."
    case .layoutLoop(let layer, let layouts, let causes):
      "\(layer) asked for layout \(layouts) times in one cycle; it is left as it is.\(Self.list(causes))"
    case .constraintLoop(let layer, let updates, let causes):
      "\(layer) asked for updateConstraints \(updates) times in one cycle; it is left as it is."
        + Self.list(causes)
    case .missingSuperCall(let method, let layer):
      "\(method) of \(layer) does not call super, which has work of its own to do."
    case .neverIdle(let turns):
      "The main loop still has something to do after \(turns) turns; it is left."
    case .clock(let seconds, let kept):
      "The clock cannot go on by \(seconds) seconds; it shows \(kept)."
    case .notDrawn(let feature):
      "A drawing uses \(feature), which pictures leave out."
    case .placement(let problem):
      problem.description
    case .constraint(let problem):
      problem.description
    case .font(let problem):
      problem.description
    case .missingGlyph(let codePoint, let owner):
      "\(owner) has U+\(Self.hexadecimal(codePoint)), for which there is no glyph; a box shows it."
    case .uncalled(let action):
      action.description
    case .missingSymbol(let name):
      "No symbol named '\(name)' found in system symbol set."
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

/// Where the diagnostics of layout go: to standard error, unless a caller collects them.
package enum LayoutDiagnostics {
  /// Diagnostics in the order in which they were reported.
  private final class Collection: Sendable {
    let all = Mutex<[LayoutDiagnostic]>([])
    /// What was reported that is to be told once only.
    let toldOnce = Mutex<Set<LayoutDiagnostic>>([])
  }

  @TaskLocal private static var collection: Collection?
  /// Where nobody collects.
  private static let toldOnce = Mutex<Set<LayoutDiagnostic>>([])

  /// Hands a diagnostic to whoever collects in this task.
  package static func report(_ diagnostic: LayoutDiagnostic) {
    if let collection {
      collection.all.withLock { $0.append(diagnostic) }
    } else {
      FileHandle.standardError.write(Data("layout: \(diagnostic)\n".utf8))
    }
  }

  /// Hands a diagnostic to whoever collects in this task, unless they have it; or writes it once.
  package static func reportOnce(_ diagnostic: LayoutDiagnostic) {
    let isNew =
      if let collection {
        collection.toldOnce.withLock { $0.insert(diagnostic).inserted }
      } else {
        toldOnce.withLock { $0.insert(diagnostic).inserted }
      }
    if isNew { report(diagnostic) }
  }

  /// Runs `body` and returns what was reported in it, in order, instead of writing it to standard error.
  package static func collect(_ body: () throws -> Void) rethrows -> [LayoutDiagnostic] {
    let collection = Collection()
    try $collection.withValue(collection, operation: body)
    return collection.all.withLock { $0 }
  }
}
