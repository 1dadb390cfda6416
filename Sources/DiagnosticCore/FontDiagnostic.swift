/// A request for a font that cannot be fulfilled as it was made.
package enum FontDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A font called `name` that is substituted by the system typeface of Plumb.
  case substituted(name: String)
  /// A font file that cannot be used, with the problem.
  case unreadable(file: String, problem: String)
  /// A font that `UIFontMetrics` scaled already and was asked to scale again.
  case scaledTwice(font: String)

  package var description: String {
    switch self {
    case .substituted(let name):
      "There is no font \(name); the typeface of Plumb replaces it, in the weight of the name."
    case .unreadable(let file, let problem):
      "The font file \(file) is not used: \(problem)."
    case .scaledTwice(let font):
      "\(font) was scaled by UIFontMetrics and should not be scaled again; it is unchanged."
    }
  }
}
