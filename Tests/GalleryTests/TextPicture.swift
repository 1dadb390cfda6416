import UIKit

/// A picture of text, kept in `Snapshots/text`: one topic each.
enum TextPicture: String, GalleryPicture {
  case attributes
  case labels
  case paragraphs
  case styles
  case views

  /// The picture's view for so many pixels a point: its rows beneath each other, each in a hairline frame.
  @MainActor func view(scale: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    view.backgroundColor = .white
    view.traitOverrides.displayScale = scale
    view.updateTraitsIfNeeded()
    var y: CGFloat = 8
    for row in rows {
      view.addSubview(row)
      let size = row.sizeThatFits(CGSize(width: 304, height: 0))
      row.frame = CGRect(
        x: 8, y: y, width: 304, height: row.bounds.height > 0 ? row.bounds.height : size.height)
      row.layer.borderWidth = 1 / scale
      row.layer.borderColor = UIColor.systemTeal.withAlphaComponent(0.5).cgColor
      y = row.frame.maxY.rounded(.up) + 6
    }
    view.frame.size.height = y + 2
    view.layoutIfNeeded()
    return view
  }

  @MainActor private var rows: [UIView] {
    switch self {
    case .attributes: TextGallery.attributes
    case .labels: TextGallery.labels
    case .paragraphs: TextGallery.paragraphs
    case .styles: TextGallery.styles
    case .views: TextGallery.views
    }
  }
}

@MainActor
enum TextGallery {
  private static let long =
    "The quick brown fox jumps over the lazy dog, then rests in the shade of an old tree."

