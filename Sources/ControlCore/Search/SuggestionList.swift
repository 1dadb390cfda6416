import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The suggestions of a search, in rows below its field.
final class SuggestionList: UIScrollView {
  private var rows: [UIControl] = []

  /// Creates a list, and the function that is called for a row that is tapped.
  init(_ suggestions: [any UISearchSuggestion], onTap: @escaping (any UISearchSuggestion) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = MenuFigures.cornerRadius
    for suggestion in suggestions {
      let row = SuggestionRow(suggestion)
      row.addAction(UIAction { _ in onTap(suggestion) }, for: .touchUpInside)
      rows.append(row)
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Places the list below the rectangle of a field in a window.
  func place(below field: CGRect, in window: UIWindow) {
    let height = CGFloat(min(rows.count, SearchSizes.visibleSuggestions)) * SearchSizes.suggestionHeight
    let end = window.keyboardFrame?.minY ?? window.bounds.maxY
    let top = field.maxY + SearchSizes.side
    frame = CGRect(x: field.minX, y: top, width: field.width, height: max(0, min(height, end - top)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = SearchSizes.suggestionHeight
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * height)
  }
}

/// A suggestion with its image and its text.
private final class SuggestionRow: UIControl {
  private let imageView = UIImageView()
  private let label = UILabel()

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    imageView.image = suggestion.iconImage
    imageView.tintColor = .secondaryLabel
    imageView.contentMode = .center
    if let text = (suggestion as? UISearchSuggestionItem)?.localizedAttributedSuggestion {
      label.attributedText = text
    } else {
      label.text = suggestion.localizedSuggestion
    }
    for view in [imageView, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetBy(dx: SearchSizes.suggestionInset, dy: 0)
    if imageView.image != nil {
      let side = SearchSizes.button
      imageView.frame = CGRect(x: area.minX, y: area.minY, width: side, height: area.height)
        .mirrored(in: bounds, isReversed)
      area.origin.x += side + SearchSizes.side
      area.size.width = max(0, area.width - side - SearchSizes.side)
    }
    label.frame = area.mirrored(in: bounds, isReversed)
  }
}
