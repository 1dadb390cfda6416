internal import ControlCore
internal import Foundation
internal import LayoutCore

extension StandardView {
  /// `UIImageView`.
  static let image = StandardView(
    { UIImageView(image: nil) },
    [
      Property("image", .image, "The image.") { $0.image = $1 },
      Property("highlightedImage", .image, "The image while the view is highlighted.") {
        $0.highlightedImage = $1
      },
      Property("highlighted", .flag, "Whether the view is highlighted.") { $0.isHighlighted = $1 },
      Property("contentMode", .contentMode, "The content mode.") { $0.contentMode = $1 },
    ])
}

extension PropertyValue<UIView.ContentMode> {
  fileprivate static var contentMode: PropertyValue {
    .choice([
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ])
  }
}
