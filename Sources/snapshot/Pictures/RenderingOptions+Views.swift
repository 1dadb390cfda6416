internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore

extension RenderingOptions {
  /// The traits of a picture; what neither option nor device decides is left to the spec.
  func traits(scale: Int) -> UITraitCollection {
    UITraitCollection { traits in
      traits.displayScale = CGFloat(scale)
      if let direction { traits.layoutDirection = direction.traitDirection }
      if let style { traits.userInterfaceStyle = style == .light ? .light : .dark }
    }
  }

  /// How many pictures are drawn at the same time.
  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

extension RenderingOptions.Direction {
  fileprivate var traitDirection: UITraitEnvironmentLayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension RenderingOptions.Edges {
  /// How the edge is drawn.
  var coverageRule: CoverageRule {
    switch self {
    case .antialiased: .exactArea
    case .pixelCentre: .pixelCentre
    }
  }
}
