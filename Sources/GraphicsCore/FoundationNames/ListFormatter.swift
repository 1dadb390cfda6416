public import Foundation

/// A formatter of lists, `a, b, and c`, which the Foundation of Linux lacks.
open class ListFormatter: Formatter {
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the items; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter with the usual settings.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the list of texts, in the language of the user.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// Returns the list of items; nil if an item has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let formatter = itemFormatter else {
        texts.append(String(describing: item))
        continue
      }
      guard let text = formatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the list of the items of an array; nil for other values.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
