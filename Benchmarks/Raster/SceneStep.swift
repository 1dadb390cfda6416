import Foundation
import Paths
import Peers
import Raster

/// One step of a scene that Plumb and its peers can draw.
struct SceneStep {
  enum Kind {
    case rectangle
    case rounded(radius: Double)
    /// A border inside the edge.
    case border(radius: Double, line: Double)
    /// A gradient from the step's colour at the top left to another at the bottom right.
    case gradient(last: StraightColor)
    /// A rectangle rotated about its centre, by an angle in radians.
    case turned(angle: Double)
    /// The next steps, as a group with a common clip.
    case group(radius: Double, count: Int)
  }

  var kind = Kind.rectangle
  var x, y, width, height: Double
  var color = StraightColor(red: 0, green: 0, blue: 0)

  /// The step for the peers.
  var peer: peer_step {
    var step = peer_step()
    (step.x, step.y, step.width, step.height) = (x, y, width, height)
    (step.red, step.green) = (Double(color.red) / 255, Double(color.green) / 255)
    (step.blue, step.alpha) = (Double(color.blue) / 255, Double(color.alpha) / 255)
    switch kind {
    case .rectangle: step.kind = PEER_RECTANGLE
    case .rounded(let radius): (step.kind, step.radius) = (PEER_ROUNDED, radius)
    case .border(let radius, let line): (step.kind, step.radius, step.line) = (PEER_BORDER, radius, line)
    case .gradient(let last):
      (step.kind, step.last_red) = (PEER_GRADIENT, Double(last.red) / 255)
      (step.last_green, step.last_blue) = (Double(last.green) / 255, Double(last.blue) / 255)
    case .turned(let angle): (step.kind, step.angle) = (PEER_TURNED, angle)
    case .group(let radius, let count):
      (step.kind, step.radius, step.count) = (PEER_GROUP, radius, Int32(count))
    }
    return step
  }

  /// Returns the step for Plumb; a group has its own clip.
  func item(clip: Clip) -> DisplayItem {
    if case .group(let radius, let count) = kind {
      let shape = radius > 0 ? Shape.roundedRectangle(rounded(radius)) : .rectangle(rect())
      return DisplayItem(
        .group(Group(opacity: color.alpha, clip: Clip.none.intersection(shape), itemCount: count)))
    }
    return DisplayItem(.fill(Fill(shape, paint, clip: clip)))
  }

  private var paint: Paint {
    guard case .gradient(let last) = kind else { return .solid(color) }
    return .gradient(
      Gradient(
        .linear(from: Point(x: x, y: y), to: Point(x: x + width, y: y + height)),
        stops: [GradientStop(location: 0, color), GradientStop(location: 1, last)]))
  }

  private var shape: Shape {
    switch kind {
    case .rectangle, .gradient, .group: return .rectangle(rect())
    case .rounded(let radius): return .roundedRectangle(rounded(radius))
    case .border(let radius, let line):
      return .ring(outer: rounded(radius), inner: rounded(radius - line, inset: line))
    case .turned(let angle):
      let (sine, cosine) = (sin(angle), cos(angle))
      return .polygon([
        [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side in
          let (dx, dy) = (side.0 * width / 2, side.1 * height / 2)
          return FixedPoint(
            x: Fixed(x + width / 2 + dx * cosine - dy * sine),
            y: Fixed(y + height / 2 + dx * sine + dy * cosine))
        }
      ])
    }
  }

  private func rect(inset: Double = 0) -> FixedRect {
    FixedRect(
      minX: Fixed(x + inset), minY: Fixed(y + inset), maxX: Fixed(x + width - inset),
      maxY: Fixed(y + height - inset))
  }

  private func rounded(_ radius: Double, inset: Double = 0) -> FixedRoundedRect {
    let corner = FixedCornerRadius(x: Fixed(radius), y: Fixed(radius))
    return FixedRoundedRect(
      rect(inset: inset), topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}
