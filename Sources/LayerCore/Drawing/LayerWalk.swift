import DiagnosticCore
import GraphicsCore
package import Paths

/// A traversal of a layer tree that draws it into a target, back to front.
///
/// The order is that of G.1: shadow, background, contents, sublayers, border, then the mask and the opacity of the
/// whole. The walk keeps a stack of its own, so that a tree may be as deep as memory allows. A plain layer, which has
/// no effects, costs one check of its properties and one mark. Nothing is laid out or displayed on the way.
package struct LayerWalk<Target: LayerTarget> {
  private enum Step {
    case layer(CALayer, InheritedState)
    /// The content of a layer's group.
    case inside(CALayer, InheritedState)
    /// The new look of a layer during a transition.
    case newLook(CALayer, InheritedState, progress: Double)
    case border(CALayer, InheritedState)
    /// The sublayers of a replicator, instance by instance.
    case instances(CALayer, InheritedState, Replication)
    case popClip
    case endMask
    case endGroup
  }

  /// The target of the drawing.
  package var target: Target
  /// The traversed layers, by their ordinals, each with the map from its coordinates to the target's; nil if not
  /// requested.
  package var visited: [(layer: CALayer, map: Projection)]?
  private var steps: [Step] = []
  private var count = 0
  /// The open masks: a layer that would mask itself, through layers or other masks, masks nothing.
  private var openMasks: [CALayer] = []
  /// The number of copies that replicators may still show.
  ///
  /// Beyond it, a picture leaves out the copies, of one replicator or of nested ones, which is reported.
  private var copiesLeft = 10_000
  /// Whether or not the target mirrors everything, which shows no layer from behind.
  private var isMirrored = false

  /// Creates a walk that draws into `target`.
  package init(into target: Target) {
    self.target = target
  }

  /// Draws `layer` and its descendants.
  ///
  /// - Parameters:
  ///   - layer: The root of the tree.
  ///   - map: The map from the layer's own coordinates to the target's.
  ///   - time: The time on the clock at which the animations are shown; nil shows the model.
  package mutating func draw(_ layer: CALayer, map: Paths.AffineTransform, at time: Double? = nil) {
    var inherited = InheritedState(Projection(map))
    inherited.time = time
    let layer = shown(layer, in: inherited)
    isMirrored = inherited.place.map.isBackFacing
    if layer.isGeometryFlipped { inherited.flip(layer) }
    steps = [.layer(layer, inherited)]
    while let step = steps.popLast() {
      switch step {
      case .layer(let layer, let inherited): draw(layer, in: inherited)
      case .inside(let layer, let inherited): drawInside(layer, in: inherited)
      case .newLook(let layer, let inherited, let progress):
        beginNewLook(of: layer, in: inherited, progress)
      case .border(let layer, let inherited): layer.drawBorder(into: &target, at: inherited.place)
      case .instances(let layer, let inherited, let replication):
        drawInstance(of: layer, in: inherited, replication)
      case .popClip: target.popClip()
      case .endMask:
        openMasks.removeLast()
        target.endMask()
      case .endGroup: target.endGroup()
      }
    }
  }

  private mutating func draw(_ layer: CALayer, in inherited: InheritedState) {
    var inherited = inherited
    inherited.place.ordinal = count
    count += 1
    visited?.append((layer.modelOfShown, inherited.place.map))
    let opacity = max(0, min(Double(layer.opacity), 1))
    guard !layer.isHidden, opacity > 0, !target.isClippedAway else { return }
    let effects = layer.extras?.effects
    if effects?.isDoubleSided == false,
      inherited.place.map.isBackFacing != (isMirrored != inherited.isFlipped)
    {
      return
    }
    inherited.place.smoothEdges = layer.allowsEdgeAntialiasing ? layer.edgeAntialiasingMask : []

    let formsGroups = !layer.drawsOnlySublayers
    var group = LayerGroup()
    if opacity < 1 {
      if layer.allowsGroupOpacity, formsGroups {
        group.opacity = opacity
      } else {
        inherited.place.opacity *= opacity
      }
    }
    var mask = formsGroups ? layer.modelOfShown.extras?.effects?.mask : nil
    if let found = mask, openMasks.contains(where: { $0 === found }) { mask = nil }
    if let effects, formsGroups {
      group.blendMode = effects.blendMode
      group.hasMask = mask != nil
      if effects.hasBackdropEffect, let vibrancy = layer.vibrancy {
        group.blendMode = vibrancy.blendMode
        inherited.place.tint = LayerTint(vibrancy, in: inherited.place.tint)
      }
    }
    let transition = formsGroups ? effects?.transition : nil
    guard group.opacity < 1 || group.hasMask || group.blendMode != .normal || transition != nil else {
      return drawInside(layer, in: inherited)
    }
    target.beginGroup(group, at: inherited.place)
    steps.append(.endGroup)
    if let transition {
      steps.append(.newLook(layer, inherited, progress: transition.progress))
    } else {
      steps.append(.inside(layer, inherited))
    }
    if let mask {
      openMasks.append(mask)
      steps.append(.endMask)
      let shownMask = shown(mask, in: inherited)
      steps.append(.layer(shownMask, inherited.ofMask(shownMask)))
    }
  }

  /// Returns the presentation of `layer` at the time of its inherited state.
  private func shown(_ layer: CALayer, in inherited: InheritedState) -> CALayer {
    inherited.time.map { layer.shown(at: $0) } ?? layer
  }

  /// Fades the old look of a layer out and the new one in.
  ///
  /// The two are added, each with its weight (Porter and Duff's plus), so that content common to both does not change.
  private mutating func beginNewLook(of layer: CALayer, in inherited: InheritedState, _ progress: Double) {
    var group = LayerGroup()
    if let old = layer.extras?.effects?.transition?.drawing {
      group.opacity = 1 - progress
      target.beginGroup(group, at: inherited.place)
      target.draw(.drawing(old, old.rect), at: inherited.place)
      target.endGroup()
    }
    group.opacity = progress
    group.blendMode = .plusLighter
    target.beginGroup(group, at: inherited.place)
    steps.append(.endGroup)
    steps.append(.inside(layer, inherited))
  }

  private mutating func drawInside(_ layer: CALayer, in inherited: InheritedState) {
    let place = inherited.place
    if let shadow = layer.visibleShadow {
      if let path = layer.shadowPath {
        target.draw(.shadow(.path(path.path, evenOdd: false), shadow), at: place)
      } else {
        var group = LayerGroup()
        group.shadow = shadow
        target.beginGroup(group, at: place)
        steps.append(.endGroup)
      }
    }
    layer.drawOwn(into: &target, at: place, isFlipped: inherited.isFlipped)
    if layer.hasBorder { steps.append(.border(layer, inherited)) }
    if let copy = layer.extras?.effects?.copy, let source = copy.source {
      target.pushClip(layer.boundsFigure, at: place)
      var inside = inherited
      inside.place.map = Projection(copy.map).concatenating(place.map)
      steps.append(.popClip)
      steps.append(.layer(shown(source, in: inherited), inside))
    }
    guard !layer.modelOfShown.children.isEmpty else { return }
    if layer.masksToBounds, !layer.drawsOnlySublayers {
      target.pushClip(layer.boundsFigure, at: place)
      steps.append(.popClip)
    }
    if let replicator = layer.asReplicator {
      steps.append(.instances(layer, inherited, Replication(replicator)))
    } else {
      pushSublayers(of: layer, in: inherited)
    }
  }

  private mutating func pushSublayers(of layer: CALayer, in inherited: InheritedState) {
    var sublayers = layer.modelOfShown.children
    if inherited.time != nil { sublayers = sublayers.map { shown($0, in: inherited) } }
    for sublayer in inherited.drawingOrder(of: sublayers, in: layer).reversed() {
      steps.append(.layer(sublayer, inherited.ofSublayer(sublayer, in: layer)))
    }
  }

  /// Draws the sublayers of a replicator for one instance, and schedules the next.
  private mutating func drawInstance(
    of layer: CALayer, in inherited: InheritedState, _ replication: Replication
  ) {
    var next = replication
    if next.advance() {
      if copiesLeft == 0 { LayoutDiagnostics.reportOnce(.notDrawn("more than 10,000 copies of replicators")) }
      if copiesLeft > 0 { steps.append(.instances(layer, inherited, next)) }
      copiesLeft = max(0, copiesLeft - 1)
    }
    guard let instance = replication.inheritedState(in: inherited) else { return }
    pushSublayers(of: layer, in: instance)
  }
}
