package import Foundation
internal import GraphicsCore
package import LayerCore
internal import LayoutCore
package import Raster
internal import ViewRendering

/// A recorder of the frames of an animation on the virtual clock of the main loop.
///
/// Animations take time while it records. It begins at the present time of the clock, and ends all animations afterwards
/// unless they took time before.
@MainActor
package struct FrameRecorder {
  package let times: FrameTimes
  package let scale: CGFloat
  package var edges = CoverageRule.exactArea
  /// Whether or not trees are made.
  package var recordsTrees = true

  package init(_ times: FrameTimes, scale: CGFloat) {
    (self.times, self.scale) = (times, scale)
  }

  /// A frame, which may leave the main actor.
  package struct Frame: Sendable {
    package let list: DisplayList
    package let tree: LayoutTree?
  }

  /// Records the frames of a layer tree, laid out at each time.
  ///
  /// - Parameters:
  ///   - layer: The root of the picture.
  ///   - observation: The observed dependencies of the layout before the animation.
  ///   - declared: The declared dependencies.
  ///   - perform: A closure that begins the animation.
  ///   - frame: A closure that receives each frame.
  package func record(
    _ layer: CALayer, _ observation: LayoutObservation? = nil,
    declared: DeclaredDependencies = DeclaredDependencies(), perform: () throws -> Void,
    frame: (Frame) throws -> Void
  ) rethrows {
    let wasRunning = AnimationClock.isRunning
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(wasRunning) }
    let start = MainLoop.main.clock.now
    try perform()
    for index in 0..<times.count {
      // In whole ticks, the same from any start.
      MainLoop.main.run(until: start + MediaTime.nearestTick(to: times[index]))
      layer.layoutIfNeeded()
      guard recordsTrees else {
        try frame(Frame(list: DisplayList(recording: layer, scale: scale, edges: edges), tree: nil))
        continue
      }
      let (list, recorded) = LayoutTree.recording(
        layer, scale: scale, observation, declared: declared, edges: edges)
      var tree = recorded
      if AnimationClock.hasAnimations { tree.show(layer) }
      try frame(Frame(list: list, tree: tree))
    }
  }
}

extension LayoutTree {
  /// Replaces the frames and animated looks of the model by those that are shown at the present time.
  @MainActor
  fileprivate mutating func show(_ root: CALayer) {
    var index = 0
    var waiting = [root]
    while let layer = waiting.popLast(), index < nodes.count {
      if index > 0, let shown = layer.presentation() {
        nodes[index].frame = shown.frame
        let looks = LayoutProperties(shown).values
        for key in ["alpha", "background", "radius", "transform"] {
          nodes[index].properties[key] = looks[key]
        }
        // A translation is a move, which the frame has already.
        let map = shown.affineTransform()
        if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1), CATransform3DIsAffine(shown.transform) {
          nodes[index].properties["transform"] = nil
        }
      }
      index += 1
      waiting += layer.children.reversed()
    }
  }
}
