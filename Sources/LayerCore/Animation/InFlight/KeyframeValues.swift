import Foundation
import GraphicsCore
import Paths

/// The values of an animation through several key frames.
package struct KeyframeValues {
  private var values: [AnimatableValue] = []
  private var motionPath: MotionPath?
  /// The time at which each value is reached, as a fraction of the duration; in discrete mode, at which each begins.
  private var times: [Double] = []
  private var curves: [UnitBezier] = []
  private var mode = CAAnimationCalculationMode.linear
  private var rotation: CAAnimationRotationMode?
  /// The tension, continuity and bias of the curve at each value.
  private var knots: [(tension: Double, continuity: Double, bias: Double)] = []

  private var isSmooth: Bool { mode == .cubic || mode == .cubicPaced }
  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// Creates the values of a key-frame animation, of the same kind as `like`.
  init(_ animation: CAKeyframeAnimation, like: AnimatableValue) {
    mode = animation.calculationMode
    rotation = animation.rotationMode
    curves = (animation.timingFunctions ?? []).map(\.curve)
    if case .point = like, let path = animation.path {
      motionPath = MotionPath(path.path)
    } else {
      values = (animation.values ?? []).compactMap { like.like($0) }
    }
    func at(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
    }
    knots = values.indices.map {
      (
        at(animation.tensionValues, $0), at(animation.continuityValues, $0), at(animation.biasValues, $0)
      )
    }
    times = keyTimes(animation.keyTimes?.map(\.doubleValue))
  }

  /// Creates values at times, which are fractions of the duration.
  package init(_ values: [AnimatableValue], times: [Double], mode: CAAnimationCalculationMode) {
    self.values = values
    self.mode = mode
    knots = values.map { _ in (0, 0, 0) }
    self.times = keyTimes(times)
  }

  /// The number of key frames; for a path, of its points.
  private var count: Int { motionPath.map { $0.pieces.count + 1 } ?? values.count }

  private func keyTimes(_ given: [Double]?) -> [Double] {
    let count = count
    guard count > 1 else { return [0] }
    if isPaced {
      let lengths =
        motionPath?.pieces.map(\.length) ?? (1..<count).map { values[$0 - 1].distance(to: values[$0]) }
      let total = lengths.reduce(0, +)
      if total > 0 {
        var passed = 0.0
        return [0]
          + lengths.map { length in
            passed += length
            return passed / total
          }
      }
    } else if let given, given.count >= count, zip(given, given.dropFirst()).allSatisfy(<=) {
      return Array(given.prefix(count))
    }
    let parts = mode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(parts) }
  }

  /// Returns the key frame at or before `progress`, and the fraction of the distance to the next.
  private func place(at progress: Double) -> (index: Int, share: Double) {
    guard let index = times.lastIndex(where: { $0 <= progress }) else { return (0, 0) }
    guard index + 1 < times.count, mode != .discrete else { return (index, 0) }
    let length = times[index + 1] - times[index]
    let share = length > 0 ? (progress - times[index]) / length : 1
    return (index, !isPaced && index < curves.count ? curves[index].progress(at: share) : share)
  }

  /// Returns the value at a progress.
  func value(at progress: Double, base: AnimatableValue) -> AnimatableValue? {
    let (index, share) = place(at: progress)
    if let motionPath { return motionPath.point(index, share, isPaced: isPaced).map { .point($0) } }
    guard index < values.count else { return nil }
    guard share != 0, index + 1 < values.count else { return values[index] }
    if share == 1 { return values[index + 1] }
    return isSmooth
      ? smooth(from: index, share) : values[index].towards(values[index + 1], share)
  }

  /// Returns the direction of a path in radians, if the animation rotates the layer along it.
  func turn(at progress: Double) -> Double? {
    guard let rotation, let motionPath else { return nil }
    let (index, share) = place(at: progress)
    let angle = motionPath.angle(index, share, isPaced: isPaced) ?? 0
    return rotation == .rotateAutoReverse ? angle + .pi : angle
  }

  /// Returns a value on the cubic curve through all key frames (Kochanek and Bartels).
  private func smooth(from index: Int, _ share: Double) -> AnimatableValue {
    let (start, end) = (values[index], values[index + 1])
    guard let a = start.components, let b = end.components, a.count == b.count else {
      return start.towards(end, share)
    }
    let before = index > 0 ? values[index - 1].components : nil
    let after = index + 2 < values.count ? values[index + 2].components : nil
    let (s, s2, s3) = (share, share * share, share * share * share)
    return start.with(
      a.indices.map { i in
        let way = b[i] - a[i]
        let leave = tangent(before.map { a[i] - $0[i] } ?? way, way, knots[index], isLeaving: true)
        let arrive = tangent(way, after.map { $0[i] - b[i] } ?? way, knots[index + 1], isLeaving: false)
        return (2 * s3 - 3 * s2 + 1) * a[i] + (s3 - 2 * s2 + s) * leave + (3 * s2 - 2 * s3) * b[i]
          + (s3 - s2) * arrive
      })
  }

  private func tangent(
    _ before: Double, _ after: Double, _ knot: (tension: Double, continuity: Double, bias: Double),
    isLeaving: Bool
  ) -> Double {
    let sign: Double = isLeaving ? 1 : -1
    let tight = (1 - knot.tension) / 2
    return tight * (1 + sign * knot.continuity) * (1 + knot.bias) * before
      + tight * (1 - sign * knot.continuity) * (1 - knot.bias) * after
  }
}