  private static func label(
    _ text: String, _ font: UIFont = .systemFont(ofSize: 15), lines: Int = 1,
    _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, lines)
    change(label)
    return label
  }

  /// The text styles at their usual sizes, and the weights.
  static var styles: [UIView] {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2,
    ]
    let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
    let special: [UIFont] = [
      .italicSystemFont(ofSize: 15), .monospacedSystemFont(ofSize: 15, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 15, weight: .regular),
      .systemFont(ofSize: 15, weight: .regular, width: .condensed),
      .systemFont(ofSize: 15, weight: .regular, width: .expanded),
    ]
    return styles.map { label("Hamburgefonts 123", .preferredFont(forTextStyle: $0)) }
      + weights.map { label("Wi-Fi, 10:42, $1,299.00", .systemFont(ofSize: 15, weight: $0)) }
      + special.map { label("Wi-Fi, 10:42, $1,299.00", $0) }
  }

  /// Truncation, shrinking, alignment, states and shadows.
  static var labels: [UIView] {
    [
      label(long, lines: 2), label(long), label(long) { $0.lineBreakMode = .byTruncatingMiddle },
      label(long) { $0.lineBreakMode = .byTruncatingHead }, label(long) { $0.lineBreakMode = .byClipping },
      label(long, lines: 0) { $0.lineBreakMode = .byCharWrapping },
      label("Shrinks as much as it must to fit in here") {
        $0.adjustsFontSizeToFitWidth = true
        $0.font = .systemFont(ofSize: 20)
      },
      label("Center") { $0.textAlignment = .center }, label("Right") { $0.textAlignment = .right },
      label("Disabled") { $0.isEnabled = false },
      label("Highlighted") { ($0.isHighlighted, $0.highlightedTextColor) = (true, .systemRed) },
      label("Shadow", .systemFont(ofSize: 20, weight: .bold)) {
        ($0.shadowColor, $0.shadowOffset) = (.lightGray, CGSize(width: 1, height: 2))
      },
      label("In the middle of more height") { $0.frame.size.height = 40 },
      label("Naïve façade, Łódź, Žižkov — “quotes” … € £ ¥ 中"),
    ]
  }

  /// Every attribute of characters.
  static var attributes: [UIView] {
    func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
      let text = NSMutableAttributedString(string: "")
      for (part, attributes) in parts {
        text.append(NSAttributedString(string: part, attributes: attributes))
      }
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      return label
    }
    func line(_ styles: NSUnderlineStyle...) -> Int { styles.reduce(0) { $0 | $1.rawValue } }
    let bold = UIFont.systemFont(ofSize: 24, weight: .bold)
    return [
      text([
        ("single", [.underlineStyle: line(.single)]), (" ", [:]), ("thick", [.underlineStyle: line(.thick)]),
        (" ", [:]),
        ("double", [.underlineStyle: line(.double), .underlineColor: UIColor.systemRed]),
      ]),
      text([
        ("dots", [.underlineStyle: line(.single, .patternDot)]), (" ", [:]),
        ("dashes", [.underlineStyle: line(.single, .patternDash)]), (" ", [:]),
        ("both together", [.underlineStyle: line(.single, .patternDashDot)]), (" ", [:]),
        ("by word", [.underlineStyle: line(.single, .byWord)]),
      ]),
      text([
        ("struck", [.strikethroughStyle: line(.single)]), (" ", [:]),
        ("twice", [.strikethroughStyle: line(.double), .strikethroughColor: UIColor.systemRed]), (" ", [:]),
        ("marked", [.backgroundColor: UIColor.systemYellow]), (" ", [:]),
        ("link", [.link: "https://example.com"]),
      ]),
      text([
        ("outline ", [.font: bold, .strokeWidth: 3]),
        (
          "filled",
          [
            .font: bold, .strokeWidth: -3, .strokeColor: UIColor.systemBlue,
            .foregroundColor: UIColor.systemYellow,
          ]
        ),
      ]),
      text([
        ("wide kern ", [.kern: 3]), ("tight kern ", [.kern: -1]), ("up", [.baselineOffset: 6]),
        ("down", [.baselineOffset: -6]),
      ]),
      text([
        ("leaning ", [.obliqueness: 0.3]), ("stretched ", [.expansion: 0.3]),
        ("squeezed", [.expansion: -0.3]),
      ]),
      text([
        ("red ", [.foregroundColor: UIColor.systemRed]), ("larger ", [.font: UIFont.systemFont(ofSize: 26)]),
        ("shadow", [.font: bold, .shadow: shadow]),
      ]),
    ]
  }

  private static var shadow: NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    shadow.shadowColor = UIColor.systemBlue
    return shadow
  }

  /// Every property of paragraphs.
  static var paragraphs: [UIView] {
    func paragraph(_ text: String = long, _ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
      let style = NSMutableParagraphStyle()
      change(style)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 12)])
      return label
    }
    return [
      paragraph { $0.alignment = .justified }, paragraph { $0.alignment = .center },
      paragraph { $0.lineSpacing = 6 },
      paragraph { $0.lineHeightMultiple = 1.5 }, paragraph { $0.minimumLineHeight = 20 },
      paragraph { $0.maximumLineHeight = 11 },
      paragraph { ($0.firstLineHeadIndent, $0.headIndent) = (0, 24) },
      paragraph { ($0.firstLineHeadIndent, $0.tailIndent) = (24, -40) },
      paragraph("First paragraph.\nSecond one.\nThird.") { $0.paragraphSpacing = 8 },
      paragraph("Name\tleft\nLonger name\tright\n\tcenter") {
        $0.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
      },
      paragraph { $0.baseWritingDirection = .rightToLeft },
    ]
  }

  /// Text of other views and layers.
  static var views: [UIView] {
    let field = UITextField()
    (field.placeholder, field.borderStyle) = ("Placeholder", .roundedRect)
    let secure = UITextField()
    (secure.text, secure.borderStyle, secure.isSecureTextEntry) = ("secret", .roundedRect, true)
    let text = UITextView()
    (text.isScrollEnabled, text.font, text.text) = (false, .preferredFont(forTextStyle: .body), long)
    let button = UIButton(configuration: .filled())
    button.setTitle("Continue", for: .normal)
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 304, height: 40))
    let layer = CATextLayer()
    layer.frame = host.bounds
    (layer.string, layer.fontSize, layer.foregroundColor) = ("CATextLayer", 24, UIColor.systemIndigo.cgColor)
    layer.alignmentMode = .center
    host.layer.addSublayer(layer)
    return [field, secure, text, button, segments, host]
  }
}
