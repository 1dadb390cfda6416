/// The timing of a layer in its superlayer's time: local time = (t − begin) · speed + offset.
struct LayerClock: Hashable, Sendable {
  var begin = 0.0
  var speed = 1.0
  var offset = 0.0
  var duration = Double.infinity
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Returns the layer's time at a time of its superlayer.
  func local(_ time: Double) -> Double { (time - begin) * speed + offset }

  /// Returns the superlayer's time at a time of the layer; infinite if the layer's time stops before it.
  func outer(_ time: Double) -> Double {
    guard speed != 0 else { return .infinity }
    return (time - offset) / speed + begin
  }
}

extension CALayer {
  /// The layer's clock; nil if it has the superlayer's time.
  private var clock: LayerClock? { extras?.effects?.clock }

  /// Returns the layer's time at a time of the root of the tree; the same if no layer above has a clock.
  package func localTime(_ time: Double) -> Double {
    var clocks: [LayerClock] = []
    var next: CALayer? = self
    while let layer = next {
      if let clock = layer.clock { clocks.append(clock) }
      next = layer.parent
    }
    return clocks.reversed().reduce(time) { $1.local($0) }
  }

  /// Returns the time of the root of the tree at a time of the layer.
  func rootTime(_ time: Double) -> Double {
    var time = time
    var next: CALayer? = self
    while let layer = next, time.isFinite {
      if let clock = layer.clock { time = clock.outer(time) }
      next = layer.parent
    }
    return time
  }

  /// Sets a component of the layer's clock.
  func setClock<T: Equatable>(_ part: WritableKeyPath<LayerClock, T>, to value: T) {
    guard (extras?.effects?.clock ?? LayerClock())[keyPath: part] != value else { return }
    var clock = extras?.effects?.clock ?? LayerClock()
    clock[keyPath: part] = value
    writableEffects.clock = clock
  }

  /// Returns a component of the layer's clock.
  func clock<T>(_ part: KeyPath<LayerClock, T>) -> T {
    (extras?.effects?.clock ?? LayerClock())[keyPath: part]
  }
}
