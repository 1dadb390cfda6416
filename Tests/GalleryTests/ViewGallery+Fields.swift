import UIKit

extension ViewGallery {
  /// Borders, what stands beside the text, hidden and absent text; searches; a text view.
  static var fields: [[UIView]] {
    func field(_ style: UITextField.BorderStyle, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
      make(UITextField(), width: 152) {
        $0.borderStyle = style
        $0.text = "Text"
        change($0)
      }
    }
    func symbol(_ name: String) -> UIImageView { UIImageView(image: UIImage(systemName: name)) }
    return [
      [field(.none), field(.line)],
      [field(.bezel), field(.roundedRect)],
      [
        field(.roundedRect) { ($0.text, $0.placeholder) = (nil, "Placeholder") },
        field(.roundedRect) { ($0.text, $0.isSecureTextEntry) = ("secret", true) },
      ],
      [
        field(.roundedRect) { ($0.leftView, $0.leftViewMode) = (symbol("envelope"), .always) },
        field(.roundedRect) { ($0.rightView, $0.rightViewMode) = (symbol("eye"), .always) },
      ],
      [
        field(.roundedRect) { $0.clearButtonMode = .always },
        field(.roundedRect) { ($0.isEnabled, $0.textAlignment) = (false, .center) },
      ],
      [
        field(.none) {
          ($0.background, $0.textColor) = (
            photo.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)), .white
          )
        },
        field(.roundedRect) {
          ($0.text, $0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (
            "A text that has to shrink to fit", true, 8
          )
        },
      ],
      [make(UISearchTextField(), width: 316) { ($0.placeholder, $0.frame.size.height) = ("Search", 36) }],
      [make(UISearchTextField(), width: 316) { ($0.text, $0.frame.size.height) = ("searched for", 36) }],
      [make(UISearchBar(), width: 316) { ($0.placeholder, $0.showsCancelButton) = ("Search", true) }],
      [
        make(UITextView(), width: 316) {
          ($0.text, $0.font) = (
            "A text view has several lines, which break where there is no more room for words.",
            .systemFont(ofSize: 17)
          )
          $0.backgroundColor = .secondarySystemBackground
          $0.frame.size.height = 64
        }
      ],
    ]
  }

  /// Every content mode; edges that keep their size; tints.
  static var images: [[UIView]] {
    func view(_ image: UIImage?, _ size: CGSize, _ change: (UIImageView) -> Void = { _ in }) -> UIImageView {
      make(UIImageView(image: image)) {
        $0.frame.size = size
        $0.backgroundColor = .secondarySystemFill
        $0.clipsToBounds = true
        change($0)
      }
    }
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
      .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    let shown = modes.map { mode in view(photo, CGSize(width: 52, height: 36)) { $0.contentMode = mode } }
    let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    return [
      Array(shown[..<4]), Array(shown[4..<9]), Array(shown[9...]),
      [
        view(photo.resizableImage(withCapInsets: caps, resizingMode: .tile), CGSize(width: 90, height: 50)),
        view(
          photo.resizableImage(withCapInsets: caps, resizingMode: .stretch), CGSize(width: 90, height: 50)),
        view(photo.stretchableImage(withLeftCapWidth: 11, topCapHeight: 0), CGSize(width: 90, height: 50)),
      ],
      [
        view(photo.withRenderingMode(.alwaysTemplate), CGSize(width: 40, height: 40)) {
          $0.tintColor = .systemPurple
        },
        view(photo.withTintColor(.systemTeal), CGSize(width: 40, height: 40)),
        view(UIImage(systemName: "heart.fill"), CGSize(width: 40, height: 40)) {
          ($0.contentMode, $0.tintColor) = (.center, .systemRed)
        },
        view(UIImage(systemName: "arrow.right"), CGSize(width: 40, height: 40)) {
          $0.contentMode = .scaleAspectFit
        },
        view(photo.imageFlippedForRightToLeftLayoutDirection(), CGSize(width: 40, height: 40)),
      ],
    ]
  }
}
