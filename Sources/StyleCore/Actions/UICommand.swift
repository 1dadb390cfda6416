public import Foundation
public import GraphicsCore

/// A menu element that sends an action message up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  private let method: Selector
  private let list: Any?
  private let others: [UICommandAlternate]
  /// A longer title, for a place with room for it.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the element and whether it can be used.
  open var attributes: Attributes
  /// The state of the element.
  open var state: State
  /// The image beside the title while the element is on; nil for the same image.
  open var selectedImage: UIImage?

  /// Creates a command that sends an action message.
  ///
  /// - Parameters:
  ///   - action: The method, whose argument is the command.
  ///   - propertyList: A value for the program's own use, which tells commands of one method apart.
  ///   - alternates: The commands that take its place while other keys are held.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    method = action
    list = propertyList
    others = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }

  /// The method that the command calls.
  open var action: Selector { method }

  /// The value that tells commands of one method apart.
  open var propertyList: Any? { list }

  /// The commands that take its place while other keys are held.
  open var alternates: [UICommandAlternate] { others }

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

/// A command that takes the place of another while more keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method that the command calls.
  public let action: Selector
  /// The keys that are held beside those of the other command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command that takes the place of another.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }

  /// Returns nil.
  ///
  /// Differs from UIKit: elements of menus are not archived.
  public required init?(coder: NSCoder) { nil }
}

/// A command that keys of a keyboard send.
///
/// Differs from UIKit: the keys are not shown beside its title; the keyboard is that of `HeadlessUser`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  private let key: String
  private let flags: UIKeyModifierFlags
  /// Whether or not the command precedes the text that the keys type.
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
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    key = input
    flags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    )
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }

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
  /// Returns the action for a key, pressed while others are held: the command's, or that of an alternate; nil for other keys.
  package func action(for input: String, _ flags: UIKeyModifierFlags) -> Selector? {
    // Letters are those of the keys, whatever the shift key makes of them.
    guard let own = self.input, own.lowercased() == input.lowercased() else { return nil }
    if modifierFlags == flags { return action }
    return alternates.first { modifierFlags.union($0.modifierFlags) == flags }?.action
  }
}
