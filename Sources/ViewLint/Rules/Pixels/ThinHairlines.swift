internal import Foundation
internal import LayoutCore

extension PixelRules {
  /// Returns the findings for views thinner than a pixel: they are drawn paler, and differ from scale to scale.
  static func thinHairlines(in scene: PixelScene) -> [Finding] {
    scene.placedNodes.compactMap { index, node, frame in
      let axes = PixelAxis.allCases.filter { frame[$0].isThin }
      guard !axes.isEmpty, frame.x.length > 0, frame.y.length > 0, scene.drawn.isSeen[index] else {
        return nil
      }
      let (scale, pixel) = (scene.tree.scale, decimal(scene.points(1)))
      let sizes = axes.map { axis in
        let length = frame[axis].length
        return "its \(axis.length) of \(decimal(scene.points(length))) pt is \(decimal(length)) px"
      }
      var finding = Finding(
        .thinHairline, view: scene.tree.path(of: node),
        message: "At \(scale)x \(sizes.joined(separator: " and ")): a pixel is \(pixel) pt",
        fix: "Make it one pixel: 1 / traitCollection.displayScale")
      finding.values = axes.map { FindingValue($0.length, points: scene.points(frame[$0].length)) }
      finding.scales = [scale]
      finding.marks = [scene.mark(x: frame.x, y: frame.y)]
      return finding
    }
  }
}

extension PixelAxis {
  fileprivate var length: String { self == .x ? "width" : "height" }
}

extension PixelSpan {
  /// Whether or not the length is positive and less than a pixel, but for an error of the computation.
  var isThin: Bool { length > 0 && length < 1 - 1.0 / 512 }
}
