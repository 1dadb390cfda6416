public import Foundation

/// The answers of a user who was asked for motions.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined
  /// Not allowed on this device.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Little certainty.
  case low
  /// Some certainty.
  case medium
  /// Much certainty.
  case high
}

/// An activity of the user.
open class CMMotionActivity: CMLogItem {}

extension CMMotionActivity {
  /// Whether or not the user walks: false, as for all activities here.
  public var walking: Bool { false }
  /// Whether or not the user runs.
  public var running: Bool { false }
  /// Whether or not the user is in a vehicle.
  public var automotive: Bool { false }
  /// Whether or not the user rides a bicycle.
  public var cycling: Bool { false }
  /// Whether or not the device rests.
  public var stationary: Bool { false }
  /// Whether or not the activity is unknown.
  public var unknown: Bool { true }
  /// The certainty.
  public var confidence: CMMotionActivityConfidence { .low }
}

/// A closure that gets activities.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// A closure that gets activities of a period.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// A source of the user's activities.
///
/// Differs from Core Motion: no activity is known, the user was not asked, and questions have no answer.
open class CMMotionActivityManager: NSObject {
  /// Returns false: no activity is known.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns the answer of the user.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Does nothing.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {}
  /// Does nothing.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  /// Does nothing.
  open func stopActivityUpdates() {}
}
