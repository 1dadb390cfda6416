public import Escaping
public import ImageComparison

/// A change of a view between two trees, in words.
public struct ViewChange: Sendable, Equatable {
  /// The kinds of changes, in the order of their importance.
  public enum Kind: String, Sendable, CaseIterable {
    /// Differing pixels that no change of a view explains.
    case unexplained
    /// The removal or the addition of the view.
    case removed, added
    /// A change of the position, or of the size.
    case moved, resized
    /// A change of a colour.
    case recoloured
    /// Another text, or the same one truncated.
    case text, truncated
    /// A change of the font or the image.
    case font, image
    /// A change of the order among the siblings, or a new clipping by an ancestor.
    case reordered, clipped
    /// A view that is now hidden, or whose opacity changed.
    case hidden, faded
    /// Corners, borders, shadows, transforms and other properties.
    case restyled
    /// A named number of a spec.
    case metric
    /// Small differences of pixels at edges.
    case antialiasing
  }

  /// The kind of the change.
  public let kind: Kind
  /// The name of the view: its identifier, or else its class with its text or place.
  public let name: String
  /// The path from the root: `CardView#card/UILabel#title`.
  public let path: ViewPath
  /// The change in words: `moved 0.5 pt (1 px) down`.
  public let text: String
  /// The observed causes, the nearest first: `icon grew 20 → 21 pt high`.
  public internal(set) var causes: [String] = []
  /// The number of differing pixels that it explains; each counts for one change only.
  public internal(set) var pixels = 0
  /// The bounding box of the explained pixels, in pixels; nil if there are none.
  public internal(set) var box: Difference.Box?

  /// The change in a sentence: `title moved 0.5 pt (1 px) down because icon grew 20 → 21 pt high`.
  ///
  /// Of many causes, it has the nearest and the last.
  public var sentence: String {
    guard causes.count > 2, let first = causes.first, let last = causes.last else {
      return (["\(name) \(text)"] + causes).joined(separator: " because ")
    }
    return "\(name) \(text) because \(first), in the end because \(last)"
  }

  /// The root cause, by which cases of any scale are grouped: the last cause, or the change itself.
  public var rootCause: String { root ?? "\(name) \(plainText)" }

  /// The last cause with the name of its view.
  var root: String?
  /// The text without pixels.
  let plainText: String
  /// The key of the property that changed; nil for changes of other kinds.
  let property: String?
  /// The place of the view in the old tree, and in `new` that in the new one.
  let old: Int?
  let new: Int?

  init(
    _ kind: Kind, name: String, path: ViewPath, text: String, plain: String? = nil, property: String? = nil,
    old: Int? = nil, new: Int? = nil
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.text = text
    plainText = plain ?? text
    self.property = property
    self.old = old
    self.new = new
  }
}
