import UIKit

/// A picture of what a context draws, kept in `Snapshots/drawing`: one topic each.
enum DrawingPicture: String, CaseIterable, Sendable {
  case blendModes = "blend-modes"
  case clips
  case filters
  case gradients
  case groups
  case imageViews = "image-views"
  case images
  case lines
  case patterns
  case resizableImages = "resizable-images"
  case shadows

  /// The picture at so many pixels a point.
  @MainActor func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw(context.cgContext, scale: scale)
    }
  }

  private var size: CGSize {
    switch self {
    case .blendModes: CGSize(width: 7 * 36, height: 4 * 36)
    case .imageViews: CGSize(width: 5 * 56, height: 3 * 46)
    default: CGSize(width: 4 * 56, height: 2 * 56)
    }
  }

  @MainActor private func draw(_ context: CGContext, scale: CGFloat) {
    switch self {
    case .blendModes: Gallery.blendModes(context)
    case .clips: Gallery.clips(context)
    case .filters: Gallery.filters(context)
    case .gradients: Gallery.gradients(context)
    case .groups: Gallery.groups(context)
    case .imageViews: Gallery.imageViews(context, scale: scale)
    case .images: Gallery.images(context)
    case .lines: Gallery.lines(context)
    case .patterns: Gallery.patterns(context)
    case .resizableImages: Gallery.resizableImages(context)
    case .shadows: Gallery.shadows(context)
    }
  }
}

/// The content of the pictures.
enum Gallery {
  /// The square of 48 points in one cell of a grid of 56, four to a row.
  static func cell(_ index: Int) -> CGRect {
    CGRect(x: CGFloat(index % 4) * 56 + 4, y: CGFloat(index / 4) * 56 + 4, width: 48, height: 48)
  }

  /// Draws one thing for each cell, each in a state of its own.
  static func inCells(_ context: CGContext, _ draw: [(CGRect) -> Void]) {
    for (index, draw) in draw.enumerated() {
      context.saveGState()
      draw(cell(index))
      context.restoreGState()
    }
  }

  /// A gradient of colours at even distances.
  static func gradient(_ colors: [UIColor]) -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as NSArray, locations: nil)
  }

  /// An image of `size` points, so many pixels each, drawn by `draw`.
  static func image(_ size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  /// A letter F of red on yellow with a blue corner at its top left: every turn of it looks different.
  static let letter = image(CGSize(width: 12, height: 16)) { context in
    UIColor.yellow.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 16))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    UIColor.red.setFill()
    context.fill([
      CGRect(x: 3, y: 3, width: 2, height: 11), CGRect(x: 3, y: 3, width: 7, height: 2),
      CGRect(x: 3, y: 8, width: 5, height: 2),
    ])
  }
}
