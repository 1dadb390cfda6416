package import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The view of a token in a search field.
package final class SearchTokenView: UIView, @preconcurrency ControlDrawing {
  let token: UISearchToken
  package internal(set) var isSelected = false { didSet { setNeedsDisplay() } }
  var color: UIColor? { didSet { setNeedsDisplay() } }
  var font = UIFont.systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    drawsContent()
    isAccessibilityElement = true
    accessibilityLabel = token.text
  }

  package required init?(coder: NSCoder) { nil }

  private var iconSize: CGSize { token.icon?.size ?? .zero }

  package override var intrinsicContentSize: CGSize {
    let icon = iconSize.width > 0 ? iconSize.width + (token.text.isEmpty ? 0 : SearchSizes.tokenIconGap) : 0
    let text = token.text.size(withAttributes: [.font: font]).width.rounded(.up)
    return CGSize(width: 2 * SearchSizes.tokenInset + icon + text, height: SearchSizes.tokenHeight)
  }

  /// Draws the icon and the words on a background: in the tint colour with white words, if the token is selected.
  package func drawContent(in context: CGContext) {
    let back = isSelected ? tintColor ?? .systemBlue : color ?? .systemGray4
    context.fill(bounds, radius: SearchSizes.tokenRadius, resolved(back))
    let front = isSelected ? UIColor.white : .label
    var area = bounds.insetBy(dx: SearchSizes.tokenInset, dy: 0)
    if let icon = token.icon {
      let size = iconSize
      let x = isReversed ? area.maxX - size.width : area.minX
      let place = CGRect(x: x, y: area.midY - size.height / 2, width: size.width, height: size.height)
      Optional(icon.withRenderingMode(.alwaysTemplate)).draw(in: place, tint: resolved(front))
      let taken = size.width + SearchSizes.tokenIconGap
      if !isReversed { area.origin.x += taken }
      area.size.width = max(0, area.width - taken)
    }
    token.text.drawLine(font: font, color: front, in: area, alignment: isReversed ? .right : .left)
  }
}

/// The tokens of a search field, in a row before the text; where there is no room, the last ones are visible.
final class SearchTokenRow: UIView {
  private(set) var views: [SearchTokenView] = []

  /// Shows tokens.
  func show(_ tokens: [UISearchToken], selected: Int?, color: UIColor?, font: UIFont) {
    if views.map(\.token) != tokens {
      for view in views { view.removeFromSuperview() }
      views = tokens.map { SearchTokenView($0) }
      for view in views { addSubview(view) }
    }
    for (index, view) in views.enumerated() {
      (view.isSelected, view.color, view.font) = (index == selected, color, font)
    }
    clipsToBounds = true
    isHidden = tokens.isEmpty
    setNeedsLayout()
  }

  /// The width of all tokens.
  var length: CGFloat {
    let widths = views.map(\.intrinsicContentSize.width)
    return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * SearchSizes.tokenGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = min(0, bounds.width - length)
    for view in views {
      view.semanticContentAttribute = semanticContentAttribute
      let size = view.intrinsicContentSize
      let frame = CGRect(
        x: x, y: pixels.snap((bounds.height - size.height) / 2, .nearest(.up)), width: size.width,
        height: size.height)
      view.frame = frame.mirrored(in: bounds, isReversed)
      x += size.width + SearchSizes.tokenGap
    }
  }
}
