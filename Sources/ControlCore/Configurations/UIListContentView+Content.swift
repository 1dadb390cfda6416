package import Foundation
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

extension UIListContentView {
  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Shows the configuration in the labels and the image view, which exist as far as there is content.
  ///
  /// Their order is always the same, whatever the view has shown before.
  func show() {
    label = shown(
      content.text, content.attributedText, content.textProperties, in: label, at: 0)
    secondaryLabel = shown(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel, at: label == nil ? 0 : 1)
    showImage()
    for view in [label, secondaryLabel, imageView] as [UIView?] { view?.alpha = content.alpha }
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    directionalLayoutMargins = content.directionalLayoutMargins
    contentSizeChanged()
  }

  /// Requests layout and measuring, of this view and of the cell around it.
  func contentSizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func shown(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in old: UILabel?, at index: Int
  ) -> UILabel? {
    guard attributed != nil || text != nil else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    if old == nil { insertSubview(label, at: index) }
    properties.apply(to: label)
    if let attributed {
      label.attributedText = properties.completed(attributed)
    } else {
      label.text = text.map(properties.transform.applied)
    }
    return label
  }

  private func showImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      insertSubview(view, at: [label, secondaryLabel].compactMap { $0 }.count)
    }
    imageView = view
    let properties = content.imageProperties
    view.image = image
    updateSymbol()
    view.contentMode = image.isSymbolImage && properties.maximumSize == .zero ? .center : .scaleAspectFit
    view.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
  }

  // MARK: Layout

  /// Gives the symbol the size of the view's traits.
  private func updateSymbol() {
    let symbol = content.imageProperties.symbolConfiguration(for: traitCollection)
    if imageView?.preferredSymbolConfiguration != symbol { imageView?.preferredSymbolConfiguration = symbol }
  }

  /// The sizes of the parts, as the layout takes them.
  var contentLayout: ListContentLayout {
    updateSymbol()
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return ListContentLayout(
      picture: picture, text: label.map(measured), secondary: secondaryLabel.map(measured),
      margins: usedMargins,
      imageToText: content.imageToTextPadding, sideBySide: content.textToSecondaryTextHorizontalPadding,
      stacked: content.textToSecondaryTextVerticalPadding,
      prefersSideBySide: content.prefersSideBySideTextAndSecondaryText && !isAccessible,
      minimumHeight: content.preset.minimumHeight(traitCollection))
  }

  private func measured(_ label: UILabel) -> ListContentLayout.Text {
    ListContentLayout.Text { width in
      let height = CGFloat.greatestFiniteMagnitude
      return label.sizeThatFits(CGSize(width: min(width, height), height: height))
    }
  }

  /// The margins, which are at least those of the superview on the axes that preserve them.
  private var usedMargins: NSDirectionalEdgeInsets {
    let axes = content.axesPreservingSuperviewLayoutMargins
    var margins = content.directionalLayoutMargins
    // Those of the view are the larger ones on both axes.
    let preserved = NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection)
    if axes.contains(.horizontal) {
      (margins.leading, margins.trailing) = (preserved.leading, preserved.trailing)
    }
    if axes.contains(.vertical) { (margins.top, margins.bottom) = (preserved.top, preserved.bottom) }
    return margins
  }

  private var picture: ListContentLayout.Picture? {
    guard let imageView, let image = imageView.image else { return nil }
    let properties = content.imageProperties
    let own = imageView.intrinsicContentSize
    let size = CGSize(width: max(0, own.width), height: max(0, own.height)).limited(
      to: properties.maximumSize)
    let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: ListContentMetrics.standardImageDimension, compatibleWith: traitCollection)
    func room(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
      if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      if reserved > 0 { return reserved }
      return image.isSymbolImage ? standard : own
    }
    let reserved = properties.reservedLayoutSize
    var height = room(reserved.height, size.height)
    // A symbol that is as large as that of the style makes no row taller.
    if image.isSymbolImage, reserved.height == 0 { height = size.height > standard * 1.25 ? size.height : 0 }
    return ListContentLayout.Picture(
      size: size, room: CGSize(width: room(reserved.width, size.width), height: height))
  }

  /// Places the parts in the bounds, mirrored for text that runs from right to left.
  func placeContent() {
    let frames = contentLayout.frames(width: bounds.width, height: bounds.height, on: grid)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect?, _ part: ListContentPart) {
      guard let view, var frame else { return }
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      frame.origin.x += bounds.minX
      frame.origin.y += bounds.minY
      view.frame = frame
      guides[part]?.move(to: frame, in: bounds)
    }
    place(label, frames.text, .text)
    place(secondaryLabel, frames.secondary, .secondaryText)
    place(imageView, frames.picture, .image)
    if let imageView, content.imageProperties.strokeWidth > 0 {
      let color = content.imageProperties.resolvedStrokeColor(for: tintColor)
      imageView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The distance from the start of the view to the texts, in points.
  package var textStart: CGFloat { contentLayout.textStart }
}

extension CGSize {
  /// Returns the size scaled down so that it is not larger than another, whose lengths of 0 are no limit.
  fileprivate func limited(to limit: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return self }
    var scale: CGFloat = 1
    if limit.width > 0 { scale = min(scale, limit.width / width) }
    if limit.height > 0 { scale = min(scale, limit.height / height) }
    return CGSize(width: width * scale, height: height * scale)
  }
}
