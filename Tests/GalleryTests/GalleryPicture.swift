import Raster
import UIKit
import ViewRendering

/// A picture of views, kept in a folder of `Snapshots`.
protocol GalleryPicture: CaseIterable, RawRepresentable<String>, Sendable {
  /// Returns the content of the picture, laid out for so many pixels a point.
  @MainActor func view(scale: CGFloat) -> UIView
}

extension GalleryPicture {
  static var names: [String] { allCases.map(\.rawValue) }

  /// Returns the display list of the picture: to record it takes the main thread, to rasterize it does not.
  @MainActor func drawing(scale: CGFloat) -> DisplayList {
    let view = view(scale: scale)
    view.layoutIfNeeded()
    return DisplayList(recording: view)
  }

  /// The same drawing as an image, through a context that `CALayer.render(in:)` draws into.
  @MainActor func image(scale: CGFloat) -> UIImage {
    let view = view(scale: scale)
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }
}
