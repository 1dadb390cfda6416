internal import Foundation
internal import LayoutCore
internal import StyleCore

/// What a layout plan is worked out for: the bounds of the view whose subviews it lays out, and what formulas
/// know beside it.
struct Container {
  /// The bounds; formulas and frames are in their coordinates.
  var bounds: CGRect
  /// The bounds inset by the layout margins.
  var layoutMarginsRect: CGRect
  var direction: UIUserInterfaceLayoutDirection
  var environment: SpecEnvironment
}

/// What formulas know whatever view they belong to.
struct SpecEnvironment: Sendable {
  /// The traits of the whole tree; their display scale is what `scale` means in formulas.
  var traits: UITraitCollection
  /// The metrics' values, in the order of the spec.
  var metrics: [Double]
  /// Whether frames are moved to the pixel grid.
  var snapsToPixels: Bool
  /// Where the files lie that the spec names.
  var folder = "."
  /// The images in files that were read for its views.
  var images = SpecImages()

  /// The way of reading.
  var direction: UIUserInterfaceLayoutDirection {
    traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The pixels that frames are moved to.
  var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

  /// The number of a value that needs no view.
  func number(_ value: FormulaValue) -> Double {
    switch value {
    case .scale: traits.displayScale
    case .metric(let index): metrics[index]
    case .sibling, .area, .ownSize:
      preconditionFailure("A property's scope has no rectangles.")
    }
  }
}

/// A layout plan half worked out.
struct Solution {
  let container: Container
  /// The subviews' frames, exact; those not reached yet are zero.
  var frames: [CGRect]
  /// The named slices; those not reached yet are zero.
  var slices: [CGRect]

  init(container: Container, plan: LayoutPlan) {
    self.container = container
    frames = Array(repeating: .zero, count: plan.sizes.count)
    slices = Array(repeating: .zero, count: plan.sliceResults.reduce(0) { $0 + $1.count })
  }

  /// The numbers of formulas that belong to the subview `view`, or to a slice if `nil`.
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

  /// The rectangle of an area, in the container's bounds.
  func rect(of area: Area) -> CGRect {
    switch area {
    case .bounds: container.bounds
    case .layoutMargins: container.layoutMarginsRect
    case .slice(let slice): slices[slice]
    }
  }

  /// The rectangle that an alignment refers to.
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
