import Raster

/// Blending by the formulas of the specifications, in Double on straight colours; results are off by less than 10⁻¹¹
/// of 255ths before they are rounded.
enum PlainBlend {
  /// The rounded result where the share `coverage` is covered.
  static func pixel(_ mode: BlendMode, _ source: Pixel, over backdrop: Pixel, coverage: UInt8) -> Pixel {
    if mode == .sourceOver {
      let s = faded(source, to: coverage)
      return map(s, backdrop) { channel, below in
        // 255ths, each product rounded once.
        channel + rounded(Double(below) * Double(255 - s.alpha) / 255)
      }
    }
    let exact = channels(mode, straight(source), straight(backdrop))
    let share = Double(coverage) / 255
    func mixed(_ result: Double, _ below: UInt8) -> UInt8 {
      rounded(Double(below) * (1 - share) + 255 * result * share)
    }
    return Pixel(
      red: mixed(exact[0], backdrop.red), green: mixed(exact[1], backdrop.green),
      blue: mixed(exact[2], backdrop.blue), alpha: mixed(exact[3], backdrop.alpha))
  }

  static func faded(_ pixel: Pixel, to share: UInt8) -> Pixel {
    map(pixel, pixel) { channel, _ in rounded(Double(channel) * Double(share) / 255) }
  }

  /// The colour as a pixel where a share of it is covered: first its alpha is rounded, then the channels.
  static func source(_ color: StraightColor, coverage: UInt8) -> Pixel {
    let alpha = rounded(Double(color.alpha) * Double(coverage) / 255)
    func channel(_ value: UInt8) -> UInt8 { rounded(Double(value) * Double(alpha) / 255) }
    return Pixel(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue), alpha: alpha)
  }

  /// The nearest whole number, ties up; what is computed may lie a little below a tie.
  static func rounded(_ value: Double) -> UInt8 { UInt8((value + 0.5 + 1e-11).rounded(.down)) }

  private static func map(_ a: Pixel, _ b: Pixel, _ transform: (UInt8, UInt8) -> UInt8) -> Pixel {
    Pixel(
      red: transform(a.red, b.red), green: transform(a.green, b.green), blue: transform(a.blue, b.blue),
      alpha: transform(a.alpha, b.alpha))
  }

  /// Straight channels and alpha from 0 to 1.
  private static func straight(_ pixel: Pixel) -> [Double] {
    let alpha = Double(pixel.alpha)
    let channels = [pixel.red, pixel.green, pixel.blue].map { alpha == 0 ? 0 : Double($0) / alpha }
    return channels + [alpha / 255]
  }

  /// The premultiplied result from 0 to 1.
  private static func channels(_ mode: BlendMode, _ source: [Double], _ backdrop: [Double]) -> [Double] {
    let (sa, da) = (source[3], backdrop[3])
    func each(_ formula: (_ s: Double, _ d: Double) -> Double) -> [Double] {
      (0..<3).map { formula(source[$0] * sa, backdrop[$0] * da) } + [formula(sa, da)]
    }
    switch mode {
    case .clear: return each { _, _ in 0 }
    case .copy: return each { s, _ in s }
    case .sourceIn: return each { s, _ in s * da }
    case .sourceOut: return each { s, _ in s * (1 - da) }
    case .sourceAtop: return each { s, d in s * da + d * (1 - sa) }
    case .destinationOver: return each { s, d in s * (1 - da) + d }
    case .destinationIn: return each { _, d in d * sa }
    case .destinationOut: return each { _, d in d * (1 - sa) }
    case .destinationAtop: return each { s, d in s * (1 - da) + d * sa }
    case .xor: return each { s, d in s * (1 - da) + d * (1 - sa) }
    case .plusLighter: return each { s, d in min(1, s + d) }
    case .plusDarker:
      let alpha = min(1, sa + da)
      return (0..<3).map { max(0, alpha - sa * (1 - source[$0]) - da * (1 - backdrop[$0])) } + [alpha]
    default:
      let blended = blend(mode, Array(source[..<3]), Array(backdrop[..<3]))
      let color = (0..<3).map {
        source[$0] * sa * (1 - da) + backdrop[$0] * da * (1 - sa) + sa * da * blended[$0]
      }
      return color + [sa + da - sa * da]
    }
  }

  /// B(Cd, Cs) for each channel (ISO 32000-2, 11.3.5).
  private static func blend(_ mode: BlendMode, _ source: [Double], _ backdrop: [Double]) -> [Double] {
    func each(_ formula: (_ s: Double, _ d: Double) -> Double) -> [Double] {
      zip(source, backdrop).map(formula)
    }
    func hardLight(_ s: Double, _ d: Double) -> Double {
      s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
    }
    func softLight(_ s: Double, _ d: Double) -> Double {
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let lighter = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (lighter - d)
    }
    switch mode {
    case .multiply: return each { s, d in s * d }
    case .screen: return each { s, d in s + d - s * d }
    case .overlay: return each { s, d in hardLight(d, s) }
    case .darken: return each { s, d in min(s, d) }
    case .lighten: return each { s, d in max(s, d) }
    case .colorDodge: return each { s, d in d == 0 ? 0 : s == 1 ? 1 : min(1, d / (1 - s)) }
    case .colorBurn: return each { s, d in d == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s) }
    case .softLight: return each(softLight)
    case .hardLight: return each(hardLight)
    case .difference: return each { s, d in abs(s - d) }
    case .exclusion: return each { s, d in s + d - 2 * s * d }
    case .hue:
      return settingLuminosity(settingSaturation(source, saturation(backdrop)), luminosity(backdrop))
    case .saturation:
      return settingLuminosity(settingSaturation(backdrop, saturation(source)), luminosity(backdrop))
    case .color: return settingLuminosity(source, luminosity(backdrop))
    default: return settingLuminosity(backdrop, luminosity(source))
    }
  }

  private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func least(_ c: [Double]) -> Double { min(c[0], c[1], c[2]) }

  private static func most(_ c: [Double]) -> Double { max(c[0], c[1], c[2]) }

  private static func saturation(_ c: [Double]) -> Double { most(c) - least(c) }

  private static func settingSaturation(_ c: [Double], _ saturation: Double) -> [Double] {
    let range = PlainBlend.saturation(c)
    return c.map { range == 0 ? 0 : ($0 - least(c)) / range * saturation }
  }

  private static func settingLuminosity(_ c: [Double], _ target: Double) -> [Double] {
    let difference = target - luminosity(c)
    let moved = c.map { $0 + difference }
    let (light, low, high) = (luminosity(moved), least(moved), most(moved))
    if low < 0 { return moved.map { light + ($0 - light) * light / (light - low) } }
    if high > 1 { return moved.map { light + ($0 - light) * (1 - light) / (high - light) } }
    return moved
  }
}
