internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore

extension RenderingOptions {
  /// Returns the traits of a picture; those without an option or a device are left to the spec.
  func traits(scale: Int) -> UITraitCollection {
    UITraitCollection { traits in
      traits.displayScale = CGFloat(scale)
      if let direction { traits.layoutDirection = direction.traitDirection }
      if let style { traits.userInterfaceStyle = style == .light ? .light : .dark }
    }
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
