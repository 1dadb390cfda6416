public import Foundation

extension CALayer {
  /// Returns the factor by which a corner of a curve is longer than its radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether or not colours brighter than white are shown: false.
  ///
  /// Differs from UIKit: setting it has no effect.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { false }
    set {}
  }

  /// The ways in which bright colours are made to fit a screen.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The way that the system chooses.
    public static let automatic = Self(rawValue: "automatic")
    /// Never.
    public static let never = Self(rawValue: "never")
    /// Wherever the layer can.
    public static let ifSupported = Self(rawValue: "ifSupported")
  }

  /// The way in which bright colours are made to fit a screen: automatic.
  ///
  /// Differs from UIKit: setting it has no effect.
  public var toneMapMode: ToneMapMode {
    get { .automatic }
    set {}
  }

  /// Returns whether the value of a key is archived: true.
  public func shouldArchiveValue(forKey key: String) -> Bool { true }
}
