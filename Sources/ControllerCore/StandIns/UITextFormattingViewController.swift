import ControlCore
public import Foundation
@_spi(Plumb) public import LayoutCore
import StyleCore
public import TextViewCore

/// A controller that lets the user change the formats of a text.
///
/// Differs from UIKit: a labelled rectangle stands in for it.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  /// A part of the controller with its size.
  open class Component: NSObject, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: its properties are constants.

    /// The part.
    public let componentKey: ComponentKey
    /// The size.
    public let preferredSize: ComponentSize

    /// Creates a part.
    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
      super.init()
    }

    /// Returns a part.
    public static func component(_ componentKey: ComponentKey, _ preferredSize: ComponentSize) -> Component {
      Component(componentKey: componentKey, preferredSize: preferredSize)
    }
  }

  /// Parts beside each other.
  open class ComponentGroup: NSObject, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: its property is a constant.

    /// The parts.
    public let components: [Component]

    /// Creates a group.
    public init(components: [Component]) {
      self.components = components
      super.init()
    }

    /// Returns a group.
    public static func group(_ components: [Component]) -> ComponentGroup {
      ComponentGroup(components: components)
    }
  }

  /// The options of the controller.
  open class Configuration: NSObject, NSCopying {
    /// The groups of parts.
    public let groups: [ComponentGroup]
    /// The options of the picker of fonts; nil for the usual ones.
    open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

    /// Creates the usual options.
    public override convenience init() { self.init(groups: []) }

    /// Creates options with groups of parts.
    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }

    /// Returns a copy of the options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration(groups: groups)
      copy.fontPickerConfiguration = fontPickerConfiguration
      return copy
    }
  }

  /// A type of delegates that change the formats of a text.
  @preconcurrency @MainActor
  public protocol Delegate: AnyObject {
    /// Tells the delegate of a change.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      didChangeValue changeValue: UITextFormattingViewController.ChangeValue)
    /// Returns whether the controller presents a picker of fonts.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    /// Returns whether the controller presents a picker of colours.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
    /// Tells the delegate that the controller was closed.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }

  /// The options.
  public let configuration: Configuration
  /// The delegate.
  open weak var delegate: (any Delegate)?
  /// The formats that are shown.
  open var formattingDescriptor: FormattingDescriptor? { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Creates a controller with options.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the usual options.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a controller with the usual options.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() {
    view = ServiceView("UITextFormattingViewController") { [weak self] in
      self?.formattingDescriptor?.fonts.map(\.fontName) ?? []
    }
  }

  /// Makes a change on behalf of the user.
  package func change(_ value: ChangeValue) {
    delegate?.textFormattingViewController(self, didChangeValue: value)
  }
}

extension UITextFormattingViewController.Delegate {
  /// Returns true.
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  /// Returns true.
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
  /// Does nothing.
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

extension UITextView {
  private static let configurations = AttachedValue<UITextFormattingViewController.Configuration>()

  /// The options of the controller that changes formats; nil for none.
  ///
  /// Differs from UIKit: the text view presents no such controller.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { Self.configurations[self] }
    set {
      Self.configurations[self] = newValue?.copy() as? UITextFormattingViewController.Configuration
    }
  }
}
