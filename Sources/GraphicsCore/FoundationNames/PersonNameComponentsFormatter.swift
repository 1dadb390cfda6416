public import Foundation

/// A formatter of names of people, which the Foundation of Linux lacks.
///
/// Differs from UIKit: names are in the order of European ones.
open class PersonNameComponentsFormatter: Formatter {
  /// The lengths of names.
  public enum Style: Int, Sendable {
    /// The length of `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// The given name and the family's.
    case medium = 2
    /// All parts.
    case long = 3
    /// The first letters.
    case abbreviated = 4
  }

  /// The options of names.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The name is that of its pronunciation.
    public static let phonetic = Self(rawValue: 1 << 1)
  }

  /// The length of names.
  open var style: Style = .default
  /// Whether names are those of their pronunciation.
  open var isPhonetic = false
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter with the usual settings.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns a name in a length.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts: [String?] =
      switch style {
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .default, .medium: [name.givenName, name.familyName]
      case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .abbreviated:
        [name.givenName, name.familyName].map { $0.map { String($0.prefix(1)).uppercased() } }
      }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
  }

  /// Returns the parts of a name: the first word is the given name, the last one the family's.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }

  /// Returns a name; nil for other values.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
