// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A way of typing: the keyboard of a language.
///
/// Differs from UIKit: the only one is the keyboard of the language of the process.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
  private let language: String?

  /// Creates the mode of a language.
  package init(_ language: String?) {
    self.language = language
    super.init()
  }

  /// Creates the mode of the subclass of a program, which overrides `primaryLanguage`.
  public override convenience init() { self.init(nil) }

  /// Creates the mode that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    language = coder.decodeValue(of: NSString.self, forKey: "language").map { String(describing: $0) }
    super.init()
  }

  /// Encodes the language.
  open func encode(with coder: NSCoder) { coder.encode(language as NSString?, forKey: "language") }

  /// Always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// The language, as in `en-US`; nil for none.
  open var primaryLanguage: String? { language }

  /// The keyboards that the user can choose from: that of the language of the process.
  open class var activeInputModes: [UITextInputMode] { [current] }

  /// The keyboard of the language of the process.
  package static var current: UITextInputMode {
    let locale = Locale.current
    let code = locale.language.languageCode?.identifier ?? "en"
    return UITextInputMode(locale.region.map { "\(code)-\($0.identifier)" } ?? code)
  }

  /// The name of the notification of a change of the keyboard, which is never posted.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The ways of typing that the system expects.
///
/// Differs from UIKit: the values are those that code sets.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  private static let shared = UITextInputContext()

  /// Whether or not a pencil is expected.
  open var isPencilInputExpected = false
  /// Whether or not dictation is expected.
  open var isDictationInputExpected = false
  /// Whether or not a keyboard with keys is expected.
  open var isHardwareKeyboardInputExpected = false

  /// Returns the context of the program.
  open class func current() -> UITextInputContext! { shared }
}

/// The key of the font in the attributes of marked text.
public let UITextInputTextFontKey = "UITextInputTextFontKey"
/// The key of the colour in the attributes of marked text.
public let UITextInputTextColorKey = "UITextInputTextColorKey"
/// The key of the background in the attributes of marked text.
public let UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
/// The direction of a text.
public typealias UITextWritingDirection = NSWritingDirection
