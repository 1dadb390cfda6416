package import Foundation
package import GraphicsCore
import LayerCore
import LayoutCore
import Paths

/// An area that was drawn in one colour, in a view's points.
package struct DrawnArea: Equatable {
  /// The smallest rectangle around it.
  package var rect: CGRect
  package var color: CGColor
  /// The rectangles around its outlines: those of its letters.
  package var parts: [CGRect]
  /// Whether a shadow falls.
  package var hasShadow: Bool
}

extension Sequence<Drawing.Step> {
  /// The areas that are filled with colours.
  package var areas: [DrawnArea] {
    compactMap { step in
      guard case .area(let area, .color(let color)) = step.content, let path = area.path,
        let box = path.controlBounds
      else { return nil }
      return DrawnArea(
        rect: CGRect(box), color: color, parts: path.outlineBoxes, hasShadow: step.shadow != nil)
    }
  }
}

extension Sequence<Drawing.Step> {
  /// The widths in pixels of the images that fill areas.
  fileprivate var imageWidths: [Int] {
    compactMap { step -> Int? in
      guard case .image(let paint)? = step.paint else { return nil }
      return paint.image.width
    }
  }
}

extension CALayer {
  /// The widths in pixels of the images that the layer's view draws of itself.
  package var drawnImageWidths: [Int] {
    displayIfNeeded()
    return (drawing?.steps ?? []).imageWidths + viewSteps.imageWidths
  }

  /// The areas that the layer's view draws of itself, text above all.
  package var drawnAreas: [DrawnArea] {
    displayIfNeeded()
    return (drawing?.steps ?? []).areas + viewSteps.areas
  }
}

extension Drawing.Area {
  /// The outlines of a filled area.
  fileprivate var path: Paths.Path? {
    switch self {
    case .fill(let path, _): path
    case .glyphs(let run): run.path
    case .stroke: nil
    }
  }
}

extension Paths.Path {
  fileprivate var outlineBoxes: [CGRect] {
    var boxes: [CGRect] = []
    var outline = Paths.Path()
    func finish() {
      if let box = outline.controlBounds { boxes.append(CGRect(box)) }
    }
    for element in elements {
      if case .move = element, !outline.isEmpty {
        finish()
        outline = Paths.Path()
      }
      outline.append(element)
    }
    finish()
    return boxes
  }
}
