public import Foundation

/// The closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  ///
  /// Of two actions with one identifier, a control keeps the later.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var count = 0
  private let name: Identifier
  private let handler: UIActionHandler
  private weak var currentSender: AnyObject?
  /// A longer title, for a place with room for it.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the element and whether it can be used.
  open var attributes: Attributes
  /// The state of the element.
  open var state: State
  /// The image beside the title while the element is on; nil for the same image.
  open var selectedImage: UIImage?

  /// Creates an action that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` makes one that no other action has.
  ///   - handler: The closure that the action runs.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    name = identifier ?? Identifier("action \(Self.count)")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }

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

  /// The identifier of the action.
  open var identifier: Identifier { name }

  /// The object that runs the action, while it runs.
  open var sender: Any? { currentSender }

  /// Runs the action for a sender, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    currentSender = sender.map { $0 as AnyObject }
    handler(self)
    currentSender = nil
  }
}
