import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct UIButtonConfigurationTests {
  typealias Configuration = UIButton.Configuration

  /// The system font's line in points at 3 pixels a point: 1.193359375 of its size, rounded up to the pixel (C.12).
  private func line(_ size: CGFloat) -> CGFloat { (size * 1.193359375 * 3).rounded(.up) / 3 }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    (text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width * 3).rounded(.up) / 3
  }

  private func button(_ style: Configuration = .plain(), _ change: (inout Configuration) -> Void) -> UIButton
  {
    var configuration = style
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private let image = UIImage(
    cgImage: CGImage(width: 20, height: 10, pixels: Array(repeating: 255, count: 800)), scale: 1,
    orientation: .up)

  nonisolated static let sizes: [(size: Configuration.Size, font: CGFloat, x: CGFloat, y: CGFloat)] = [
    (.mini, 15, 10, 5), (.small, 15, 10, 5), (.medium, 17, 12, 7), (.large, 17, 20, 15),
  ]

  @Test("A size has its text and its insets", arguments: sizes)
  func sizes(size: Configuration.Size, font: CGFloat, x: CGFloat, y: CGFloat) {
    let button = button { ($0.title, $0.buttonSize) = ("Title", size) }
    #expect(button.intrinsicContentSize.width == width("Title", font) + 2 * x)
    #expect(button.intrinsicContentSize.height == line(font) + 2 * y)
    var configuration = Configuration.plain()
    configuration.buttonSize = size
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(
          top: y, leading: x, bottom: y, trailing: x)
    )
    configuration.contentInsets = .zero
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == x)
  }

  @Test("Titles follow the size of text that the user prefers") func textSize() {
    let button = button { ($0.title, $0.subtitle) = ("Title", "Subtitle") }
    // Body text of 17 and a footnote of 13 points, 1 between them; of 28 and 23 in the category AX1.
    #expect(button.intrinsicContentSize.height == line(17) + 1 + line(13) + 14)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    button.updateTraitsIfNeeded()
    #expect(button.intrinsicContentSize.height > line(28) + 15)
    #expect(button.titleLabel?.font.pointSize == 28)
  }

  @Test(
    "An image stands at the edge that is asked for, in either reading direction", arguments: [false, true])
  func imagePlacement(isRightToLeft: Bool) {
    let button = button {
      ($0.title, $0.image, $0.imagePadding, $0.contentInsets) = ("Title", image, 6, .zero)
    }
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (text, height) = (width("Title", 17), line(17))
    for (edge, isStacked) in [
      (NSDirectionalRectEdge.leading, false), (.trailing, false), (.top, true), (.bottom, true),
    ] {
      button.configuration?.imagePlacement = edge
      let size =
        isStacked
        ? CGSize(width: max(20, text), height: 10 + 6 + height)
        : CGSize(width: 20 + 6 + text, height: max(10, height))
      #expect(button.intrinsicContentSize == size)
      button.frame = CGRect(origin: .zero, size: size)
      button.layoutIfNeeded()
      let (image, title) = (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
      switch edge {
      case .top:
        #expect(image.minY == 0 && abs(title.maxY - size.height) < 1e-9 && abs(title.minY - 16) < 1e-9)
      case .bottom: #expect(title.minY == 0 && abs(image.maxY - size.height) < 1e-9)
      default:
        let imageComesFirst = (edge == .leading) != isRightToLeft
        #expect(imageComesFirst ? image.minX == 0 : title.minX == 0)
        #expect(abs(imageComesFirst ? title.minX - 26 : image.minX - text - 6) < 1e-9)
      }
    }
  }

  @Test("An indicator takes the place of the image") func indicator() {
    let button = button { ($0.title, $0.image, $0.contentInsets) = ("Title", image, .zero) }
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == 20 + width("Title", 17))
    button.sizeToFit()
    button.layoutIfNeeded()
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true && button.imageView?.isHidden == true)
    #expect(indicator?.frame.size == CGSize(width: 20, height: 20) && indicator?.frame.minX == 0)
    button.configuration?.showsActivityIndicator = false
    #expect(
      !button.subviews.contains { $0 is UIActivityIndicatorView } && button.imageView?.isHidden == false)
  }

  @Test("Titles that are too long go on in the next line, by constraints, too") func lines() {
    let button = button { ($0.title, $0.contentInsets) = ("One two three four", .zero) }
    #expect(button.intrinsicContentSize.height == line(17))
    let fitted = button.sizeThatFits(CGSize(width: 80, height: 0))
    // Body text has 22 points from line to line (K.1).
    #expect(fitted.width <= 80 && fitted.height == ceilToPixel(17 * 1.193359375 + 22))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 80),
    ])
    view.layoutIfNeeded()
    #expect(button.frame.height == fitted.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 80, height: 0)).height == line(17))
  }

  private func ceilToPixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded(.up) / 3 }

  @Test("Attributes of the title go before those of the style, and transformers see what the style says")
  func attributes() {
    var title = AttributedString("ab")
    title.foregroundColor = .systemRed
    let button = button(.filled()) { $0.attributedTitle = title }
    func attributes(_ index: Int) -> [NSAttributedString.Key: Any]? {
      unsafe button.titleLabel?.attributedText?.attributes(at: index, effectiveRange: nil)
    }
    #expect(attributes(0)?[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes(0)?[.font] as? UIFont)?.pointSize == 17)
    #expect(button.configuration?.title == "ab" && button.currentTitle == "ab")
    var seen: (size: CGFloat?, color: UIColor?)
    button.configuration?.attributedTitle = AttributedString("cd")
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      seen = (incoming.font?.pointSize, incoming.foregroundColor)
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 30)
      return outgoing
    }
    #expect((attributes(1)?[.font] as? UIFont) == .boldSystemFont(ofSize: 30))
    #expect(seen.size == 17 && seen.color == .white)
  }

  @Test("Styles have the colours of their names") func colors() {
    let clear = Configuration.plain().updated(for: UIButton(type: .system))
    #expect(clear.background.backgroundColor == nil)
    func background(_ style: Configuration, _ change: (UIButton) -> Void = { _ in }) -> CGColor? {
      let button = UIButton(configuration: style)
      button.tintColor = .systemRed
      change(button)
      return style.updated(for: button).background.backgroundColor?.cgColor
    }
    let red = UIColor.systemRed.cgColor
    #expect(background(.filled()) == red && background(.borderedProminent()) == red)
    #expect(
      background(.tinted()) == red.copy(alpha: 0.18) && background(.borderedTinted()) == red.copy(alpha: 0.18)
    )
    #expect(background(.gray()) == UIColor.tertiarySystemFill.cgColor)
    // A finger, a selection, a button that cannot be used: each looks different.
    for style in [Configuration.gray(), .tinted(), .filled()] {
      let looks = [
        background(style), background(style) { $0.isHighlighted = true },
        background(style) { $0.isSelected = true },
      ]
      #expect(looks[0] != looks[1] && (looks[0] != looks[2] || looks[0] == red))
    }
    #expect(background(.filled()) { $0.isEnabled = false } != red)
    var own = Configuration.filled()
    own.background.backgroundColor = .systemGreen
    #expect(
      background(own) { $0.isHighlighted = true } == UIColor.systemGreen.cgColor,
      "the program's is for all states")
    own = .filled()
    own.baseBackgroundColor = .systemGreen
    #expect(background(own) == UIColor.systemGreen.cgColor)
    own.automaticallyUpdateForSelection = false
    #expect(background(own) { $0.isSelected = true } == UIColor.systemGreen.cgColor)
  }

  @Test("Corners follow their style") func corners() {
    let button = button(.filled()) { $0.title = "Title" }
    func radius(_ change: (inout Configuration) -> Void) -> CGFloat? {
      var configuration = Configuration.filled()
      configuration.title = "Title"
      change(&configuration)
      button.configuration = configuration
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      return button.subviews.first?.subviews.first?.layer.cornerRadius
    }
    #expect(radius { $0.cornerStyle = .capsule } == 20)
    #expect(radius { ($0.cornerStyle, $0.background.cornerRadius) = (.fixed, 3) } == 3)
    #expect(radius { $0.background.cornerRadius = 12 } == 12)
    let sizes = [Configuration.CornerStyle.small, .medium, .large].map { style in
      radius { $0.cornerStyle = style } ?? 0
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    #expect(radius { _ in } == sizes[1])
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    button.updateTraitsIfNeeded()
    #expect(radius { $0.background.cornerRadius = 12 } ?? 0 > 12, "more where text is larger")
    #expect(radius { ($0.cornerStyle, $0.background.cornerRadius) = (.fixed, 12) } == 12)
  }

  @Test("A background has insets, a line around it, an image and a view") func background() {
    let custom = UIView()
    let button = button {
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ($0.background.strokeColor, $0.background.strokeWidth, $0.background.strokeOutset) = (.systemRed, 2, 1)
      ($0.background.customView, $0.background.image) = (custom, image)
    }
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let background = button.subviews.first
    #expect(background?.frame == CGRect(x: 4, y: 1, width: 94, height: 36))
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 94, height: 36))
    let stroke = background?.subviews.last
    #expect(stroke?.frame == CGRect(x: -1, y: -1, width: 96, height: 38))
    #expect(stroke?.layer.borderWidth == 2 && stroke?.layer.borderColor == UIColor.systemRed.cgColor)
    button.configuration = nil
    button.setTitle("Title", for: .normal)
    #expect(!button.subviews.contains { $0 === background }, "without a configuration there is no background")
    #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.font.pointSize == 15)
  }

  @Test("The handler is called once for changes before layout, and what it sets shows") func handler() {
    let button = button { $0.title = "Off" }
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(count == 1)
    button.isSelected = true
    button.isHighlighted = true
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(count == 2 && button.titleLabel?.text == "On")
    button.layoutIfNeeded()
    #expect(count == 2)
    button.setNeedsUpdateConfiguration()
    #expect(
      button.intrinsicContentSize.width == width("On", 17) + 24 && count == 3, "a size is measured after it")
  }

  @Test("A handler may measure the button that it changes") func measuringHandler() {
    let button = button { $0.title = "Off" }
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = "Longer"
      button.sizeToFit()
      _ = button.titleLabel
    }
    button.layoutIfNeeded()
    #expect(count == 1)
    #expect(button.titleLabel?.text == "Longer" && button.frame.width == width("Longer", 17) + 24)
  }

  @Test("What shows is as usual where a configuration comes or goes") func changes() {
    let plain = UIButton(type: .system)
    plain.setImage(image, for: .normal)
    plain.setTitle("Title", for: .normal)
    plain.isHighlighted = true
    #expect(abs((plain.imageView?.alpha ?? 0) - 0.2) < 1e-6)
    var configuration = Configuration.filled()
    (configuration.subtitle, configuration.showsActivityIndicator) = ("Sub", true)
    plain.configuration = configuration
    #expect(plain.imageView?.alpha == 1 && plain.imageView?.isHidden == true)
    plain.isHighlighted = false
    plain.layoutIfNeeded()
    plain.configuration = nil
    plain.layoutIfNeeded()
    #expect(plain.imageView?.isHidden == false && plain.imageView?.alpha == 1)
    #expect(plain.titleLabel?.font == UIButton(type: .system).titleLabel?.font)
    #expect(plain.titleLabel?.numberOfLines == 1 && plain.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("The line around a background follows the style of its surroundings") func stroke() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.isHidden = false
    let button = button {
      ($0.background.strokeColor, $0.background.strokeWidth) = (.systemBackground, 2)
    }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let stroke = button.subviews.first?.subviews.last
    #expect(stroke?.layer.borderColor?.components == [1, 1, 1, 1])
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(stroke?.layer.borderColor?.components == [0, 0, 0, 1])
  }

  @Test("A configuration that does not follow the state looks as usual") func noUpdates() {
    let button = button(.filled()) { $0.title = "Title" }
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(button.currentTitleColor == .white)
    button.automaticallyUpdatesConfiguration = true
    #expect(button.currentTitleColor == .tertiaryLabel)
  }

  @Test("A subtitle and its alignment") func subtitle() {
    let button = button {
      ($0.title, $0.subtitle, $0.titlePadding, $0.contentInsets) = ("A long title", "Sub", 4, .zero)
    }
    let size = button.intrinsicContentSize
    #expect(size == CGSize(width: width("A long title", 17), height: line(17) + 4 + line(13)))
    button.frame = CGRect(origin: .zero, size: size)
    #expect(button.subtitleLabel?.frame == CGRect(x: 0, y: line(17) + 4, width: size.width, height: line(13)))
    func alignment(_ change: (inout Configuration) -> Void) -> NSTextAlignment? {
      button.configuration.map {
        var configuration = $0
        change(&configuration)
        button.configuration = configuration
      }
      return button.subtitleLabel?.textAlignment
    }
    #expect(alignment { _ in } == .center)
    #expect(alignment { $0.image = image } == .left)
    #expect(alignment { $0.imagePlacement = .trailing } == .right)
    #expect(alignment { $0.titleAlignment = .leading } == .left)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.textAlignment == .right && button.titleLabel?.textAlignment == .right)
    #expect(alignment { $0.titleAlignment = .leading } == .right)
  }
}
