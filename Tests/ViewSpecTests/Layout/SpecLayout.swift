import Foundation
import LayoutCore
import StyleCore
import ViewSpec

/// Lays a spec out and answers its views' frames.
@MainActor
struct SpecLayout {
  /// The frames of all views, in the order of the spec, parents before their subviews; without the canvas.
  let frames: [CGRect]

  /// Lays out `text` at a scale.
  init(_ text: String, scale: CGFloat = 1, direction: UITraitEnvironmentLayoutDirection = .leftToRight) throws
  {
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: "test.json")
    let canvas = try spec.makeView(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(layoutDirection: direction),
      ]))
    canvas.layoutIfNeeded()
    try canvas.checkLayout()
    var frames: [CGRect] = []
    func collect(_ view: UIView) {
      for subview in view.subviews {
        frames.append(subview.frame)
        collect(subview)
      }
    }
    collect(canvas.subviews[0])
    self.frames = frames
  }

  /// Lays out views on a canvas of 100 × 60 points.
  init(
    views: String, snap: Bool = true, slices: String = "", scale: CGFloat = 1,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    try self.init(
      """
      { "canvas": { "width": 100, "height": 60 }, "snap": \(snap), "layoutMargins": { "top": 1, "leading": 10, "bottom": 3, "trailing": 20 },
        "slices": [\(slices)], "views": [\(views)] }
      """, scale: scale, direction: direction)
  }
}
