import Foundation
import LayoutCore
import StyleCore
import TextViewCore

extension UIButton {
  /// The frames of the parts of a button.
  struct Parts {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The insets of the content, in points.
  var effectiveInsets: UIEdgeInsets {
    guard let configuration = content.configuration else { return content.contentInsets }
    var insets = configuration.contentInsets
    insets.trailing += menuIndicatorRoom
    return UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
  }

  /// Returns the size of the content with the insets.
  ///
  /// In a given width titles that wrap are broken to fit; without one each text has a single line.
  func fittingSize(width: CGFloat? = nil) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = effectiveInsets
    var size: CGSize
    if let configuration = content.configuration {
      size = configuredSize(configuration, width: width.map { max(0, $0 - insets.left - insets.right) })
    } else {
      size = plainSize
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if content.configuration == nil {
      if isPlainTitle { size = CGSize(width: max(size.width, 30), height: size.height + 12) }
      if titleExtent.height > 0 { size = PixelGrid(scale: 1).snap(size, .ceil) }
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Returns the frames of the parts in the content rectangle.
  func parts(in area: CGRect) -> Parts {
    content.configuration.map { configuredParts($0, in: area) } ?? plainParts(in: area)
  }

  func placeContent() {
    if let configuration = content.configuration {
      let alignment = configuration.textAlignment(isRightToLeft: isReversed)
      for label in [content.titleLabel, content.subtitleLabel] { label?.textAlignment = alignment }
    } else {
      showContent()
    }
    let area = contentRect(forBounds: bounds)
    let parts = parts(in: area)
    let image = imageRect(forContentRect: area)
    content.imageView?.frame = moved(image, by: content.imageInsets)
    content.titleLabel?.frame = moved(titleRect(forContentRect: area), by: content.titleInsets)
    content.subtitleLabel?.frame = parts.subtitle
    if let indicator = content.indicator {
      indicator.frame = image.middle(ofSize: indicator.intrinsicContentSize, scale: pixels.scale)
    }
    placeMenuIndicator()
    let background = backgroundRect(forBounds: bounds)
    content.backgroundImageView?.frame = background
    placeBackground(in: background)
  }

  private func placeBackground(in area: CGRect) {
    guard let view = content.background, let configuration = content.configuration else { return }
    var insets = UIEdgeInsets(
      configuration.background.backgroundInsets, in: effectiveUserInterfaceLayoutDirection)
    let edges = configuration.background.edgesAddingLayoutMarginsToBackgroundInsets
    let (left, right): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isReversed ? (.trailing, .leading) : (.leading, .trailing)
    insets.top += edges.contains(.top) ? layoutMargins.top : 0
    insets.bottom += edges.contains(.bottom) ? layoutMargins.bottom : 0
    insets.left += edges.contains(left) ? layoutMargins.left : 0
    insets.right += edges.contains(right) ? layoutMargins.right : 0
    view.frame = area.inset(by: insets)
    view.cornerRadius = configuration.cornerRadius(of: self, in: view.bounds.size)
  }

  /// Returns the frame of a part moved by half of the difference of its insets: the part keeps its size.
  ///
  /// The insets do not apply to configurations.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard content.configuration == nil else { return rect }
    return rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  private var imageSize: CGSize {
    if let indicator = content.indicator { return indicator.intrinsicContentSize }
    if content.configuration == nil, showsTypeSymbol, let size = kind.size { return pixels.snap(size, .ceil) }
    guard currentImage != nil, let view = content.imageView else { return .zero }
    return view.intrinsicContentSize
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: pixels.snap(CGPoint(x: x, y: y), .nearest(.up)), size: size)
  }

  private func placed(_ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ share: CGFloat) -> CGFloat {
    start + (room - length) * share
  }

  private var horizontalShare: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: 0
    case .right: 1
    default: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }

  // MARK: Properties

  private var titleSize: CGSize { content.titleLabel?.intrinsicContentSize ?? .zero }

  /// The size of the title of a button without a configuration.
  ///
  /// An empty title is as high as a line, unless there is an image instead.
  private var titleExtent: CGSize {
    let size = titleSize
    guard size.height == 0 else { return size }
    guard currentImage == nil || currentTitle != nil || currentAttributedTitle != nil else { return size }
    let font = content.titleLabel?.font ?? defaultTitleFont
    return CGSize(width: 0, height: pixels.snap(font.lineHeight, .ceil))
  }

  /// Whether or not the size is that of a plain title: 12 points higher, and at least 30 wide.
  ///
  /// Only the size is larger; the content has all of it.
  private var isPlainTitle: Bool { content.contentInsets == .zero && currentImage == nil }

