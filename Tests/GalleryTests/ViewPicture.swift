import UIKit

/// A picture of views of the system, kept in `Snapshots/views`, one for each topic.
///
/// It shows them in light and dark surroundings (above and below) and in both reading directions (left and right).
enum ViewPicture: String, GalleryPicture {
  case buttons
  case buttonLooks = "button-looks"
  case buttonStates = "button-states"
  case calendars
  case choices
  case controls
  case fields
  case images
  case navigationBars = "navigation-bars"
  case pages
  case pickers
  case searches
  case symbols
  case tabBars = "tab-bars"
  case unavailable
  case wheels

  private static let width: CGFloat = 340

  /// The picture's view for so many pixels a point.
  @MainActor func view(scale: CGFloat) -> UIView {
    view(
      scale: scale,
      columns: [
        { $0.traitOverrides.layoutDirection = .leftToRight },
        { $0.traitOverrides.layoutDirection = .rightToLeft },
      ])
  }

  /// The picture's view with other columns than those of the reading directions.
  @MainActor func view(scale: CGFloat, columns: [@MainActor (UIView) -> Void]) -> UIView {
    let view = UIView()
    view.traitOverrides.displayScale = scale
    var y: CGFloat = 0
    for style in [UIUserInterfaceStyle.light, .dark] {
      var height: CGFloat = 0
      for (column, change) in columns.enumerated() {
        let panel = UIView()
        panel.backgroundColor = .systemBackground
        panel.traitOverrides.userInterfaceStyle = style
        change(panel)
        view.addSubview(panel)
        view.updateTraitsIfNeeded()
        panel.frame = CGRect(x: CGFloat(column) * Self.width, y: y, width: Self.width, height: 0)
        panel.frame.size.height = fill(panel)
        height = max(height, panel.frame.height)
      }
      for panel in view.subviews.suffix(columns.count) { panel.frame.size.height = height }
      y += height
    }
    view.frame.size = CGSize(width: CGFloat(columns.count) * Self.width, height: y)
    view.layoutIfNeeded()
    return view
  }

  /// Puts the rows beneath each other: each begins at the leading margin, what it has side by side. The height of all.
  @MainActor private func fill(_ panel: UIView) -> CGFloat {
    var y: CGFloat = 12
    for row in rows {
      var x: CGFloat = 12
      var height: CGFloat = 0
      for view in row {
        panel.addSubview(view)
        panel.updateTraitsIfNeeded()
        var size = view.sizeThatFits(CGSize(width: Self.width - 24, height: 0))
        if view.frame.width > 0 { size.width = view.frame.width }
        if view.frame.height > size.height { size.height = view.frame.height }
        let isReversed = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
          origin: CGPoint(x: isReversed ? Self.width - x - size.width : x, y: y), size: size)
        x += size.width + 12
        height = max(height, size.height)
      }
      y += height.rounded(.up) + 12
    }
    return y
  }

  @MainActor private var rows: [[UIView]] {
    switch self {
    case .buttons: ViewGallery.buttons
    case .buttonLooks: ViewGallery.buttonLooks
    case .buttonStates: ViewGallery.buttonStates
    case .calendars: ViewGallery.calendars
    case .choices: ViewGallery.choices
    case .controls: ViewGallery.controls
    case .fields: ViewGallery.fields
    case .images: ViewGallery.images
    case .navigationBars: ViewGallery.navigationBars
    case .pages: ViewGallery.pages
    case .pickers: ViewGallery.pickers
    case .searches: ViewGallery.searches
    case .symbols: ViewGallery.symbols
    case .tabBars: ViewGallery.tabBars
    case .unavailable: ViewGallery.unavailable
    case .wheels: ViewGallery.wheels
    }
  }
}
