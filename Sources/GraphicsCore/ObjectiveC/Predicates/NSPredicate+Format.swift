import DiagnosticCore
public import Foundation

/// Conditions written as text, which the Foundation of Linux lacks.
extension NSPredicate {
  /// Creates the predicate of a format, `name BEGINSWITH[c] %@ AND age >= %d`, and its arguments.
  ///
  /// `%@` stands for an object, `%K` for a key path, `%d`, `%f` and their like for numbers. Key paths are those of key-value
  /// coding.
  ///
  /// Differs from UIKit: functions with colons, subqueries, indexes in brackets and collections joined by operators are not
  /// known; a format that cannot be read is reported, and is a predicate that is false; `predicateFormat` does not tell the
  /// format; objects are compared by `isEqual(_:)`, and letters without regard to the locale.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(parsing: predicateFormat, arguments)
  }

  /// Creates the predicate of a format and the arguments that its specifiers stand for.
  ///
  /// Differs from UIKit: as `init(format:_:)` does.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(parsing: predicateFormat, arguments ?? [])
  }

  private convenience init(parsing format: String, _ arguments: [Any?]) {
    guard let condition = Self.condition(format, arguments) else {
      self.init(value: false)
      return
    }
    self.init { object, variables in
      condition.holds(for: PredicateContext(object: object, variables: variables ?? [:]))
    }
  }

  private static func condition(_ format: String, _ arguments: [Any?]) -> PredicateCondition? {
    do throws(PredicateError) {
      return try PredicateParser.condition(of: format, arguments)
    } catch {
      LayoutDiagnostics.report(.message(.predicateFormat(format, problem: error.problem)))
      return nil
    }
  }
}

/// An error in the format of a predicate.
struct PredicateError: Error {
  /// The sentence about it.
  var problem: String
}

/// An object that a predicate is asked about, and the values of its variables.
struct PredicateContext {
  var object: Any?
  var variables: [String: Any]
}
