internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore

/// An edge of an upright rectangle.
enum PixelSide: Int, CaseIterable {
  case left, right, top, bottom

  /// The name in findings.
  var name: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    }
  }

  /// The opposite edge.
  var opposite: PixelSide {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// The axis of its coordinate.
  var axis: PixelAxis { self == .left || self == .right ? .x : .y }
  /// Whether or not the edge is the first on its axis.
  var isLeading: Bool { self == .left || self == .top }
}

/// The axes of pixels, to the right and down.
enum PixelAxis: CaseIterable {
  case x, y

  var leading: PixelSide { self == .x ? .left : .top }
  var trailing: PixelSide { self == .x ? .right : .bottom }
  var other: PixelAxis { self == .x ? .y : .x }
}

/// The span of a view on an axis, in pixels from the left or the top of the picture.
struct PixelSpan: Equatable {
  /// The coordinate of the origin of the view's own coordinates.
  var zero: Double
  /// The number of pixels per point of the view's own coordinates; negative if the view is mirrored.
  var scale: Double
  var start: Double
  var end: Double

  var length: Double { end - start }
}

extension PixelSpan {
  /// Creates a span of the picture itself.
  init(_ start: Double, _ end: Double) {
    self.init(zero: 0, scale: 1, start: start, end: end)
  }
}

/// The place of an upright view, in pixels from the upper left corner of the picture.
struct PixelFrame: Equatable {
  var x: PixelSpan
  var y: PixelSpan

  subscript(axis: PixelAxis) -> PixelSpan { axis == .x ? x : y }
  subscript(side: PixelSide) -> Double {
    side.isLeading ? self[side.axis].start : self[side.axis].end
  }
}

extension Double {
  /// Whether or not the rasterizer draws an edge at this coordinate without a trace of a fraction.
  ///
  /// 1/512 pixel, half of the rasterizer's resolution, is none.
  var isWholePixel: Bool { Fixed(self).isWhole }

  /// The pixel edge to which layout code rounds: the nearest one, ties away from zero.
  var nearestPixel: Double { PixelGrid(scale: 1).snap(self, .nearest(.awayFromZero)) }
}
