import UIKit

extension ViewGallery {
  /// The styles of configurations with what they are called.
  private static var styles: [(name: String, make: () -> UIButton.Configuration)] {
    [
      ("Plain", { .plain() }), ("Gray", { .gray() }), ("Tinted", { .tinted() }), ("Filled", { .filled() }),
    ]
  }

  private static func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in },
    of state: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    let button = UIButton(configuration: configuration)
    state(button)
    return button
  }

  /// Every style of configurations in every state.
  static var buttonStates: [[UIView]] {
    let states: [(UIButton) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false },
    ]
    let configured = styles.map { style in
      states.map { state in
        button(
          style.make(),
          { ($0.title, $0.image, $0.imagePadding) = (style.name, UIImage(systemName: "star.fill"), 4) },
          of: state)
      }
    }
    // With an image they are too wide for one row.
    return configured.flatMap { row -> [[UIView]] in [Array(row[..<2]), Array(row[2...])] }
  }

  /// Buttons of the system and of the program's own, in every state; the signs in circles.
  static var buttons: [[UIView]] {
    let states: [(UIButton) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false },
    ]
    func row(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> [UIView] {
      states.map { state in
        make(UIButton(type: type)) {
          change($0)
          state($0)
        }
      }
    }
    return [
      row(.system) { $0.setTitle("Button", for: .normal) },
      row(.system) {
        $0.setTitle("Share", for: .normal)
        $0.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
      },
      row(.custom) {
        $0.setTitle("Own", for: .normal)
        $0.setTitleColor(.systemPurple, for: .normal)
        $0.setTitleColor(.systemPink, for: .highlighted)
        $0.setImage(photo, for: .normal)
        $0.contentEdgeInsets = UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 2)
      },
      row(.custom) {
        $0.setTitle("Back", for: .normal)
        $0.setTitle("Pressed", for: .highlighted)
        $0.setBackgroundImage(
          photo.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
          for: .normal)
        $0.contentEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
      },
      [.contactAdd, .detailDisclosure, .infoLight, .close].map { UIButton(type: $0) },
    ]
  }

  /// Sizes, corners, images at each edge, subtitles, lines, indicators, colours, backgrounds.
  static var buttonLooks: [[UIView]] {
    let heart = UIImage(systemName: "heart.fill")
    func filled(_ change: (inout UIButton.Configuration) -> Void) -> UIButton { button(.filled(), change) }
    return [
      [UIButton.Configuration.Size.mini, .small, .medium].map { size in
        filled { ($0.title, $0.buttonSize) = ("\(size)".capitalized, size) }
      },
      [
        filled { ($0.title, $0.buttonSize) = ("Large", .large) },
        filled {
          ($0.title, $0.buttonSize, $0.cornerStyle, $0.image, $0.imagePadding) = (
            "Capsule", .large, .capsule, heart, 8
          )
        },
      ],
      [UIButton.Configuration.CornerStyle.small, .medium, .large].map { style in
        button(.tinted()) { ($0.title, $0.cornerStyle) = ("\(style)".capitalized, style) }
      },
      [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
        button(.gray()) {
          ($0.title, $0.image, $0.imagePlacement, $0.imagePadding) = ("Like", heart, edge, 6)
          $0.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
        }
      },
      [
        button(.tinted()) {
          ($0.title, $0.subtitle, $0.image, $0.imagePadding) = ("Title", "And a subtitle", heart, 8)
        },
        button(.gray()) {
          ($0.title, $0.subtitle, $0.titleAlignment) = ("Trailing", "A longer subtitle", .trailing)
        },
      ],
      [
        filled { ($0.title, $0.showsActivityIndicator, $0.imagePadding) = ("Loading", true, 8) },
        button(.gray()) { $0.showsActivityIndicator = true },
        button(.tinted()) { $0.image = heart },
      ],
      [
        filled { ($0.title, $0.baseBackgroundColor) = ("Green", .systemGreen) },
        button(.plain()) { ($0.title, $0.baseForegroundColor) = ("Red", .systemRed) },
        button(.gray()) {
          ($0.title, $0.baseForegroundColor, $0.baseBackgroundColor) = (
            "Both", .systemOrange, .systemYellow.withAlphaComponent(0.3)
          )
        },
      ],
      [
        button(.plain()) {
          $0.title = "Outlined"
          ($0.background.strokeColor, $0.background.strokeWidth, $0.cornerStyle) = (.systemBlue, 2, .capsule)
        },
        filled {
          $0.title = "Inset"
          $0.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 0, bottom: 4, trailing: 12)
        },
        filled {
          ($0.title, $0.background.image) = ("Picture", photo)
          $0.background.imageContentMode = .scaleAspectFill
        },
      ],
      [
        filled { configuration in
          var title = AttributedString("Attributed ")
          var tail = AttributedString("title")
          tail.font = .italicSystemFont(ofSize: 22)
          tail.foregroundColor = .systemYellow
          title.append(tail)
          configuration.attributedTitle = title
        },
        button(.tinted()) {
          $0.title = "Transformed"
          $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = .systemFont(ofSize: 15, weight: .heavy)
            return attributes
          }
        },
      ],
      [
        make(button(.gray()) { $0.title = "A title that is too long for one line of the button" }, width: 200)
        {
          $0.frame.size.height = $0.sizeThatFits(CGSize(width: 200, height: 0)).height
        },
        make(
          button(.gray()) { ($0.title, $0.titleLineBreakMode) = ("A title that is cut", .byTruncatingTail) },
          width: 100),
      ],
    ]
  }

  /// 24 × 24 points: four squares in a frame.
  static let photo: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format).image { context in
      for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .systemYellow].enumerated() {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).setFill()
        context.fill(CGRect(x: index % 2 * 12, y: index / 2 * 12, width: 12, height: 12))
      }
      UIColor.black.setStroke()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 22, height: 22)).stroke()
    }
  }()
}
