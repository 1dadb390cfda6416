import Foundation
public import GraphicsCore

/// A menu element that sends an action message up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  private let method: Selector
  private let list: Any?
  /// A longer title, for a place with room for it.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the element and whether it can be used.
  open var attributes: Attributes
  /// The state of the element.
  open var state: State

  /// Creates a command that sends an action message.
  ///
  /// - Parameters:
  ///   - action: The method, whose argument is the command.
  ///   - propertyList: A value for the program's own use, which tells commands of one method apart.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    method = action
    list = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The method that the command calls.
  open var action: Selector { method }

  /// The value that tells commands of one method apart.
  open var propertyList: Any? { list }

  /// The title of the element.
  open override var title: String {
    get { newTitle ?? text }
    set { newTitle = newValue }
  }

  private var newTitle: String?

  /// The image beside the title.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
}

/// A command that keys of a keyboard send.
///
/// Differs from UIKit: it is not shown; the keyboard is that of `HeadlessUser`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  private let key: String
  private let flags: UIKeyModifierFlags
  /// Whether or not the command precedes the system's use of the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether or not the keys follow the layout of the keyboard.
  ///
  /// Differs from UIKit: without effect.
  open var allowsAutomaticLocalization = true
  /// Whether or not the keys are mirrored for languages that are read from right to left.
  ///
  /// Differs from UIKit: without effect.
  open var allowsAutomaticMirroring = true

  /// Creates a command for a menu, which keys send.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    key = input
    flags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title for the list of commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The character of the key, or the name of a key without one.
  open var input: String? { key }

  /// The keys that are held with the key.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// The key with the arrow up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The key with the arrow down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The key with the arrow to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The key with the arrow to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The key that moves a page up.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key that moves a page down.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key that moves to the beginning.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The key that moves to the end.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes forward.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
}

extension UIKeyCommand {
  /// Returns whether the command is that of a key, pressed while others are held.
  package func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    guard let own = self.input else { return false }
    // Letters are those of the keys, whatever the shift key makes of them.
    return own.lowercased() == input.lowercased() && modifierFlags == flags
  }
}
