package import Foundation
package import GraphicsCore

/// The state that a layer shows at an instant: a function of the model, its animations and the time.
///
/// Reading it changes nothing (B.20).
extension CALayer {
  /// Whether or not the layer is a presentation copy of another layer.
  var isPresentation: Bool { extras?.model != nil }

  /// Returns the values that the layer shows at `time`, on the main clock; nil where those are the model's.
  private func presentedValues(at time: Double) -> PresentedValues? {
    guard let extras else { return nil }
    let animations = extras.effects?.animations ?? []
    guard !animations.isEmpty || extras.turns != nil else { return nil }
    var values = PresentedValues(self)
    for animation in animations { animation.apply(to: &values, of: self, at: time) }
    values.applyModelChanges()
    if let share = extras.turns.flatMap({ place(in: $0, at: time) }) { values.turn(share) }
    return values.isEmpty ? nil : values
  }

  /// Returns the value of a property that is shown now.
  package func presentedValue(_ key: AnimatableKey) -> AnimatableValue? {
    presentedValues(at: MediaTime.current())?.value(key) ?? key.value(of: self)
  }

  /// Returns the value that is shown now of a property that the layer's class declares itself.
  func presentedOwnValue(_ key: String) -> AnimatableValue? {
    presentedValues(at: MediaTime.current())?.keyed.first { $0.key == key }?.value ?? ownAnimatableValue(key)
  }

  /// Returns the layer as it is drawn at `time`, on the main clock: itself, if none of its values is animated then.
  func shown(at time: Double) -> CALayer {
    let values = presentedValues(at: time)
    let isEmitter = !flags.contains(.isPlain) && self is CAEmitterLayer
    guard values != nil || isEmitter else { return self }
    if let values, !values.keyed.isEmpty {
      let copy = ownCopy(showing: values)
      copy.displayNow()
      return copy
    }
    let copy = plainCopy()
    copy.show(values ?? PresentedValues(self), of: self)
    if isEmitter { (copy as? CAEmitterLayer)?.shownTime = localTime(time) }
    return copy
  }

  /// Returns the origin of the bounds that is shown at `time`, since scrolling may be animated.
  package func shownOrigin(at time: Double) -> CGPoint {
    guard case .rect(let rect)? = presentedValues(at: time)?.value(.bounds), !rect.hasNaN else {
      return storedBounds.origin
    }
    return rect.origin
  }

  /// Returns the copy that `presentation()` returns, of the model where no clock runs.
  func presentationCopy(at time: Double?) -> CALayer {
    ownCopy(showing: time.flatMap { presentedValues(at: $0) } ?? PresentedValues(self))
  }

  private func show(_ values: PresentedValues, of model: CALayer) {
    writableExtras.model = model
    flags.formUnion(model.flags.intersection(.drawsContentBlocks))
    for (key, value) in values.changed { show(key, value) }
    if let transition = values.transition { writableEffects.transition = transition }
    for (key, value) in values.keyed { setKeyedValue(value.object, key) }
  }

  /// Sets a value without notifying any object.
  private func show(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): if !rect.hasNaN { storedBounds = rect }
    case (.position, .point(let point)): if !point.hasNaN { storedPosition = point }
    case (.anchorPoint, .point(let point)): if !point.hasNaN { storedAnchorPoint = point }
    case (.transform, .transform(let transform)):
      guard !transform.hasNaN else { return }
      writableExtras.transform = transform
      set(.isTransformed, !transform.planar.isIdentity)
    default: key.set(value, on: self)
    }
  }

  /// Returns the value of a property that the program's class of the layer declares; nil for other keys.
  ///
  /// On a layer of such a class, values that were set by other keys are found, too.
  func ownAnimatableValue(_ key: String) -> AnimatableValue? {
    guard isOfProgram else { return nil }
    return AnimatableValue(object: keyedValue(key))
  }

  /// Returns a copy without sublayers, of the same class as far as it is one of Plumb's: no code of the program runs.
  private func plainCopy() -> CALayer {
    guard !flags.contains(.isPlain) else { return CALayer(layer: self) }
    return switch self {
    case is CAShapeLayer: CAShapeLayer(layer: self)
    case is CAGradientLayer: CAGradientLayer(layer: self)
    case is CAReplicatorLayer: CAReplicatorLayer(layer: self)
    case is CATextLayer: CATextLayer(layer: self)
    case is CATransformLayer: CATransformLayer(layer: self)
    case is CAScrollLayer: CAScrollLayer(layer: self)
    case is CATiledLayer: CATiledLayer(layer: self)
    case is CAEmitterLayer: CAEmitterLayer(layer: self)
    default: CALayer(layer: self)
    }
  }

  /// The classes that `plainCopy()` copies.
  private static let kinds = Set(
    [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self, CATextLayer.self,
      CATransformLayer.self, CAScrollLayer.self, CATiledLayer.self, CAEmitterLayer.self,
    ].map { ObjectIdentifier($0 as AnyClass) })

  /// Whether or not the layer is of a class of the program.
  private var isOfProgram: Bool {
    !flags.contains(.isPlain) && !Self.kinds.contains(ObjectIdentifier(type(of: self)))
  }

  /// Returns a copy without sublayers, of the same class, that shows values: the program's own `init(layer:)` makes it.
  private func ownCopy(showing values: PresentedValues) -> CALayer {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let copy = isOfProgram ? _LayerCopying.copy(of: self) : plainCopy()
    copy.show(values, of: self)
    return copy
  }

  /// The present look of the layer, as a drawing in its own coordinates, with which a transition begins.
  package var currentLook: Drawing {
    let context = CGContext(rect: storedBounds.standardized)
    displayTree()
    renderTree(in: context, at: AnimationClock.isRunningHere ? MediaTime.current() : nil)
    return context.drawing
  }

  /// The sublayers of the layer's model, as they are shown now.
  var presentedSublayers: [CALayer]? {
    guard let model = extras?.model, !model.children.isEmpty else { return nil }
    return model.children.map { $0.presentation() ?? $0 }
  }
}
