internal import Escaping
internal import Foundation

/// An error in a visual format, with its position.
package struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  package enum Reason: Hashable, Sendable {
    /// An unexpected character in place of the described item.
    case expected(String)
    /// Characters after the end of the format.
    case trailing
    /// An unknown name of a view, which may be that of a metric.
    case unknownView(String, isMetric: Bool)
    /// An unknown name of a metric, which may be that of a view.
    case unknownMetric(String, isView: Bool)
    /// An unknown name of a metric or view.
    case unknownName(String)
    /// A metric that is not a finite number.
    case metricIsNoNumber(String)
    /// A value that is neither a view nor a guide.
    case notAView(String)
    /// A priority outside of 0…1000 (F.2).
    case invalidPriority(String)
    /// A view without the superview to which `|` refers.
    case noSuperview(String)
    /// Options that align along the axis of the format, or give two directions (F.27).
    case options(String)
  }

  /// The format as it was given.
  package let format: String
  /// The number of characters before the error.
  package let position: Int
  /// The kind of error.
  package let reason: Reason

  /// Creates an error at `position` of `format`.
  package init(format: String, position: Int, reason: Reason) {
    self.format = format
    self.position = position
    self.reason = reason
  }

  /// The format with a caret under the character, and a sentence.
  package var description: String {
    // In a format of several lines, only the one with the position.
    let before = format.prefix(position)
    let start = before.lastIndex(where: \.isNewline).map { format.index(after: $0) } ?? format.startIndex
    let line = format[start...].prefix { !$0.isNewline }
    let column = format.distance(from: start, to: before.endIndex)
    let indent = line.prefix(column).map { $0 == "\t" ? "\t" : " " }.joined()
    let shown = line.map(Self.shown).joined()
    return
      "Unable to parse constraint format:\n\(shown)\n\(indent)^\n\(escapingControls(in: reason.sentence))"
  }

  /// Returns a character without its invisible scalars, so that the caret is aligned; a blank if there are no others.
  private static func shown(_ character: Character) -> String {
    guard character != "\t" else { return "\t" }
    let seen = character.unicodeScalars.filter { !$0.isInvisible }
    return seen.isEmpty ? " " : String(String.UnicodeScalarView(seen))
  }
}

extension VisualFormatError.Reason {
  /// The error in one sentence of English.
  package var sentence: String {
    switch self {
    case .expected(let what): "Expected \(what) here."
    case .trailing: "The format ends before this character."
    case .unknownView(let name, let isMetric):
      isMetric ? "\(name) is a metric, not a view." : "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name, let isView):
      isView ? "\(name) is a view, not a number." : "\(name) is not a key in the metrics dictionary."
    case .unknownName(let name): "\(name) is a key in neither the metrics nor the views dictionary."
    case .metricIsNoNumber(let name): "The metric \(name) is not a finite number."
    case .notAView(let name): "\(name) is neither a view nor a layout guide."
    case .invalidPriority(let priority): "\(priority) is not a priority: priorities range from 0 to 1000."
    case .noSuperview(let name): "| is the superview of \(name), which has none."
    case .options(let sentence): sentence
    }
  }
}
