/// The stops of a gradient, in order and ready to be interpolated.
struct ColorRamp {
  /// Four channels from 0 to 1, multiplied by alpha or not.
  private struct Stop {
    var location: Double
    var channels: SIMD4<Double>
  }

  private let stops: [Stop]
  private let isStraight: Bool
  /// 0 to 255: what a channel of 1 becomes.
  private let opacity: Double

  init(_ gradient: Gradient) {
    isStraight = gradient.interpolation == .straight
    opacity = Double(gradient.opacity)
    // The order of the list is part of the key: equal locations stay in it.
    stops = gradient.stops.enumerated()
      .map { (order: $0.offset, location: ColorRamp.location($0.element), stop: $0.element) }
      .sorted { ($0.location, $0.order) < ($1.location, $1.order) }
      .map { [isStraight] in
        Stop(location: $0.location, channels: ColorRamp.channels($0.stop, isStraight: isStraight))
      }
  }

  /// The premultiplied colour at `t`, each channel rounded to the nearest of 255ths, ties up; transparent without
  /// stops. The search begins at the stop that `next` names, which becomes the first one behind `t`: colours of a row are
  /// mostly between the same two.
  @inline(__always)
  func color(at t: Double, next: inout Int) -> Pixel {
    while next < stops.count, stops[next].location <= t { next += 1 }
    while next > 0, stops[next - 1].location > t { next -= 1 }
    guard next < stops.count else { return stops.last.map { pixel($0.channels) } ?? .transparent }
    guard next > 0 else { return pixel(stops[0].channels) }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (t - before.location) / (after.location - before.location)
    return pixel(before.channels + (after.channels - before.channels) * share)
  }

  /// The colours at four parameters, where all lie between the two stops that `next` tells; each as `color(at:next:)` has
  /// it, operation by operation.
  @inline(__always)
  func colors(at t: SIMD4<Double>, next: Int) -> SIMD4<UInt32>? {
    guard next > 0, next < stops.count else { return nil }
    let (before, after) = (stops[next - 1], stops[next])
    let (least, greatest) = (min(t.x, t.y, t.z, t.w), max(t.x, t.y, t.z, t.w))
    guard least >= before.location, greatest < after.location else { return nil }
    let share = (t - before.location) / (after.location - before.location)
    let change = after.channels - before.channels
    let alpha = before.channels.w + change.w * share
    func rounded(_ channel: SIMD4<Double>) -> SIMD4<Double> { channel * opacity + 0.5 }
    func channel(_ start: Double, _ change: Double) -> SIMD4<Double> {
      let channel = start + change * share
      return rounded(isStraight ? channel * alpha : channel)
    }
    let (red, green) = (channel(before.channels.x, change.x), channel(before.channels.y, change.y))
    let (blue, limit) = (channel(before.channels.z, change.z), rounded(alpha))
    func word(_ red: Double, _ green: Double, _ blue: Double, _ limit: Double) -> UInt32 {
      let limit = Int32(limit)
      let even = min(Int32(red), limit) | min(Int32(blue), limit) << 16
      return UInt32(bitPattern: even | min(Int32(green), limit) << 8 | limit << 24)
    }
    return SIMD4(
      word(red.x, green.x, blue.x, limit.x), word(red.y, green.y, blue.y, limit.y),
      word(red.z, green.z, blue.z, limit.z), word(red.w, green.w, blue.w, limit.w))
  }

  @inline(__always)
  private func pixel(_ channels: SIMD4<Double>) -> Pixel {
    var channels = channels
    let alpha = channels.w
    if isStraight {
      channels *= alpha
      channels.w = alpha
    }
    // No channel is far enough below 0 to be negative with the half: what is cut off is the fraction.
    func rounded(_ channel: Double) -> UInt8 { UInt8(truncatingIfNeeded: Int32(channel * opacity + 0.5)) }
    let limit = rounded(alpha)
    // A channel equal to alpha may come out a last bit above it.
    return Pixel(
      red: min(rounded(channels.x), limit), green: min(rounded(channels.y), limit),
      blue: min(rounded(channels.z), limit), alpha: limit)
  }

  /// A finite location: differences of any two are.
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

extension Pixel {
  /// A pixel whose red is the lowest byte of a number, whose alpha the highest.
  @inline(__always)
  init(channels: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: channels), green: UInt8(truncatingIfNeeded: channels >> 8),
      blue: UInt8(truncatingIfNeeded: channels >> 16), alpha: UInt8(truncatingIfNeeded: channels >> 24))
  }
}
