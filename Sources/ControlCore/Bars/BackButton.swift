import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The back button of a navigation bar: an indicator, and the title of the previous item.
final class BackButton: UIControl, @preconcurrency ControlDrawing {
  /// The distance from the safe area to the indicator, in points.
  static let inset: CGFloat = 8
  private static let chevron = CGSize(width: 12, height: 20)
  private static let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
  private static let gap: CGFloat = 6

  private let label = UILabel()
  /// The whole title, which may be longer than the shown one.
  private var title = ""
  /// An image in place of the indicator.
  private var image: UIImage?
  private var textOffset = UIOffset.zero
  /// The side of the platter on which the indicator is in the middle.
  private var platter: CGFloat?

  private var mark: CGSize { image?.size ?? Self.chevron }

  init() {
    super.init(frame: .zero)
    drawsContent()
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `title`, or Back where `room` is too narrow for it, or only the indicator where it is too narrow for that.
  ///
  /// `image` replaces the indicator, if it has pixels.
  func show(
    _ title: String, tint: UIColor?, appearance: UIBarButtonItemAppearance, image: UIImage?, room: CGFloat
  ) {
    if ownTintColor != tint { tintColor = tint }
    (self.title, platter) = (title, nil)
    self.image = image.flatMap { $0.size == .zero ? nil : $0 }
    textOffset = appearance.normal.titlePositionAdjustment
    setNeedsLayout()
    setNeedsDisplay()
    let attributes = appearance.normal.titleTextAttributes
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
    for text in [title, SystemWord.back.text] {
      label.text = text
      if fittingWidth <= room { return }
    }
    label.text = nil
  }

  /// Shows only the indicator, on a platter of glass, as of iOS 26 (26.B.4).
  func show(_ title: String, on platter: CGFloat, tint: UIColor?, image: UIImage?) {
    if ownTintColor != tint { tintColor = tint }
    (self.title, self.platter, label.text) = (title, platter, nil)
    self.image = image.flatMap { $0.size == .zero ? nil : $0 }
    setNeedsDisplay()
  }

  /// The width of the indicator and the title.
  var fittingWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    return mark.width + (text > 0 ? Self.gap + text : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    let area = CGRect(
      x: mark.width + Self.gap, y: 0, width: max(0, bounds.width - mark.width - Self.gap),
      height: bounds.height
    ).mirrored(in: bounds, isMirrored)
    label.frame = area.middle(
      ofSize: CGSize(width: area.width, height: size.height), scale: traitCollection.displayScale
    ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  /// Dims the title of a highlighted button.
  @_spi(Plumb)
  public override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.2 : 1
  }

  @_spi(Plumb)
  public override var spokenContent: SpokenContent {
    SpokenContent(title, spokenState.union([.button, .backButton]))
  }

  private var isMirrored: Bool { superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func drawContent(in context: CGContext) {
    let width = platter == nil ? mark.width : bounds.width
    let area = CGRect(x: 0, y: 0, width: width, height: bounds.height).mirrored(in: bounds, isMirrored)
    let color = resolved(tintColor, opacity: isHighlighted ? 0.2 : 1)
    guard let image else {
      return context.drawSymbol(
        isMirrored ? "chevron.right" : "chevron.left", Self.symbol, in: area, color: color)
    }
    if isMirrored {
      context.translateBy(x: 2 * area.midX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let template = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
    Optional(template).draw(in: area.middle(ofSize: mark, scale: pixels.scale), tint: color)
  }
}
