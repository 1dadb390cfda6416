public import Escaping
public import ImageComparison

/// One thing that became of a view between two trees, in words.
public struct ViewChange: Sendable, Equatable {
  /// What became of it, the loudest first.
  public enum Kind: String, Sendable, CaseIterable {
    /// Pixels differ where no change of a view explains it.
    case unexplained
    case removed, added
    case moved, resized
    case recoloured
    /// Another text, or the same one no longer whole.
    case text, truncated
    case font, image
    case reordered, clipped
    case hidden, faded
    /// Corners, borders, shadows, transforms and all else.
    case restyled
    /// A named number of a spec.
    case metric
    /// Only pixels at edges, a little.
    case antialiasing
  }

  public let kind: Kind
  /// Who it is: the identifier, or else what it is.
  public let name: String
  /// The way to it from the root: `CardView#card/UILabel#title`.
  public let path: ViewPath
  /// What became of it: `moved 0.5 pt (1 px) down`.
  public let text: String
  /// Why, as far as it was observed, the nearest reason first: `icon grew 20 → 21 pt high`.
  public internal(set) var causes: [String] = []
  /// How many differing pixels it explains; each counts for one change only.
  public internal(set) var pixels = 0
  /// Around the differing pixels that it explains, in pixels; nil where there are none.
  public internal(set) var box: Difference.Box?

  /// The change in a sentence: `title moved 0.5 pt (1 px) down because icon grew 20 → 21 pt high`. Of many causes, the
  /// nearest and the last are told.
  public var sentence: String {
    guard causes.count > 2, let first = causes.first, let last = causes.last else {
      return (["\(name) \(text)"] + causes).joined(separator: " because ")
    }
    return "\(name) \(text) because \(first), in the end because \(last)"
  }

  /// What cases with the same reason have in common, whatever their scale: the last cause, or the change itself.
  public var rootCause: String { root ?? "\(name) \(plainText)" }

  /// The last cause by the name of its view.
  var root: String?
  /// The text without pixels.
  let plainText: String
  /// Where the view is in the old and in the new tree.
  let old: Int?
  let new: Int?

  init(
    _ kind: Kind, _ name: String, path: ViewPath, _ text: String, plain: String? = nil, old: Int? = nil,
    new: Int? = nil
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.text = text
    plainText = plain ?? text
    self.old = old
    self.new = new
  }
}
