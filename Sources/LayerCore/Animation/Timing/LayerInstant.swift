/// An instant from which the time of a layer is counted.
struct LayerInstant: Hashable, Sendable {
  /// The time on the clock of animations.
  let root: Double
  /// The layer's time.
  let local: Double
}

/// The time on a layer since an instant.
///
/// It is computed from differences alone, so that it is the same to the last bit wherever on the clock the instant is.
extension CALayer {
  /// Returns the instant at a time on the clock of animations.
  func instant(at time: Double) -> LayerInstant {
    LayerInstant(root: time, local: localTime(time))
  }

  /// Returns the part of the layer's time that has passed since an instant, at a time on the clock.
  ///
  /// Where the clocks of layers have changed since the instant, their times jump (B.20).
  func elapsed(since instant: LayerInstant, at time: Double) -> Double {
    (time - instant.root) * rate + jump(since: instant)
  }

  /// Returns the time on the clock at which `elapsed` of the layer's has passed; infinite if the layer's time is
  /// stopped.
  func rootTime(after elapsed: Double, since instant: LayerInstant) -> Double {
    let rate = rate
    guard rate != 0 else { return .infinity }
    let way = (elapsed - jump(since: instant)) / rate
    return instant.root + MediaTime.tick(notBefore: way.isNaN ? 0 : way)
  }

  /// Returns the offset by which clocks that changed since the instant move it; 0 if none has.
  private func jump(since instant: LayerInstant) -> Double {
    let jump = localTime(instant.root) - instant.local
    return jump.isFinite ? jump : 0
  }

  /// The rate of the layer's time, as a factor of the root's.
  private var rate: Double {
    var rate = 1.0
    var next: CALayer? = self
    while let layer = next {
      rate *= layer.clock(\.speed)
      next = layer.parent
    }
    return rate.isFinite ? rate : 0
  }
}

extension MediaTime {
  /// Returns the time from `start` to `time`, which the program may have computed from it, as exactly as its precision
  /// allows.
  static func distance(from start: Double, to time: Double) -> Double {
    let distance = time - start
    // Both the program's sum and this difference are off by half a unit in the last place.
    let tick = 0x1p-32
    let grain = 4 * max(abs(start), abs(time)).ulp
    guard distance.isFinite, grain > tick else {
      return distance.isNaN ? 0 : nearestTick(to: distance)
    }
    return (distance / grain).rounded() * grain
  }
}
