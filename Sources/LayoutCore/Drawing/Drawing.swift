package import Foundation
package import Paths

/// What `draw(_:)` drew: areas of colour in the coordinates of the layer, in points, back to front.
///
/// It is a value that knows the rectangle it was drawn for. Differs from UIKit: it has no pixels, so a drawing
/// that the layer stretches stays sharp.
package struct Drawing: Sendable, Equatable {
  /// An area of the plane.
  package enum Area: Sendable, Hashable {
    /// The inside of a path.
    case fill(Paths.Path, evenOdd: Bool)
    /// A line along a path, both moved by a map: a stretch makes the line uneven, too.
    case stroke(Paths.Path, StrokeStyle, Paths.AffineTransform)
  }

  /// One area in one colour, where all of its clips let it be seen.
  package struct Step: Sendable, Equatable {
    /// What is filled.
    package var area: Area
    /// The colour; its alpha is that of the step.
    package var color: CGColor
    /// The areas outside of which nothing shows.
    package var clips: [Area]
  }

  /// The rectangle that was drawn, in the layer's coordinates; nothing shows outside.
  package let rect: CGRect
  /// What was drawn, back to front.
  package internal(set) var steps: [Step] = []

  /// A drawing of nothing.
  init(rect: CGRect) {
    self.rect = rect
  }

  /// Takes away what lies in `area`: all of what lies wholly inside, and a part of the rest.
  mutating func erase(_ area: Paths.Path) {
    guard !steps.isEmpty else { return }
    let box = area.controlBounds.map { CGRect($0) } ?? .null
    var outside = Paths.Path()
    outside.appendRect(Rect(rect.insetBy(dx: -1, dy: -1).union(box)))
    outside.append(area)
    let hole = area.uprightRect.map { CGRect($0) }
    steps.removeAll { step in hole?.contains(step.box) ?? false }
    for index in steps.indices { steps[index].clips.append(.fill(outside, evenOdd: true)) }
  }
}

extension Drawing.Step {
  /// A rectangle around what the step may draw.
  fileprivate var box: CGRect {
    switch area {
    case .fill(let path, _): path.controlBounds.map { CGRect($0) } ?? .null
    case .stroke: .infinite
    }
  }
}
