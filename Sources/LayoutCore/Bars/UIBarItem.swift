public import Foundation
public import StyleCore

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The text.
  open var title: String? { didSet { onChange?() } }
  /// The picture.
  open var image: UIImage? { didSet { onChange?() } }
  /// The picture where there is little height. Differs from UIKit: without effect.
  open var landscapeImagePhone: UIImage?
  /// Whether the item can be used.
  open var isEnabled = true { didSet { onChange?() } }
  /// A number to find the item by.
  open var tag = 0
  /// How far the picture is moved. Differs from UIKit: without effect.
  open var imageInsets = UIEdgeInsets.zero

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Told when the bar has to show the item anew.
  package var onChange: (() -> Void)?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item that shows nothing. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Sets font and colour of the text in one state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
    onChange?()
  }

  /// Font and colour of the text in one state, as they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
}
