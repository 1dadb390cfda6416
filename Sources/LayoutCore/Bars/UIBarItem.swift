public import Foundation
import GraphicsCore
public import StyleCore

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The title of the item.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      onChange?()
      KeyValueObserving.didChange(self, "title")
    }
  }
  /// The image of the item.
  open var image: UIImage? {
    willSet { KeyValueObserving.willChange(self, "image") }
    didSet {
      onChange?()
      KeyValueObserving.didChange(self, "image")
    }
  }
  /// The image for little height.
  ///
  /// Differs from UIKit: without effect.
  open var landscapeImagePhone: UIImage?
  /// Whether or not the item is enabled.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "isEnabled") }
    didSet {
      onChange?()
      KeyValueObserving.didChange(self, "isEnabled")
    }
  }
  /// A number that identifies the item.
  open var tag = 0
  /// The insets of the image.
  ///
  /// Differs from UIKit: without effect.
  open var imageInsets = UIEdgeInsets.zero

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The closure that is called when the bar has to show the item again.
  package var onChange: (() -> Void)?

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item without content.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(of: self, as: UIBarItem.self)
  }

  /// Prepares the item after it was loaded from a nib or storyboard, and all objects of that are connected.
  open func awakeFromNib() {}

  /// Prepares the item for a builder of interfaces.
  ///
  /// Differs from UIKit: only your code calls this.
  open func prepareForInterfaceBuilder() {}

  /// Encodes the item.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Sets the attributes of the title in one state: its font and colour.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
    onChange?()
  }

  /// Returns the attributes of the title in one state, as they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
}
