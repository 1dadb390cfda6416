internal import Escaping
internal import Foundation

/// What is wrong with a visual format, and where.
package struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// Something else should stand there.
    case expected(String)
    /// The format ended too late.
    case trailing
    /// No view has this name, which may be that of a metric.
    case unknownView(String, isMetric: Bool)
    /// No metric has this name, which may be that of a view.
    case unknownMetric(String, isView: Bool)
    /// No metric or view has this name.
    case unknownName(String)
    /// The metric of this name is no finite number.
    case metricIsNoNumber(String)
    /// What has this name is neither a view nor a guide.
    case notAView(String)
    /// A priority is not in 0…1000 (F.2).
    case invalidPriority(String)
    /// `|` stands for the superview of this view, which has none.
    case noSuperview(String)
    /// The options align what the format puts in a row, or give two directions (F.27).
    case options(String)
  }

  /// The format as it was given.
  package let format: String
  /// How many characters stand before the place.
  package let position: Int
  /// What is wrong there.
  package let reason: Reason

  /// A mistake at `position` of `format`.
  package init(format: String, position: Int, reason: Reason) {
    self.format = format
    self.position = position
    self.reason = reason
  }

  /// The format with a caret under the character, and a sentence.
  package var description: String {
    // In a format of several lines, the one with the place.
    let before = format.prefix(position)
    let start = before.lastIndex(where: \.isNewline).map { format.index(after: $0) } ?? format.startIndex
    let line = format[start...].prefix { !$0.isNewline }
    let column = format.distance(from: start, to: before.endIndex)
    let indent = line.prefix(column).map { $0 == "\t" ? "\t" : " " }.joined()
    let shown = line.map(Self.shown).joined()
    return
      "Unable to parse constraint format:\n\(shown)\n\(indent)^\n\(escapingControls(in: reason.sentence))"
  }

  /// A character without what is unseen in it, so that the caret stands where it should; a blank if nothing is left.
  private static func shown(_ character: Character) -> String {
    guard character != "\t" else { return "\t" }
    let seen = character.unicodeScalars.filter { !$0.isUnseen }
    return seen.isEmpty ? " " : String(String.UnicodeScalarView(seen))
  }
}

extension VisualFormatError.Reason {
  /// One sentence of English.
  package var sentence: String {
    switch self {
    case .expected(let what): "Expected \(what) here."
    case .trailing: "The format ends before this character."
    case .unknownView(let name, let isMetric):
      isMetric ? "\(name) is a metric, and not a view." : "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name, let isView):
      isView ? "\(name) is a view, and no number." : "\(name) is not a key in the metrics dictionary."
    case .unknownName(let name): "\(name) is a key in neither the metrics nor the views dictionary."
    case .metricIsNoNumber(let name): "The metric \(name) is not a finite number."
    case .notAView(let name): "\(name) is neither a view nor a layout guide."
    case .invalidPriority(let priority): "\(priority) is no priority: they go from 0 to 1000."
    case .noSuperview(let name): "| is the superview of \(name), which has none."
    case .options(let sentence): sentence
    }
  }
}
