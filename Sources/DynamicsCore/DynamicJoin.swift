import Foundation
import GraphicsCore
import LayoutCore
import Paths

extension UIAttachmentBehavior {
  /// The two ends of an attachment: points of bodies, or a point of one and an anchor.
  @MainActor
  struct Join {
    private let bodies: [DynamicBody]
    private let arms: [DynamicVector]
    /// The way from the second end to the first one.
    let way: DynamicVector

    init(_ bodies: [DynamicBody], _ offsets: [DynamicVector], _ anchor: CGPoint) {
      self.bodies = bodies
      arms = bodies.indices.map { offsets[$0].rotated(bodies[$0].turn) }
      let ends = bodies.indices.map { [arms] in bodies[$0].position + arms[$0] }
      way = ends[0] - (ends.count > 1 ? ends[1] : DynamicVector(anchor))
    }

    /// Returns how easily a force along a direction changes the distance of the ends.
    func ease(_ direction: DynamicVector) -> Double {
      bodies.indices.reduce(0) { $0 + bodies[$1].ease(arms[$1], direction) }
    }

    /// The velocity of the first end, seen from the second one.
    var speed: DynamicVector {
      let speeds = bodies.indices.map { bodies[$0].velocity(at: arms[$0]) }
      return speeds[0] - (speeds.count > 1 ? speeds[1] : DynamicVector())
    }

    /// Changes the velocities by an impulse on the first end, and its opposite on the second one.
    func hit(_ impulse: DynamicVector) {
      for (index, body) in bodies.enumerated() { body.hit(index == 0 ? impulse : -impulse, at: arms[index]) }
    }

    /// Moves the ends to a distance from each other.
    func correct(to length: Double) {
      if let direction = way.unit { correct(along: direction, by: length - way.length) }
    }

    /// Moves the ends so that the way between them runs along an axis, within a range.
    func correct(to axis: DynamicVector, in range: ClosedRange<Double>) {
      let place = max(range.lowerBound, min(range.upperBound, way.dot(axis)))
      let change = axis * place - way
      if let direction = change.unit { correct(along: direction, by: change.length) }
    }

    private func correct(along direction: DynamicVector, by distance: Double) {
      let ease = ease(direction)
      guard ease > 0 else { return }
      let impulse = direction * (distance / ease)
      for (index, body) in bodies.enumerated() {
        body.shift(index == 0 ? impulse : -impulse, at: arms[index])
      }
    }
  }
}

extension UIDynamicItem {
  /// The cosine and the sine of the rotation.
  var turn: DynamicVector {
    DynamicVector(Double(transform.a), Double(transform.b)).unit ?? DynamicVector(1, 0)
  }
}
