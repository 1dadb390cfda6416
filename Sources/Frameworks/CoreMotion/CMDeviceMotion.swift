@_exported public import Foundation

/// An acceleration along three axes, in multiples of the earth's.
public struct CMAcceleration: Equatable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part to the top.
  public var y: Double
  /// The part out of the screen.
  public var z: Double

  /// Creates an acceleration of none.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates an acceleration of three parts.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A speed of rotation about three axes, in radians per second.
public struct CMRotationRate: Equatable, Sendable {
  /// The speed about the axis to the right.
  public var x: Double
  /// The speed about the axis to the top.
  public var y: Double
  /// The speed about the axis out of the screen.
  public var z: Double

  /// Creates a speed of none.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a speed of three parts.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Equatable, Sendable {
  /// The part of the axis to the right.
  public var x: Double
  /// The part of the axis to the top.
  public var y: Double
  /// The part of the axis out of the screen.
  public var z: Double
  /// The part without an axis.
  public var w: Double

  /// Creates a quaternion of zeros.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

  /// Creates a quaternion of four parts.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A frame from which attitudes are measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An axis points up, another anywhere.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// An axis points up, another anywhere, and is corrected.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// An axis points up, another to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// An axis points up, another to the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The orientation of a device, by the angles of three turns one after the other, in radians.
open class CMAttitude: NSObject {
  /// The angle about the axis to the right.
  public let pitch: Double
  /// The angle about the axis to the top.
  public let roll: Double
  /// The angle about the axis out of the screen.
  public let yaw: Double

  /// Creates an attitude, which a test gives a manager of motions.
  public init(pitch: Double = 0, roll: Double = 0, yaw: Double = 0) {
    (self.pitch, self.roll, self.yaw) = (pitch, roll, yaw)
    super.init()
  }

  /// The rotation: about the axis out of the screen, then about that to the right, then about that to the top.
  public var quaternion: CMQuaternion {
    let (z, x, y) = (yaw / 2, pitch / 2, roll / 2)
    return CMQuaternion(
      x: cos(z) * sin(x) * cos(y) - sin(z) * cos(x) * sin(y),
      y: cos(z) * cos(x) * sin(y) + sin(z) * sin(x) * cos(y),
      z: sin(z) * cos(x) * cos(y) + cos(z) * sin(x) * sin(y),
      w: cos(z) * cos(x) * cos(y) - sin(z) * sin(x) * sin(y))
  }
}

/// A measurement at a time.
open class CMLogItem: NSObject {
  /// The time, in seconds since the device was started.
  public let timestamp: TimeInterval

  fileprivate init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// A measurement of the accelerometer.
public final class CMAccelerometerData: CMLogItem {
  /// The acceleration, with that of gravity.
  public let acceleration: CMAcceleration

  /// Creates a measurement, which a test gives a manager of motions.
  public init(acceleration: CMAcceleration, timestamp: TimeInterval = 0) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// A measurement of the gyroscope.
public final class CMGyroData: CMLogItem {
  /// The speed of rotation.
  public let rotationRate: CMRotationRate

  /// Creates a measurement, which a test gives a manager of motions.
  public init(rotationRate: CMRotationRate, timestamp: TimeInterval = 0) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// A measurement of a device's motion.
public final class CMDeviceMotion: CMLogItem {
  /// The orientation.
  public let attitude: CMAttitude
  /// The speed of rotation.
  public let rotationRate: CMRotationRate
  /// The direction down.
  public let gravity: CMAcceleration
  /// The acceleration that the user gives the device.
  public let userAcceleration: CMAcceleration

  /// Creates a measurement, which a test gives a manager of motions.
  public init(
    attitude: CMAttitude, rotationRate: CMRotationRate = CMRotationRate(),
    gravity: CMAcceleration = CMAcceleration(x: 0, y: -1, z: 0),
    userAcceleration: CMAcceleration = CMAcceleration(), timestamp: TimeInterval = 0
  ) {
    (self.attitude, self.rotationRate) = (attitude, rotationRate)
    (self.gravity, self.userAcceleration) = (gravity, userAcceleration)
    super.init(timestamp: timestamp)
  }
}
