public import Foundation
internal import LayerCore

/// A closure that gets measurements of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that gets measurements of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A closure that gets measurements of the motion.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// A source of the motions of a device.
///
/// Differs from Core Motion: there is no device that moves. A test gives measurements by `receive(_:)`; updates that were
/// started get them, and the properties keep the last ones. A sensor is available as soon as it has measured something.
open class CMMotionManager: NSObject {
  /// The interval of measurements of the accelerometer, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The interval of measurements of the gyroscope, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The interval of measurements of the motion, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether or not the system may ask the user to turn the device.
  open var showsDeviceMovementDisplay = false

  /// The last measurement of the accelerometer.
  open private(set) var accelerometerData: CMAccelerometerData?
  /// The last measurement of the gyroscope.
  open private(set) var gyroData: CMGyroData?
  /// The last measurement of the motion.
  open private(set) var deviceMotion: CMDeviceMotion?

  private var accelerometer = Updates<CMAccelerometerData>()
  private var gyro = Updates<CMGyroData>()
  private var motion = Updates<CMDeviceMotion>()

  /// Whether or not there is an accelerometer.
  open var isAccelerometerAvailable: Bool { accelerometerData != nil }
  /// Whether or not there is a gyroscope.
  open var isGyroAvailable: Bool { gyroData != nil }
  /// Whether or not the motion can be measured.
  open var isDeviceMotionAvailable: Bool { deviceMotion != nil }
  /// Whether or not measurements of the accelerometer are asked for.
  open var isAccelerometerActive: Bool { accelerometer.isActive }
  /// Whether or not measurements of the gyroscope are asked for.
  open var isGyroActive: Bool { gyro.isActive }
  /// Whether or not measurements of the motion are asked for.
  open var isDeviceMotionActive: Bool { motion.isActive }

  /// The frames from which attitudes can be measured.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }

  /// Starts measurements that the property keeps.
  open func startAccelerometerUpdates() { accelerometer.start(nil, nil) }
  /// Starts measurements that a closure gets on a queue.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    accelerometer.start(queue, handler)
  }
  /// Ends measurements.
  open func stopAccelerometerUpdates() { accelerometer.stop() }

  /// Starts measurements that the property keeps.
  open func startGyroUpdates() { gyro.start(nil, nil) }
  /// Starts measurements that a closure gets on a queue.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    gyro.start(queue, handler)
  }
  /// Ends measurements.
  open func stopGyroUpdates() { gyro.stop() }

  /// Starts measurements that the property keeps.
  open func startDeviceMotionUpdates() { motion.start(nil, nil) }
  /// Starts measurements that the property keeps.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    motion.start(nil, nil)
  }
  /// Starts measurements that a closure gets on a queue.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    motion.start(queue, handler)
  }
  /// Starts measurements that a closure gets on a queue.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    motion.start(queue, handler)
  }
  /// Ends measurements.
  open func stopDeviceMotionUpdates() { motion.stop() }

  /// Gives a measurement of the accelerometer to updates that were started.
  public func receive(_ data: CMAccelerometerData) {
    accelerometerData = data
    accelerometer.send(data)
  }
  /// Gives a measurement of the gyroscope to updates that were started.
  public func receive(_ data: CMGyroData) {
    gyroData = data
    gyro.send(data)
  }
  /// Gives a measurement of the motion to updates that were started.
  public func receive(_ data: CMDeviceMotion) {
    deviceMotion = data
    motion.send(data)
  }
}

/// The measurements of a sensor that are asked for.
private struct Updates<Data> {
  private(set) var isActive = false
  private var queue: OperationQueue?
  private var handler: ((Data?, (any Error)?) -> Void)?

  mutating func start(_ queue: OperationQueue?, _ handler: ((Data?, (any Error)?) -> Void)?) {
    (isActive, self.queue, self.handler) = (true, queue, handler)
  }

  mutating func stop() { (isActive, queue, handler) = (false, nil, nil) }

  func send(_ data: Data) {
    guard isActive, let queue, let handler else { return }
    // The test is on the main queue, and expects the call before it goes on.
    if queue === OperationQueue.main, MainExecutor.isCurrent { return handler(data, nil) }
    let call = Call { handler(data, nil) }
    queue.addOperation { call.body() }
  }
}

/// A call that a queue makes.
///
/// It is `@unchecked Sendable` because it is made once, by the queue that the program chose.
private final class Call: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
