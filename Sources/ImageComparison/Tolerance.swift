/// The differences that a comparison accepts; by default none: one step of one channel in one pixel is a difference.
///
/// First it is determined for each pixel whether it counts. One that differs does unless it is in an ignored area, or
/// no channel differs by more than `perChannel`, or `perceptual` accepts it. Those that count are then compared with
/// `pixels` and `share`. So limits are cumulative: each applies to the pixels that the others leave.
public struct Tolerance: Sendable, Equatable {
  /// The number of differing pixels that may count; nil if only `share` limits them, or if both are nil and none may.
  public let pixels: Int?
  /// The fraction of all pixels, including ignored ones, that may count, 0…1; if both are given, the smaller limit
  /// applies.
  public let share: Double?
  /// The accepted difference of each channel, including alpha, in steps of 255 of premultiplied sRGB, 0…255.
  public let perChannel: Int
  /// The accepted perceptual distance of colours; nil if it is not used.
  public let perceptual: Perceptual?
  /// The areas whose pixels do not count, in pixels from the top left.
  ///
  /// A box has the columns from its `x` up to, not including, `x + width`, and rows likewise. None is empty; parts
  /// outside of a picture have no effect.
  public private(set) var ignoredAreas: [Difference.Box]

  /// The measure of pixelmatch for the perceptual distance of two colours, with its threshold.
  public struct Perceptual: Sendable, Equatable {
    /// The threshold, from 0, which accepts no difference, to 1, which accepts every one.
    ///
    /// The limit is its square: pixels count if 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ² exceeds 35215 · threshold².
    public let threshold: Double
    /// Whether or not antialiased pixels count like others; if not, thin lines may pass as such.
    public let includesAntiAliasing: Bool

    /// Creates a threshold, by default pixelmatch's; unlike there, antialiased pixels count by default.
    public init(threshold: Double = 0.1, includesAntiAliasing: Bool = true) {
      self.threshold = threshold
      self.includesAntiAliasing = includesAntiAliasing
    }
  }

  /// The tolerance that accepts no difference.
  public static let exact = Tolerance()

  /// Returns a tolerance that accepts only colours that look alike.
  ///
  /// - Parameters:
  ///   - threshold: The threshold of the perceptual distance, 0…1.
  ///   - includesAntiAliasing: Whether or not antialiased pixels count like others.
  ///
  /// - Throws: An `InvalidTolerance` if the threshold is not a number in 0…1.
  public static func perceptual(
    threshold: Double = 0.1, includesAntiAliasing: Bool = true
  ) throws(InvalidTolerance) -> Tolerance {
    try Tolerance(perceptual: Perceptual(threshold: threshold, includesAntiAliasing: includesAntiAliasing))
  }

  /// Creates a tolerance of limits; those that are not given accept no difference.
  ///
  /// - Parameters:
  ///   - pixels: The number of differing pixels that may count.
  ///   - share: The fraction of all pixels that may count, 0…1.
  ///   - perChannel: The accepted difference of each channel, 0…255.
  ///   - perceptual: The accepted perceptual distance of colours.
  ///   - areas: The areas whose pixels do not count.
  ///
  /// - Throws: An `InvalidTolerance` if a number is negative or NaN, or a share, channel or threshold exceeds its
  ///   maximum.
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

  /// Returns the same tolerance with additional ignored areas.
  package func ignoring(_ areas: [Difference.Box]) -> Tolerance {
    var tolerance = self
    tolerance.ignoredAreas += areas.filter { $0.width > 0 && $0.height > 0 }
    return tolerance
  }

  private init() {
    (pixels, share, perChannel, perceptual, ignoredAreas) = (nil, nil, 0, nil, [])
  }
}

/// An error of a tolerance's limits, in one line.
public struct InvalidTolerance: Error, Equatable, CustomStringConvertible {
  /// The error in one line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Tolerance {
  /// Whether or not the tolerance accepts no difference in any picture.
  var isExact: Bool {
    (pixels == 0 || share == 0 || pixels == nil && share == nil) && perChannel == 0
      && (perceptual == nil || perceptual == Perceptual(threshold: 0)) && ignoredAreas.isEmpty
  }

  /// Returns the number of a picture's pixels that may count.
  func allowedPixels(of total: Int) -> Int {
    let shared = share.map { Self.pixels(in: $0, of: total) }
    return switch (pixels, shared) {
    case (let pixels?, let shared?): min(pixels, shared)
    case (let limit?, nil), (nil, let limit?): limit
    case (nil, nil): 0
    }
  }

  /// Returns the largest number of pixels that is at most a fraction of all.
  ///
  /// Counts are divided, since 0.29 · 100 is less than 29 but 29 / 100 is 0.29.
  static func pixels(in share: Double, of total: Int) -> Int {
    func fits(_ count: Int) -> Bool { Double(count) / Double(total) <= share }
    var count = min(Int(share * Double(total)), total)
    while count < total, fits(count + 1) { count += 1 }
    while count > 0, !fits(count) { count -= 1 }
    return count
  }
}
