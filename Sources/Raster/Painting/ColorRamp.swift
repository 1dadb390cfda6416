internal import CPixels

/// The stops of a gradient, in order and prepared for interpolation.
struct ColorRamp {
  /// A stop of four channels from 0 to 1, premultiplied or straight.
  private struct Stop {
    var location: Double
    var channels: SIMD4<Double>
  }

  private let stops: [Stop]
  private let isStraight: Bool
  /// The value of a channel of 1, from 0 to 255.
  private let opacity: Double

  init(_ gradient: Gradient) {
    isStraight = gradient.interpolation == .straight
    opacity = Double(gradient.opacity)
    // The order of the list is part of the key: stops of equal locations keep it.
    stops = gradient.stops.enumerated()
      .map { (order: $0.offset, location: ColorRamp.location($0.element), stop: $0.element) }
      .sorted { ($0.location, $0.order) < ($1.location, $1.order) }
      .map { [isStraight] in
        Stop(location: $0.location, channels: ColorRamp.channels($0.stop, isStraight: isStraight))
      }
  }

  /// Returns the premultiplied colour at `t`, each channel rounded to the nearest of 255ths, ties up.
  ///
  /// Without stops it is transparent. `next` is the start of the search, and afterwards the first stop after `t`:
  /// colours of a row are mostly between the same two.
  @inline(__always)
  func color(at t: Double, next: inout Int) -> Pixel {
    find(t, next: &next)
    guard next < stops.count else { return stops.last.map { pixel($0.channels) } ?? .transparent }
    guard next > 0 else { return pixel(stops[0].channels) }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (t - before.location) / (after.location - before.location)
    return pixel(before.channels + (after.channels - before.channels) * share)
  }

  /// Sets `next` to the first stop after `t`.
  @inline(__always)
  private func find(_ t: Double, next: inout Int) {
    while next < stops.count, stops[next].location <= t { next += 1 }
    while next > 0, stops[next - 1].location > t { next -= 1 }
  }

  /// Returns the range of parameters around `t` in which colours are interpolated linearly.
  ///
  /// It is inside of `drawn`; for a parameter outside, it is all on that side, which is transparent. `next` is as
  /// above.
  func stretch(around t: Double, drawn: ClosedRange<Double>, next: inout Int) -> cpixels_stretch {
    var stretch = cpixels_stretch()
    stretch.length = 1
    guard drawn.contains(t) else {
      (stretch.low, stretch.high) =
        t < 0 ? (-.infinity, drawn.lowerBound.nextDown) : (drawn.upperBound.nextUp, .infinity)
      return stretch
    }
    find(max(0, min(t, 1)), next: &next)
    let (before, after) = (next > 0 ? stops[next - 1] : nil, next < stops.count ? stops[next] : nil)
    // Parameters beyond 0 and 1 have the colours there.
    (stretch.low, stretch.high) = (drawn.lowerBound, drawn.upperBound)
    if let before, before.location > 0 { stretch.low = before.location }
    if let after, after.location <= 1 { stretch.high = after.location.nextDown }
    guard let first = before ?? after else { return stretch }
    (stretch.straight, stretch.opacity) = (isStraight, opacity)
    stretch.channels = ColorRamp.tuple(first.channels)
    if let before, let after {
      (stretch.location, stretch.length) = (before.location, after.location - before.location)
      stretch.change = ColorRamp.tuple(after.channels - before.channels)
    }
    return stretch
  }

  @inline(__always)
  private func pixel(_ channels: SIMD4<Double>) -> Pixel {
    var channels = channels
    let alpha = channels.w
    if isStraight {
      channels *= alpha
      channels.w = alpha
    }
    // No channel is so far below 0 as to be negative with the half: only the fraction is cut off.
    func rounded(_ channel: Double) -> UInt8 { UInt8(truncatingIfNeeded: Int32(channel * opacity + 0.5)) }
    let limit = rounded(alpha)
    // A channel equal to alpha may exceed it in the last bit.
    return Pixel(
      red: min(rounded(channels.x), limit), green: min(rounded(channels.y), limit),
      blue: min(rounded(channels.z), limit), alpha: limit)
  }

  private static func tuple(_ channels: SIMD4<Double>) -> (Double, Double, Double, Double) {
    (channels.x, channels.y, channels.z, channels.w)
  }

  /// Returns a finite location, so that differences of any two are finite.
  private static func location(_ stop: GradientStop) -> Double {
    stop.location.isNaN ? 0 : max(-0x1p64, min(stop.location, 0x1p64))
  }

  private static func channels(_ stop: GradientStop, isStraight: Bool) -> SIMD4<Double> {
    func limited(_ channel: Double) -> Double { channel > 0 ? min(channel, 1) : 0 }
    let alpha = limited(stop.alpha)
    var channels = SIMD4(limited(stop.red), limited(stop.green), limited(stop.blue), alpha)
    if !isStraight {
      channels *= alpha
      channels.w = alpha
    }
    return channels
  }
}
