import ControlCore
public import Foundation
public import GraphicsCore
public import LayoutCore

extension UITouch {
  /// The properties of a touch that may be guesses at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates properties from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of a pencil above the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// The turn of a pencil about its own axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The angle of a pencil above the screen, in radians: that of a finger, a quarter turn.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// The turn of a pencil about its own axis, in radians: 0, since there are only fingers.
  public var rollAngle: CGFloat { 0 }
  /// Returns the direction of a pencil in a view, in radians: 0, since there are only fingers.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil in a view, as a vector of the length 1.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The properties that are guesses: none.
  public var estimatedProperties: Properties { [] }
  /// The guessed properties whose values come later: none.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which a later value is known: none.
  public var estimationUpdateIndex: NSNumber? { nil }
}

extension UITouch.TouchType {
  /// The former name of a pencil.
  public static var stylus: UITouch.TouchType { .pencil }
}
