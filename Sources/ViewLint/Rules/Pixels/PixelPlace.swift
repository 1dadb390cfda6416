internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore

/// One of the edges of an upright rectangle.
enum PixelSide: Int, CaseIterable {
  case left, right, top, bottom

  /// As findings name it.
  var name: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    }
  }

  /// The opposite one.
  var opposite: PixelSide {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// The axis that it is a place on.
  var axis: PixelAxis { self == .left || self == .right ? .x : .y }
  /// Whether it is the first of its axis.
  var isLeading: Bool { self == .left || self == .top }
}

/// To the right, or down.
enum PixelAxis: CaseIterable {
  case x, y

  var leading: PixelSide { self == .x ? .left : .top }
  var trailing: PixelSide { self == .x ? .right : .bottom }
  var other: PixelAxis { self == .x ? .y : .x }
}

/// Where a view lies on an axis, in pixels from the left or the top of the picture.
struct PixelSpan: Equatable {
  /// Where 0 of the view's own coordinates lies.
  var zero: Double
  /// Pixels per point of the view's own coordinates; below 0 where it is mirrored.
  var scale: Double
  var start: Double
  var end: Double

  var length: Double { end - start }
}

extension PixelSpan {
  /// A part of the picture itself.
  init(_ start: Double, _ end: Double) {
    self.init(zero: 0, scale: 1, start: start, end: end)
  }
}

/// Where an upright view lies, in pixels from the left upper corner of the picture.
struct PixelPlace: Equatable {
  var x: PixelSpan
  var y: PixelSpan

  subscript(axis: PixelAxis) -> PixelSpan { axis == .x ? x : y }
  subscript(side: PixelSide) -> Double {
    side.isLeading ? self[side.axis].start : self[side.axis].end
  }
}

extension Double {
  /// Whether the rasterizer draws an edge at this many pixels without a trace of its fraction: 1/512 pixel, half of
  /// what it tells apart, is none.
  var isWholePixel: Bool { Fixed(self).isWhole }

  /// The pixel edge that rounding of layout code chooses: the nearest one, in the middle that away from zero.
  var nearestPixel: Double { PixelGrid(scale: 1).snap(self, .nearest(.awayFromZero)) }
}
