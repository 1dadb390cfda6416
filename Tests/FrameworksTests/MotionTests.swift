import CoreMotion
import Testing

@MainActor
@Suite struct MotionTests {
  @Test func `updates get what a test gives`() {
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable)
    manager.receive(CMDeviceMotion(attitude: CMAttitude(roll: 0.25)))
    #expect(manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
    var rolls: [Double] = []
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in rolls.append(motion?.attitude.roll ?? 0) }
    manager.receive(CMDeviceMotion(attitude: CMAttitude(roll: 0.5)))
    manager.stopDeviceMotionUpdates()
    manager.receive(CMDeviceMotion(attitude: CMAttitude(roll: 0.75)))
    #expect(rolls == [0.5])
    #expect(manager.deviceMotion?.attitude.roll == 0.75)
    manager.startAccelerometerUpdates()
    manager.receive(CMAccelerometerData(acceleration: CMAcceleration(x: 0, y: 0, z: -1)))
    #expect(manager.accelerometerData?.acceleration.z == -1)
  }

  @Test func `a turn about one axis is half its angle in the quaternion`() {
    let half = 0.5.squareRoot()
    let right = CMAttitude(pitch: .pi / 2).quaternion
    #expect(abs(right.x - half) < 1e-12 && abs(right.w - half) < 1e-12 && abs(right.y) + abs(right.z) < 1e-12)
    let out = CMAttitude(yaw: .pi / 2).quaternion
    #expect(abs(out.z - half) < 1e-12 && abs(out.w - half) < 1e-12)
  }
}
