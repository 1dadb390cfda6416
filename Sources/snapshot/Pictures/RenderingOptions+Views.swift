internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import ViewSpec

extension RenderingOptions {
  /// Returns the traits of a picture; those without an option or a device are left to the spec.
  func traits(scale: Int) -> UITraitCollection {
    UITraitCollection { traits in
      traits.displayScale = CGFloat(scale)
      if let direction {
        traits.layoutDirection = direction.traitDirection
      } else if let language {
        traits.layoutDirection = AppLanguage.isRightToLeft(language) ? .rightToLeft : .leftToRight
      }
      if let textSize { traits.preferredContentSizeCategory = textSize.category }
      if let system { traits[UITraitSystemVersion.self] = system }
      if let style { traits.userInterfaceStyle = style == .light ? .light : .dark }
    }
  }

  /// Returns the views of a spec for a picture.
  @MainActor
  func makeView(of spec: LayoutSpec, scale: Int) throws(SpecError) -> SpecCanvas {
    try spec.makeView(
      traits: traits(scale: scale), canvasSize: device?.size(), on: device, imageLimits: limits.ofImages)
  }

  /// The number of pictures that are drawn concurrently.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

extension RenderingOptions.Direction {
  fileprivate var traitDirection: UITraitEnvironmentLayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension RenderingOptions.Edges {
  /// The coverage rule of the edge.
  var coverageRule: CoverageRule {
    switch self {
    case .antialiased: .exactArea
    case .pixelCentre: .pixelCentre
    }
  }
}
