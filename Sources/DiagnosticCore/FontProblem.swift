/// What cannot be as a font was asked for.
package enum FontProblem: Hashable, Sendable, CustomStringConvertible {
  /// Our typeface stands for the font called `name`.
  case substituted(name: String)
  /// A font that `UIFontMetrics` scaled was to be scaled again.
  case scaledTwice(font: String)

  package var description: String {
    switch self {
    case .substituted(let name):
      "There is no font \(name); the one typeface there is stands for it, in the weight that the name says."
    case .scaledTwice(let font):
      "\(font) was scaled by UIFontMetrics and should not be scaled again; it stays as it is."
    }
  }
}
