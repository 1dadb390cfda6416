extension BlendMode {
  /// Returns the pixel of a source over a backdrop at a coverage; all three are well formed.
  func composite(_ source: Pixel, over backdrop: Pixel, coverage: UInt8) -> Pixel {
    switch self {
    case .sourceOver: source.faded(to: coverage).over(backdrop)
    case .hue, .saturation, .color, .luminosity:
      compositeNonSeparable(source, over: backdrop, coverage: coverage)
    default: compositeSeparable(source, over: backdrop, coverage: coverage)
    }
  }

  private func compositeSeparable(_ source: Pixel, over backdrop: Pixel, coverage: UInt8) -> Pixel {
    let (sourceAlpha, backdropAlpha) = (Int(source.alpha), Int(backdrop.alpha))
    func channel(_ s: UInt8, _ b: UInt8) -> UInt8 {
      share(Int(s), Int(b), sourceAlpha, backdropAlpha).rounded(over: b, coverage: coverage)
    }
    return Pixel(
      red: channel(source.red, backdrop.red), green: channel(source.green, backdrop.green),
      blue: channel(source.blue, backdrop.blue),
      alpha: alphaShare(sourceAlpha, backdropAlpha).rounded(over: backdrop.alpha, coverage: coverage))
  }

  /// Returns the resulting alpha of two alphas.
  func alphaShare<Number>(_ sa: Number, _ ba: Number) -> BlendedShare<Number> {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      let (sourcePart, backdropPart) = porterDuffParts(sa, ba)
      return BlendedShare(numerator: sa * sourcePart + ba * backdropPart, denominator: 255)
    case .plusDarker, .plusLighter: return BlendedShare(numerator: min(255, sa + ba))
    default: return BlendedShare(numerator: 255 * (sa + ba) - sa * ba, denominator: 255)
    }
  }

  /// Returns the resulting colour channel of two premultiplied channels and their alphas.
  private func share(_ s: Int, _ b: Int, _ sa: Int, _ ba: Int) -> BlendedShare<Int> {
    switch self {
    case .plusLighter: return BlendedShare(numerator: min(255, s + b))
    case .plusDarker:
      return BlendedShare(numerator: max(0, min(255, sa + ba) - (sa - s) - (ba - b)))
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion:
      var share = blendTerm(s, b, sa, ba)
      share.numerator += (s * (255 - ba) + b * (255 - sa)) * share.denominator
      share.denominator *= 255
      return share
    default:
      let (sourcePart, backdropPart) = porterDuffParts(sa, ba)
      return BlendedShare(numerator: s * sourcePart + b * backdropPart, denominator: 255)
    }
  }

  /// Returns the 255ths of source and backdrop that remain (Porter and Duff's F_A and F_B).
  private func porterDuffParts<Number: FixedWidthInteger>(_ sa: Number, _ ba: Number) -> (Number, Number) {
    switch self {
    case .copy: (255, 0)
    case .sourceIn: (ba, 0)
    case .sourceOut: (255 - ba, 0)
    case .sourceAtop: (ba, 255 - sa)
    case .destinationOver: (255 - ba, 255)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 255 - sa)
    case .destinationAtop: (255 - ba, sa)
    case .xor: (255 - ba, 255 - sa)
    default: (0, 0)
    }
  }

  /// Returns Sa·Da·B(Cd, Cs) in 255ths of 255ths from premultiplied channels, for which B has no divisions by alphas.
  private func blendTerm(_ s: Int, _ b: Int, _ sa: Int, _ ba: Int) -> BlendedShare<Int> {
    func whole(_ value: Int) -> BlendedShare<Int> { BlendedShare(numerator: value) }
    switch self {
    case .multiply: return whole(s * b)
    case .screen: return whole(s * ba + b * sa - s * b)
    case .overlay: return whole(BlendMode.hardLightTerm(b, s, ba, sa))
    case .hardLight: return whole(BlendMode.hardLightTerm(s, b, sa, ba))
    case .darken: return whole(min(s * ba, b * sa))
    case .lighten: return whole(max(s * ba, b * sa))
    case .difference: return whole(abs(s * ba - b * sa))
    case .exclusion: return whole(s * ba + b * sa - 2 * s * b)
    case .colorDodge:
      if b == 0 { return whole(0) }
      if b * sa >= ba * (sa - s) { return whole(sa * ba) }
      return BlendedShare(numerator: b * sa * sa, denominator: sa - s)
    case .colorBurn:
      if b == ba { return whole(sa * ba) }
      if (ba - b) * sa >= ba * s { return whole(0) }
      return BlendedShare(numerator: sa * ba * s - sa * sa * (ba - b), denominator: s)
    default: return BlendMode.softLightTerm(s, b, sa, ba)
    }
  }

  private static func hardLightTerm(_ s: Int, _ b: Int, _ sa: Int, _ ba: Int) -> Int {
    2 * s <= sa ? 2 * s * b : sa * ba - 2 * (ba - b) * (sa - s)
  }

  private static func softLightTerm(_ s: Int, _ b: Int, _ sa: Int, _ ba: Int) -> BlendedShare<Int> {
    // With x = b / ba: Sa·Da·Cd is sa·b, Sa·(2·Cs − 1) is 2·s − sa, and Da·√Cd is √(b·ba).
    let lightness = 2 * s - sa
    if ba == 0 { return BlendedShare(numerator: 0) }
    if lightness <= 0 {
      return BlendedShare(numerator: sa * b * ba + lightness * b * (ba - b), denominator: ba)
    }
    if 4 * b <= ba {
      let cubic = 16 * b * b * b - 12 * b * b * ba + 3 * b * ba * ba
      return BlendedShare(numerator: sa * b * ba * ba + lightness * cubic, denominator: ba * ba)
    }
    return BlendedShare(numerator: sa * b - lightness * b, rootFactor: lightness, radicand: b * ba)
  }
}
