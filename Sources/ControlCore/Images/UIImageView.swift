public import Foundation
package import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore

/// A view that displays an image, or the images of an animation in turn, on the clock of animations.
///
/// Where no clock runs, the first image of an animation is shown.
@preconcurrency @MainActor
open class UIImageView: UIView, @preconcurrency ContentDrawing {
  private var shownImage: UIImage?

  /// Whether or not an image with the automatic rendering mode is drawn as a template.
  var isTemplateByDefault = false {
    didSet { if isTemplateByDefault != oldValue { setNeedsDisplay() } }
  }

  /// The shade of the image: the opacity of black over it, 0…1.
  var shade: CGFloat = 0 {
    didSet { if shade != oldValue { setNeedsDisplay() } }
  }

  /// Creates an image view with the given frame, without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an image view of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIImageView.self)
  }

  /// Creates an image view of the size of `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    shownImage = image
    if image?.images != nil { startTurning() }
  }

  /// Creates an image view of the size of `image`, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    shownImage = image
    self.highlightedImage = highlightedImage
    if image?.images != nil { startTurning() }
  }

  /// The image.
  open var image: UIImage? {
    get { shownImage }
    set { KeyValueObserving.change(self, "image") { setImage(newValue) } }
  }

  /// The image in the highlighted state.
  open var highlightedImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Whether or not the view is highlighted.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "isHighlighted") }
    didSet {
      setNeedsDisplay()
      KeyValueObserving.didChange(self, "isHighlighted")
    }
  }

  /// The images of an animation; setting them stops it.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The images of the animation in the highlighted state.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { setNeedsDisplay() }
  }
  /// The duration, in seconds, of a cycle through the images of the animation; 0 is 1/30 second for each.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; 0 is no limit.
  open var animationRepeatCount = 0
  /// The symbol configuration of images without their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageChanged() } }
  }

  /// Whether or not the animation is running; it ends after its repetitions.
  open var isAnimating: Bool { backing.isTurning }

  /// Starts the animation of `animationImages`, or else of an animated image, from its first image.
  open func startAnimating() {
    startTurning()
    setNeedsDisplay()
  }

  /// Stops the animation, and shows the image.
  open func stopAnimating() {
    guard backing.isTurning else { return }
    backing.stopTurning()
    setNeedsDisplay()
  }

  /// The size of the image in points, if there is one (C.14).
  open override var intrinsicContentSize: CGSize { configured(image)?.size ?? super.intrinsicContentSize }

  /// Returns the size of the image, or the present size without an image (C.14).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { configured(image)?.size ?? super.sizeThatFits(size) }
  }

  /// Requests another layout if a symbol follows the size of texts, and that changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if category != traitCollection.preferredContentSizeCategory, image?.symbolConfiguration != nil {
      invalidateIntrinsicContentSize()
    }
  }

  /// The alignment insets of the image (F.20).
  open override var alignmentRectInsets: UIEdgeInsets { configured(image)?.alignmentRectInsets ?? .zero }

  private func prepare() {
    isUserInteractionEnabled = false
    backing.flags.insert(.drawsContentBlocks)
  }

  private func setImage(_ image: UIImage?) {
    guard image != shownImage else { return }
    let changesSize = image?.size != shownImage?.size
    if changesSize { Tracing.noteConfiguring(.content, of: backing) }
    shownImage = image
    // An animated image starts by itself.
    if animationImages == nil { if image?.images != nil { startTurning() } else { backing.stopTurning() } }
    if changesSize { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  private func imageChanged() {
    Tracing.noteConfiguring(.content, of: backing)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Returns the variant of an image for the view's traits; a symbol has the preferred configuration.
  private func configured(_ image: UIImage?) -> UIImage? {
    let image = image?.variant(for: traitCollection)
    guard let image, let own = image.symbolConfiguration else { return image }
    let configuration = preferredSymbolConfiguration?.applying(own) as? UIImage.SymbolConfiguration ?? own
    guard configuration.followsTextSize else {
      return preferredSymbolConfiguration == nil ? image : image.withSymbolConfiguration(configuration)
    }
    var sized: UIImage?
    traitCollection.performAsCurrent { sized = image.withSymbolConfiguration(configuration) }
    return preferredSymbolConfiguration == nil && sized?.size == image.size ? image : sized
  }

  /// The image of the view's state, without an animation.
  private var stateImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Returns the displayed image at a share of the animation's cycle, and its rectangle.
  private func shown(at share: Double) -> (image: UIImage, area: CGRect)? {
    let image = backing.isTurning ? frame(at: share) ?? stateImage : stateImage
    let unit = backing.contentsRect
    return configured(image).map { image in
      let size = CGSize(width: image.size.width * unit.width, height: image.size.height * unit.height)
      return (image, contentMode.area(of: size, in: bounds))
    }
  }

  /// Returns the colour with which the image's alpha is filled; nil where the image has its own colours.
  ///
  /// The colour is the view's tint colour for templates, and for symbols without the original rendering mode.
  private func tint(of image: UIImage) -> CGColor? {
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && (image.isSymbolImage || isTemplateByDefault))
    let color = isTemplate ? tintColor ?? .systemBlue : image.values.tint
    return color?.cgColor(resolvedWith: traitCollection)
  }

  package var contentSteps: [Drawing.Step] { contentSteps(at: 0) }

  package func contentSteps(at place: Double) -> [Drawing.Step] {
    guard let (image, area) = shown(at: place) else { return [] }
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let whole = area.whole(ofPart: backing.contentsRect)
    func steps(_ tint: CGColor?) -> [Drawing.Step] {
      if image.isSymbolImage {
        let color = tint ?? UIColor.label.cgColor(resolvedWith: traitCollection)
        return image.symbolSteps(
          in: whole, cutTo: area, color: color, traits: traitCollection, isMirrored: isMirrored)
      }
      return image.steps(
        in: whole, cutTo: area, sampling: sampling(of: image, in: whole), tint: tint, isMirrored: isMirrored)
    }
    return steps(tint(of: image)) + (shade > 0 ? steps(CGColor(gray: 0, alpha: shade)) : [])
  }

  /// Returns the sampling of the image, by the layer's minification or magnification filter (G.16).
  private func sampling(of image: UIImage, in area: CGRect) -> Drawing.ImagePaint.Sampling {
    let shown = area.width * area.height * traitCollection.displayScale * traitCollection.displayScale
    let own = image.size.width * image.size.height * image.scale * image.scale
    return switch shown < own ? backing.minificationFilter : backing.magnificationFilter {
    case .nearest: .nearest
    case .trilinear: .area
    default: .linear
    }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenImage }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .image }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.image = image
    return content
  }

  @_spi(Plumb)
  open override var shownProperties: [ViewProperty] {
    guard let image = stateImage else { return [] }
    return [
      ViewProperty("image", .image(image)), ViewProperty("contentMode", .number(contentMode.rawValue)),
      ViewProperty("tint", .color(tintColor)),
    ]
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle of content of the given size in `bounds` (G.17).
  func area(of size: CGSize, in bounds: CGRect) -> CGRect {
    var shown = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else {
        return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
      shown = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - shown.width
    default: x = bounds.midX - shown.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - shown.height
    default: y = bounds.midY - shown.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: shown)
  }
}
