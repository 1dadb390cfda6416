import UIKit

extension ViewGallery {
  private typealias Look = UIImage.SymbolConfiguration

  private static let signs = [
    "plus", "minus", "xmark", "checkmark", "ellipsis", "questionmark", "chevron.forward", "chevron.left",
    "arrow.up", "arrow.forward", "arrow.clockwise", "arrow.uturn.backward", "line.3.horizontal",
    "list.bullet", "slider.horizontal.3", "wifi", "pencil", "square.and.pencil", "link", "gear",
    "magnifyingglass", "mappin", "globe",
  ]

  private static let shapes = [
    "square.grid.2x2", "chart.bar", "exclamationmark.triangle", "star", "heart", "bookmark", "tag", "flag",
    "bell", "person", "person.2", "person.crop.circle", "hand.thumbsup", "sun.max", "moon", "cloud", "bolt",
    "drop", "flame", "play", "pause", "forward", "speaker.wave.2", "mic", "camera", "video", "photo",
    "iphone", "doc", "folder", "tray", "archivebox", "book", "calendar", "square.and.arrow.up", "gearshape",
    "trash", "lock", "key", "eye", "clock", "house", "map", "location", "cart", "bag", "creditcard", "gift",
    "envelope", "phone", "message", "bubble.left", "paperplane",
  ]

  /// Most symbols, plain and in variants; weights, scales, sizes and colours.
  static var symbols: [[UIView]] {
    let circles = ["xmark", "plus", "checkmark", "info", "star", "person", "bell", "play", "a", "12"]
    let variants = circles.flatMap { name in ["circle", "circle.fill", "square.fill"].map { "\(name).\($0)" }
    }
    let slashes = ["bell.slash", "eye.slash.fill", "mic.slash", "wifi.slash", "heart.slash.fill"]
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let palette = Look(paletteColors: [.white, .systemRed])
    let shades = Look(hierarchicalColor: .systemGreen)
    let colored = ["xmark.circle.fill", "bell.slash.circle.fill", "a.square.fill"]
    var rows = lines((signs + shapes).map { symbol($0) })
    rows += lines(shapes.map { symbol($0 + ".fill") })
    rows += lines(variants.map { symbol($0) })
    rows.append(slashes.map { symbol($0) })
    for name in ["gearshape", "heart.circle.fill"] {
      rows.append(weights.map { symbol(name, Look(pointSize: 17, weight: $0)) })
    }
    let sizes: [CGFloat] = [11, 17, 28, 44]
    rows.append(
      scales.map { symbol("star", Look(scale: $0)) } + sizes.map { symbol("heart", Look(pointSize: $0)) })
    let large = Look(pointSize: 28)
    rows.append(
      colored.map { symbol($0, large.applying(palette)) } + colored.map { symbol($0, large.applying(shades)) }
    )
    return rows
  }

  private static func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) -> UIImageView {
    make(UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))) {
      $0.tintColor = .label
    }
  }

  /// Rows of what has room.
  private static func lines(_ views: [UIImageView]) -> [[UIView]] {
    var rows: [[UIView]] = [[]]
    var width: CGFloat = 0
    for view in views {
      if width + view.frame.width > 316 {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(view)
      width += view.frame.width + 12
    }
    return rows
  }
}
