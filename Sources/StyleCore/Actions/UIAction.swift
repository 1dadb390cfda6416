import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name for an action; of two with one name, a control keeps the later.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The action of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The action of the given name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var count = 0
  private let name: Identifier
  private let handler: UIActionHandler
  private weak var currentSender: AnyObject?
  /// What is written beside the element where there is room.
  open var discoverabilityTitle: String?
  /// How the element looks and whether it can be used.
  open var attributes: Attributes
  /// Whether the element is checked.
  open var state: State

  /// An action that runs `handler`. Without an identifier it gets one that no other has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    name = identifier ?? Identifier("action \(Self.count)")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// What is written on the element.
  open override var title: String {
    get { newTitle ?? text }
    set { newTitle = newValue }
  }

  private var newTitle: String?

  /// The picture beside it. Differs from UIKit: an object of any kind.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }

  /// The name.
  open var identifier: Identifier { name }

  /// Who runs the action, while it runs.
  open var sender: Any? { currentSender }

  /// Runs the action for `sender`, unless it is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    currentSender = sender.map { $0 as AnyObject }
    handler(self)
    currentSender = nil
  }
}
