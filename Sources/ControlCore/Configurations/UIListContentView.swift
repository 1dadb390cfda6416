public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore
import TextViewCore

/// A view that shows list content: an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  package internal(set) final var content: UIListContentConfiguration
  var label: UILabel?
  var secondaryLabel: UILabel?
  var imageView: UIImageView?
  var guides: [ListContentPart: ListContentGuide] = [:]

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    show()
  }

  /// Creates a view without content.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    insetsLayoutMarginsFromSafeArea = false
    show()
  }

  /// The configuration that the view shows; one that is not of list content is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  /// Returns whether a configuration is one of list content.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The guide at the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { label.map { _ in guide(of: .text) } }
  /// The guide at the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.map { _ in guide(of: .secondaryText) } }
  /// The guide at the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { imageView.map { _ in guide(of: .image) } }

  // MARK: Layout

  /// Lays out the image and the texts, and moves the layout guides to them.
  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  /// Requests layout, since the margins around the content changed.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentSizeChanged()
  }

  /// The size of the content without wrapping.
  open override var intrinsicContentSize: CGSize {
    let layout = contentLayout
    let width = bounds.width > 0 ? bounds.width : layout.naturalWidth
    return CGSize(width: UIView.noIntrinsicMetric, height: layout.frames(width: width, on: grid).height)
  }

  /// Returns the width of `size`, or that of the content if that is narrower, and the height of the content in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = contentLayout
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : layout.naturalWidth
    return CGSize(width: width, height: layout.frames(width: width, on: grid).height)
  }

  /// Returns the height of the content in the target's width if that has priority, or else the size of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven =
      horizontalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue || targetSize.width > 0
    var size = sizeThatFits(isWidthGiven ? targetSize : .zero)
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  @_spi(Plumb)
  open override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
