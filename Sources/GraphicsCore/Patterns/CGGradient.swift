public import Foundation

/// Colours along a way from 0 to 1, and what lies between them: straight lines from one to the next, in sRGB, of
/// colours and alphas each by themselves.
public final class CGGradient: Sendable, Hashable {
  /// A colour and where it is.
  package struct Stop: Hashable, Sendable {
    /// Where it is: 0 is the beginning, 1 the end.
    package let location: CGFloat
    /// What it is.
    package let color: CGColor
  }

  /// The colours by their locations; those of one location in the order in which they were given. There is at
  /// least one.
  package let stops: [Stop]
  /// What the components of the colours mean.
  private let space: CGColorSpace?

  /// A gradient of colours at locations; the colours are at equal distances from 0 to 1 where there are none.
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

  /// A gradient of the colours in `colors`, at as many locations; at equal distances from 0 to 1 without any. Nil
  /// where there is no colour, or where something else is among them.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.map { $0 as? CGColor }
    let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    guard colors.allSatisfy({ $0 != nil }) else { return nil }
    self.init(colors: colors.compactMap { $0 }, locations: places, space: space)
  }

  /// A gradient of `count` colours of `space`, each as many components as that has and alpha.
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

  /// What the components of the colours mean, if that was said.
  public var colorSpace: CGColorSpace? { space }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left === right || left.stops == right.stops
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// The options whose bits are set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
