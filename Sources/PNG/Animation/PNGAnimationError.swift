/// An error of reading an animated PNG, in one line that does not name the file.
public enum PNGAnimationError: Error, Sendable, Equatable {
  /// An error of the file as a PNG, or of the picture of a frame.
  case png(PNGError)
  /// A PNG without an animation.
  case notAnimated
  /// A violation of the format of animations.
  case invalid(String)
  /// An animation beyond the limits.
  case tooLong(String)
}

extension PNGAnimationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .png(let error): error.description
    case .notAnimated: "the PNG is not animated: it has no chunk acTL before its image data"
    case .invalid(let reason): "the animation of the PNG is damaged: \(reason)"
    case .tooLong(let reason): "the animation of the PNG is too long: \(reason)"
    }
  }
}

/// The limits of a reader of animated PNGs, compared before any frame is decoded.
public struct PNGAnimationLimits: Sendable, Equatable {
  /// The limits of the file and of a single picture.
  public var picture: PNGLimits
  /// The maximum number of frames.
  public var frames: Int
  /// The maximum number of pixels of all frames, each as large as the picture.
  public var pixels: Int
  /// The maximum duration, in seconds.
  public var seconds: Double

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - picture: The limits of the file and of a single picture.
  ///   - frames: By default 3,600: a minute at 60 frames per second.
  ///   - pixels: By default 4 gigapixels (of 2^30): some 1,400 frames of a screen of 1179×2556 pixels.
  ///   - seconds: By default an hour.
  public init(
    picture: PNGLimits = .standard, frames: Int = 3_600, pixels: Int = 4 << 30, seconds: Double = 3_600
  ) {
    (self.picture, self.frames, self.pixels, self.seconds) = (picture, frames, pixels, seconds)
  }

  /// The default limits.
  public static let standard = PNGAnimationLimits()
}
