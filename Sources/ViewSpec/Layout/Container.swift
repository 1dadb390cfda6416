internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The input of a layout plan: the geometry of the view whose subviews it lays out, and the environment of formulas.
struct Container {
  /// The bounds, in whose coordinates formulas and frames are.
  var bounds: CGRect
  /// The bounds inset by the layout margins.
  var layoutMarginsRect: CGRect
  var direction: UIUserInterfaceLayoutDirection
  var environment: SpecEnvironment
}

/// The values that formulas can use for every view.
struct SpecEnvironment: Sendable {
  /// The traits of the whole tree; `scale` in formulas is their display scale.
  var traits: UITraitCollection
  /// The values of the metrics, in document order.
  var metrics: [Double]
  /// Whether or not frames are moved to the pixel grid.
  var snapsToPixels: Bool
  /// The folder of the files that the spec names.
  var folder = "."
  /// The images that were read from files for the views.
  var images = SpecImages()

  /// The layout direction.
  var direction: UIUserInterfaceLayoutDirection {
    traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The pixel grid that frames are moved to.
  var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

  /// Returns the number of a value that depends on no view.
  func number(_ value: FormulaValue) -> Double {
    switch value {
    case .scale: traits.displayScale
    case .metric(let index): metrics[index]
    case .sibling, .area, .ownSize:
      preconditionFailure("A property's scope has no rectangles.")
    }
  }
}

/// A partially evaluated layout plan.
struct Solution {
  let container: Container
  /// The exact frames of the subviews; those not computed yet are zero.
  var frames: [CGRect]
  /// The named slices; those not computed yet are zero.
  var slices: [CGRect]

  init(container: Container, plan: LayoutPlan) {
    self.container = container
    frames = Array(repeating: .zero, count: plan.sizes.count)
    slices = Array(repeating: .zero, count: plan.sliceResults.reduce(0) { $0 + $1.count })
  }

  /// Returns a function of the values in formulas of the subview `view`, or of a slice if `view` is `nil`.
  func number(for view: Int?) -> (FormulaValue) -> Double {
    { value in
      switch value {
      case .scale, .metric: container.environment.number(value)
      case .sibling(let sibling, let attribute): frames[sibling][attribute]
      case .area(let area, let attribute): rect(of: area)[attribute]
      case .ownSize(let attribute): view.map { frames[$0][attribute] } ?? 0
      }
    }
  }

  /// Returns the rectangle of an area in the container's bounds.
  func rect(of area: Area) -> CGRect {
    switch area {
    case .bounds: container.bounds
    case .layoutMargins: container.layoutMarginsRect
    case .slice(let slice): slices[slice]
    }
  }

  /// Returns the rectangle that an alignment refers to.
  func rect(of target: Alignment.Target) -> CGRect {
    switch target {
    case .area(let area): rect(of: area)
    case .sibling(let sibling): frames[sibling]
    }
  }
}

extension CGRect {
  fileprivate subscript(attribute: RectAttribute) -> Double {
    switch attribute {
    case .width: size.width
    case .height: size.height
    case .x, .minX: origin.x
    case .midX: origin.x + size.width / 2
    case .maxX: origin.x + size.width
    case .y, .minY: origin.y
    case .midY: origin.y + size.height / 2
    case .maxY: origin.y + size.height
    }
  }
}
