import Foundation

/// The way back in a navigation bar: a mark, and the text of the item before.
final class BackButton: UIControl, @preconcurrency ControlDrawing {
  /// From the safe area to the mark, in points.
  static let inset: CGFloat = 8
  private static let mark = CGSize(width: 12, height: 20)
  private static let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
  private static let gap: CGFloat = 6

  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    drawsContent()
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `title`, or "Back" where `room` is too narrow for it, or only the mark where it is too narrow for that.
  func show(_ title: String, tint: UIColor?, appearance: UIBarButtonItemAppearance, room: CGFloat) {
    if storedState.tintColor != tint { tintColor = tint }
    let attributes = appearance.normal.titleTextAttributes
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
    for text in [title, "Back"] {
      label.text = text
      if fittingWidth <= room { return }
    }
    label.text = nil
  }

  /// The width of mark and text.
  var fittingWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    return Self.mark.width + (text > 0 ? Self.gap + text : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    let area = CGRect(
      x: Self.mark.width + Self.gap, y: 0, width: max(0, bounds.width - Self.mark.width - Self.gap),
      height: bounds.height
    ).mirrored(in: bounds, isMirrored)
    label.frame = area.middle(
      ofSize: CGSize(width: area.width, height: size.height), scale: traitCollection.displayScale)
  }

  private var isMirrored: Bool { superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func drawContent(in context: CGContext) {
    let area = CGRect(x: 0, y: 0, width: Self.mark.width, height: bounds.height).mirrored(
      in: bounds, isMirrored)
    context.drawSymbol(
      isMirrored ? "chevron.right" : "chevron.left", Self.symbol, in: area, resolved(tintColor))
  }
}
