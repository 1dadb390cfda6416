/// An instant that something on a layer is counted from.
struct LayerInstant: Hashable, Sendable {
  /// The time on the clock of animations.
  let root: Double
  /// The layer's time.
  let local: Double
}

/// Time on a layer since an instant. It is worked out from differences alone, so that it is the same to the last bit
/// wherever on the clock the instant is.
extension CALayer {
  /// The instant at a time on the clock of animations.
  func instant(at time: Double) -> LayerInstant {
    LayerInstant(root: time, local: localTime(time))
  }

  /// How much of the layer's time has gone by at a time on the clock. Where the clocks of layers have changed since the
  /// instant, their times jump (B.20).
  func elapsed(since instant: LayerInstant, at time: Double) -> Double {
    (time - instant.root) * rate + jump(since: instant)
  }

  /// The time on the clock at which so much of the layer's has gone by; infinite where the layer's stands still.
  func rootTime(after elapsed: Double, since instant: LayerInstant) -> Double {
    let rate = rate
    guard rate != 0 else { return .infinity }
    let way = (elapsed - jump(since: instant)) / rate
    return instant.root + MediaTime.tick(notBefore: way.isNaN ? 0 : way)
  }

  /// How far the clocks that have changed since the instant move it; 0 where none has.
  private func jump(since instant: LayerInstant) -> Double {
    let jump = localTime(instant.root) - instant.local
    return jump.isFinite ? jump : 0
  }

  /// How fast the layer's time goes.
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
  /// How long after `start` the time `time` is, which the program may have worked out from it: as exactly as a number of
  /// that size tells.
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
