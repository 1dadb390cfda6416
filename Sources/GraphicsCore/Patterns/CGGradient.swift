public import Foundation

/// A gradient of colours at locations from 0 to 1, interpolated linearly in sRGB, colours and alphas separately.
public final class CGGradient: Sendable, Hashable {
  /// A colour and its location.
  package struct Stop: Hashable, Sendable {
    /// The location, from 0 at the start to 1 at the end.
    package let location: CGFloat
    package let color: CGColor
  }

  /// The colours by their locations, at least one; those of the same location are in the given order.
  package let stops: [Stop]
  /// The colour space of the components.
  private let space: CGColorSpace?

  /// Creates a gradient of colours at locations; without locations, the colours are evenly spaced from 0 to 1.
  package init?(colors: [CGColor], locations: [CGFloat]?, space: CGColorSpace? = nil) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
    }
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.space = space
  }

  /// Creates a gradient of `colors` at as many locations; without locations, they are evenly spaced from 0 to 1.
  ///
  /// The result is nil if there are no colours, or if the array has other objects.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.map { $0 as? CGColor }
    let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    guard colors.allSatisfy({ $0 != nil }) else { return nil }
    self.init(colors: colors.compactMap { $0 }, locations: places, space: space)
  }

  /// Creates a gradient of `count` colours, each with the components of `space` and alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      unsafe CGColor(colorSpace: space, components: components + index * size)
    }
    let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: colors, locations: places, space: space)
  }

  /// The colour space of the components; nil if none was given.
  public var colorSpace: CGColorSpace? { space }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left === right || left.stops == right.stops
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The ends beyond which a gradient is drawn.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates the options with the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The extension of the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The extension of the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
