/// What a comparison forgives. By default nothing: one step of one channel in one pixel is a difference.
///
/// First it is decided for each pixel whether it counts. One that differs does unless it lies in an ignored area, or no
/// channel differs by more than `perChannel`, or `perceptual` forgives it. Those that count are then held against
/// `pixels` and `share`. So limits add up: each forgives what the others leave.
public struct Tolerance: Sendable, Equatable {
  /// How many pixels that count may differ; nil where only `share` limits them, or where both are nil and none may.
  public let pixels: Int?
  /// How much of all pixels, ignored ones included, those that count may be, 0…1. Given both, the smaller wins.
  public let share: Double?
  /// By how much each channel of a pixel may differ, alpha included: steps of 255 of premultiplied sRGB, 0…255.
  public let perChannel: Int
  /// How far apart colours may look; nil where that plays no part.
  public let perceptual: Perceptual?
  /// Areas whose pixels do not count, in pixels from the top left: a box holds the columns from its `x` up to, but
  /// without, `x + width`, and rows likewise. None is empty; what lies outside a picture is nothing.
  public private(set) var ignoredAreas: [Difference.Box]

  /// pixelmatch's measure of how far apart two colours look, with its threshold.
  public struct Perceptual: Sendable, Equatable {
    /// From 0, which forgives no colour, to 1, which forgives every one. The limit is its square: pixels count where
    /// 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ² is above 35215 · threshold².
    public let threshold: Double
    /// Whether pixels that look like anti-aliasing count like others. If not, thin lines may pass as such.
    public let includesAntiAliasing: Bool

    /// A threshold, by default pixelmatch's; unlike there, anti-aliasing counts unless one says otherwise.
    public init(threshold: Double = 0.1, includesAntiAliasing: Bool = true) {
      self.threshold = threshold
      self.includesAntiAliasing = includesAntiAliasing
    }
  }

  /// Nothing is forgiven.
  public static let exact = Tolerance()

  /// Nothing but colours that look alike is forgiven.
  public static func perceptual(
    threshold: Double = 0.1, includesAntiAliasing: Bool = true
  ) throws(InvalidTolerance) -> Tolerance {
    try Tolerance(perceptual: Perceptual(threshold: threshold, includesAntiAliasing: includesAntiAliasing))
  }

  /// A tolerance of some limits; those that are not given forgive nothing.
  ///
  /// - Throws: If a number is negative or no number, or a share, channel or threshold is more than there is.
  public init(
    pixels: Int? = nil, share: Double? = nil, perChannel: Int = 0, perceptual: Perceptual? = nil,
    ignoring areas: [Difference.Box] = []
  ) throws(InvalidTolerance) {
    if let pixels, pixels < 0 { throw InvalidTolerance("pixels: \(pixels) is negative") }
    if let share, !(0...1).contains(share) { throw InvalidTolerance("share: \(share) is not in 0…1") }
    if !(0...255).contains(perChannel) {
      throw InvalidTolerance("perChannel: \(perChannel) is not in 0…255")
    }
    if let perceptual, !(0...1).contains(perceptual.threshold) {
      throw InvalidTolerance("perceptual: the threshold \(perceptual.threshold) is not in 0…1")
    }
    if let area = areas.first(where: { $0.width < 0 || $0.height < 0 }) {
      throw InvalidTolerance(
        "ignored area at (\(area.x), \(area.y)): \(area.width)×\(area.height) has a negative side")
    }
    self.pixels = pixels
    self.share = share
    self.perChannel = perChannel
    self.perceptual = perceptual
    ignoredAreas = areas.filter { $0.width > 0 && $0.height > 0 }
  }

  /// The same tolerance, of whose pixels those in more areas do not count.
  package func ignoring(_ areas: [Difference.Box]) -> Tolerance {
    var tolerance = self
    tolerance.ignoredAreas += areas.filter { $0.width > 0 && $0.height > 0 }
    return tolerance
  }

  private init() {
    (pixels, share, perChannel, perceptual, ignoredAreas) = (nil, nil, 0, nil, [])
  }
}

/// Why numbers make no tolerance, in one line.
public struct InvalidTolerance: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Tolerance {
  /// Whether nothing is forgiven in any picture.
  var isExact: Bool {
    (pixels == 0 || share == 0 || pixels == nil && share == nil) && perChannel == 0
      && (perceptual == nil || perceptual == Perceptual(threshold: 0)) && ignoredAreas.isEmpty
  }

  /// How many of a picture's pixels may count.
  func allowedPixels(of total: Int) -> Int {
    let shared = share.map { Self.pixels(in: $0, of: total) }
    return switch (pixels, shared) {
    case (let pixels?, let shared?): min(pixels, shared)
    case (let limit?, nil), (nil, let limit?): limit
    case (nil, nil): 0
    }
  }

  /// The most pixels that are at most a share of all. Counts are divided, since 0.29 · 100 is less than 29 but
  /// 29 / 100 is 0.29.
  static func pixels(in share: Double, of total: Int) -> Int {
    func fits(_ count: Int) -> Bool { Double(count) / Double(total) <= share }
    var count = min(Int(share * Double(total)), total)
    while count < total, fits(count + 1) { count += 1 }
    while count > 0, !fits(count) { count -= 1 }
    return count
  }
}
