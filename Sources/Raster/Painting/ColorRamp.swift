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
  /// stops.
  func color(at t: Double) -> Pixel {
    guard let next = stops.firstIndex(where: { $0.location > t }) else {
      return stops.last.map { pixel($0.channels) } ?? .transparent
    }
    guard next > 0 else { return pixel(stops[0].channels) }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (t - before.location) / (after.location - before.location)
    return pixel(before.channels + (after.channels - before.channels) * share)
  }

  private func pixel(_ channels: SIMD4<Double>) -> Pixel {
    var channels = channels
    let alpha = channels.w
    if isStraight {
      channels *= alpha
      channels.w = alpha
    }
    func rounded(_ channel: Double) -> UInt8 { UInt8((channel * opacity + 0.5).rounded(.down)) }
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
