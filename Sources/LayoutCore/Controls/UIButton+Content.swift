import Foundation

extension UIButton {
  /// What a button shows.
  struct Content {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var contentInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var configuration: Configuration?
    var titleLabel: UILabel?
    var imageView: UIImageView?
  }

  func set<T>(
    _ value: T?, in table: WritableKeyPath<Content, [UIControl.State: T]>, for state: UIControl.State
  ) {
    content[keyPath: table][state] = value
    updateContent()
  }

  func change<T>(_ property: WritableKeyPath<Content, T>, to value: T) {
    content[keyPath: property] = value
    updateContent()
  }

  /// The value of the present state, or that of `normal`.
  func current<T>(_ table: [UIControl.State: T]) -> T? {
    table[state] ?? table[.normal]
  }

  var presentTitleColor: UIColor {
    if let color = current(content.titleColors) { return color }
    if let configuration = content.configuration { return configuration.foreground(tint: tintColor) }
    return kind == .custom ? .white : tintColor
  }

  /// Shows what belongs to the present state, and tells those whom the size concerns.
  func updateContent() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows what belongs to the present state; nothing happens where it shows already, so that layout may ask for it.
  private func showContent() {
    let attributed = currentAttributedTitle
    if attributed != nil || currentTitle != nil || content.titleLabel != nil {
      let label = madeTitleLabel
      if let attributed {
        if label.content.attributed != attributed { label.attributedText = attributed }
      } else {
        label.text = currentTitle
        if currentTitle != nil, label.textColor != currentTitleColor { label.textColor = currentTitleColor }
        if let color = currentTitleShadowColor, label.shadowColor != color { label.shadowColor = color }
      }
    }
    if currentImage != nil || content.imageView != nil { madeImageView.image = currentImage }
    if let configuration = content.configuration {
      let color = configuration.backgroundFill(tint: tintColor)
      if backgroundColor != color { backgroundColor = color }
      backing.cornerRadius = configuration.background.cornerRadius
    }
  }

  var madeTitleLabel: UILabel {
    if let label = content.titleLabel { return label }
    let label = UILabel()
    label.font = defaultTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    content.titleLabel = label
    addSubview(label)
    return label
  }

  private var defaultTitleFont: UIFont {
    if content.configuration != nil { return .systemFont(ofSize: 17) }
    return .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
  }

  var madeImageView: UIImageView {
    if let view = content.imageView { return view }
    let view = UIImageView()
    content.imageView = view
    insertSubview(view, at: 0)
    return view
  }

  // MARK: Layout

  /// The space around the content.
  var effectiveInsets: UIEdgeInsets {
    guard let configuration = content.configuration else { return content.contentInsets }
    return UIEdgeInsets(configuration.contentInsets, in: effectiveUserInterfaceLayoutDirection)
  }

  private var titleSize: CGSize { content.titleLabel?.intrinsicContentSize ?? .zero }
  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// What the title adds to the size of a button without a configuration: an empty one is as high as a line, unless
  /// an image is there in its place.
  private var titleExtent: CGSize {
    let size = titleSize
    guard size.height == 0, content.configuration == nil else { return size }
    guard currentImage == nil || currentTitle != nil || currentAttributedTitle != nil else { return size }
    let font = content.titleLabel?.font ?? defaultTitleFont
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(width: 0, height: grid.snap(font.lineHeight, .ceil))
  }

  /// Whether the size is that of a plain title: 12 points higher, and not less than 30 wide. It is only the size
  /// that is larger; the content has the whole of it.
  private var isPlainTitle: Bool {
    content.configuration == nil && content.contentInsets == .zero && currentImage == nil
  }

  /// The space between image and title.
  private var padding: CGFloat {
    imageSize.width > 0 && titleSize.width > 0 ? content.configuration?.imagePadding ?? 0 : 0
  }

  private var isStacked: Bool {
    content.configuration?.imagePlacement == .top || content.configuration?.imagePlacement == .bottom
  }

  var contentSize: CGSize {
    let (title, image, insets) = (titleExtent, imageSize, effectiveInsets)
    var size =
      isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + padding + title.height)
      : CGSize(width: image.width + padding + title.width, height: max(image.height, title.height))
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if isPlainTitle {
      size.width = max(size.width, 30)
      size.height += 12
    }
    if content.configuration == nil, title.height > 0 {
      size = PixelGrid(scale: 1).snap(size, .ceil)
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// The areas of image and title: side by side, or one above the other, aligned in `area` as the control says.
  func parts(in area: CGRect) -> (image: CGRect, title: CGRect) {
    var (title, image) = (titleSize, imageSize)
    let isReversed =
      (effectiveUserInterfaceLayoutDirection == .rightToLeft)
      != (content.configuration?.imagePlacement == .trailing)
    if isStacked {
      title.width = min(title.width, area.width)
      let y = placed(image.height + padding + title.height, area.minY, area.height, verticalShare)
      let imageOnTop = content.configuration?.imagePlacement == .top
      let (imageY, titleY) =
        imageOnTop ? (y, y + image.height + padding) : (y + title.height + padding, y)
      return (
        rect(placed(image.width, area.minX, area.width, horizontalShare), imageY, image),
        rect(placed(title.width, area.minX, area.width, horizontalShare), titleY, title)
      )
    }
    image.width = min(image.width, area.width)
    title.width = max(0, min(title.width, area.width - image.width - padding))
    title.height = min(title.height, area.height)
    let x = placed(image.width + padding + title.width, area.minX, area.width, horizontalShare)
    let (imageX, titleX) =
      isReversed ? (x + title.width + padding, x) : (x, x + image.width + padding)
    return (
      rect(imageX, placed(image.height, area.minY, area.height, verticalShare), image),
      rect(titleX, placed(title.height, area.minY, area.height, verticalShare), title)
    )
  }

  func placeContent() {
    showContent()
    let area = contentRect(forBounds: bounds)
    content.imageView?.frame = moved(imageRect(forContentRect: area), by: content.imageInsets)
    content.titleLabel?.frame = moved(titleRect(forContentRect: area), by: content.titleInsets)
  }

  /// Insets of a part move it by half of their difference, since it keeps its size in the middle of its area.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(origin: grid.snap(CGPoint(x: x, y: y), .nearest(.up)), size: size)
  }

  private func placed(_ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ share: CGFloat) -> CGFloat {
    start + (room - length) * share
  }

  private var horizontalShare: CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .left: return 0
    case .right: return 1
    case .leading: return isReversed ? 1 : 0
    case .trailing: return isReversed ? 0 : 1
    default: return 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