  private var plainSize: CGSize {
    let (title, image) = (titleExtent, imageSize)
    return CGSize(width: image.width + title.width, height: max(image.height, title.height))
  }

  /// Returns the frames of image and title side by side, aligned in `area` by the control's content alignment.
  private func plainParts(in area: CGRect) -> Parts {
    var (title, image) = (titleSize, imageSize)
    if ButtonFigures.wholeTitles[traitCollection] { title.height = title.height.rounded(.up) }
    image.width = min(image.width, area.width)
    title.width = max(0, min(title.width, area.width - image.width))
    title.height = min(title.height, area.height)
    let x = placed(image.width + title.width, area.minX, area.width, horizontalShare)
    let (imageX, titleX) = isReversed ? (x + title.width, x) : (x, x + image.width)
    return Parts(
      image: rect(imageX, placed(image.height, area.minY, area.height, verticalShare), image),
      title: rect(titleX, placed(title.height, area.minY, area.height, verticalShare), title))
  }

  // MARK: Configurations

  /// The sizes of the parts of a configured button, with lines that fit into a width.
  private struct Measures {
    var (image, title, subtitle) = (CGSize.zero, CGSize.zero, CGSize.zero)
    /// The distances between image and texts, and between the texts, in points.
    var (padding, titlePadding): (CGFloat, CGFloat) = (0, 0)
    var isStacked = false

    /// The size of title and subtitle together.
    var texts: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    var size: CGSize {
      isStacked
        ? CGSize(width: max(image.width, texts.width), height: image.height + padding + texts.height)
        : CGSize(width: image.width + padding + texts.width, height: max(image.height, texts.height))
    }
  }

  private func measures(_ configuration: Configuration, width: CGFloat?) -> Measures {
    var measures = Measures()
    measures.isStacked = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    measures.image = imageSize
    let (title, subtitle) = (content.titleLabel?.filled, content.subtitleLabel?.filled)
    let hasText = title != nil || subtitle != nil
    if measures.image.width > 0, hasText {
      measures.padding = configuration.imagePadding
      if !measures.isStacked {
        measures.image.width = max(measures.image.width, configuration.imageReservation)
      }
    }
    if let width { measures.image.width = min(measures.image.width, width) }
    let room = width.map { measures.isStacked ? $0 : max(0, $0 - measures.image.width - measures.padding) }
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let line = label.intrinsicContentSize
      // A rounding error does not wrap the title of a button at its intrinsic size.
      guard let room, line.width > room + pixels.pixel / 2 else { return line }
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    (measures.title, measures.subtitle) = (size(title), size(subtitle))
    if title != nil, subtitle != nil { measures.titlePadding = configuration.titlePadding }
    return measures
  }

  private func configuredSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
    measures(configuration, width: width).size
  }

  /// Returns the frames of image and texts, placed as in the configuration and aligned in `area` by the control.
  private func configuredParts(_ configuration: Configuration, in area: CGRect) -> Parts {
    let measures = measures(configuration, width: max(0, area.width))
    var (size, texts) = (measures.size, measures.texts)
    if contentHorizontalAlignment == .fill {
      texts.width += max(0, area.width - size.width)
      size.width = max(size.width, area.width)
    }
    let x = placed(size.width, area.minX, area.width, horizontalShare)
    let y = placed(size.height, area.minY, area.height, verticalShare)
    var (imagePoint, textPoint) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
    if measures.isStacked {
      imagePoint.x = placed(measures.image.width, x, size.width, horizontalShare)
      textPoint.x = placed(texts.width, x, size.width, horizontalShare)
      if configuration.imagePlacement == .top {
        textPoint.y += measures.image.height + measures.padding
      } else {
        imagePoint.y += texts.height + measures.padding
      }
    } else {
      imagePoint.y = placed(measures.image.height, y, size.height, 0.5)
      textPoint.y = placed(texts.height, y, size.height, 0.5)
      if isReversed != (configuration.imagePlacement == .trailing) {
        imagePoint.x += texts.width + measures.padding
      } else {
        textPoint.x += measures.image.width + measures.padding
      }
    }
    let subtitleY = textPoint.y + measures.title.height + measures.titlePadding
    let own = CGSize(width: min(imageSize.width, measures.image.width), height: measures.image.height)
    imagePoint.x += (measures.image.width - own.width) / 2
    return Parts(
      image: rect(imagePoint.x, imagePoint.y, own),
      title: rect(textPoint.x, textPoint.y, CGSize(width: texts.width, height: measures.title.height)),
      subtitle: rect(textPoint.x, subtitleY, CGSize(width: texts.width, height: measures.subtitle.height)))
  }
}

extension UILabel {
  /// The label, if it has a text.
  fileprivate var filled: UILabel? { text?.isEmpty == false ? self : nil }
}
