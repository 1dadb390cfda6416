internal import Foundation
internal import GraphicsCore

extension FilterKind {
  /// Filters that need no image.
  static let generators: [FilterKind] = [
    FilterKind("CIConstantColorGenerator", [(kCIInputColorKey, CIColor.red)]) {
      ColorNode(color: $0.color(kCIInputColorKey))
    },
    linear("CILinearGradient") { $0 }, linear("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
    FilterKind(
      "CIRadialGradient",
      [(kCIInputCenterKey, CIVector(x: 150, y: 150)), ("inputRadius0", 5.0), ("inputRadius1", 100.0)] + colors
    ) { input in
      let (center, inner) = (input.point(kCIInputCenterKey), input.number("inputRadius0", 5))
      let (outer, ends) = (input.number("inputRadius1", 100), Ends(input))
      return FunctionNode(extent: .infinite) { x, y, space in
        let (dx, dy) = (x - Double(center.x), y - Double(center.y))
        let distance = (dx * dx + dy * dy).squareRoot()
        let share = outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
        return ends.color(share, space)
      }
    },
    squares("CICheckerboardGenerator", hasRows: true),
    squares("CIStripesGenerator", hasRows: false),
  ]

  /// Returns the generator of squares or stripes of two colours.
  ///
  /// Differs from Core Image: the sharpness has no effect; edges are sharp.
  private static func squares(_ name: String, hasRows: Bool) -> FilterKind {
    FilterKind(
      name,
      [(kCIInputCenterKey, CIVector(x: 150, y: 150))] + colors + [
        (kCIInputWidthKey, 80.0), (kCIInputSharpnessKey, 1.0),
      ]
    ) { input in
      let (center, width, ends) = (
        input.point(kCIInputCenterKey), input.number(kCIInputWidthKey, 80), Ends(input)
      )
      guard width > 0 else { return ColorNode(color: input.color("inputColor0")) }
      return FunctionNode(extent: .infinite) { x, y, space in
        let column = ((x - Double(center.x)) / width).rounded(.down)
        let row = hasRows ? ((y - Double(center.y)) / width).rounded(.down) : 0
        return ends.color((column + row).truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1, space)
      }
    }
  }

  private static let colors: [(key: String, value: (any Sendable)?)] = [
    ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
  ]

  private static func linear(_ name: String, _ curve: @escaping @Sendable (Double) -> Double) -> FilterKind {
    FilterKind(
      name, [("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 200, y: 200))] + colors
    ) { input in
      let (start, end, ends) = (input.point("inputPoint0"), input.point("inputPoint1"), Ends(input))
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      return FunctionNode(extent: .infinite) { x, y, space in
        let way = (x - Double(start.x)) * dx + (y - Double(start.y)) * dy
        return ends.color(square > 0 ? curve(max(0, min(way / square, 1))) : 1, space)
      }
    }
  }

  /// The colours at the ends of a gradient, in both spaces.
  private struct Ends: Sendable {
    private let linear: (WorkingPixel, WorkingPixel)
    private let unmanaged: (WorkingPixel, WorkingPixel)

    init(_ input: FilterInput) {
      let (first, last) = (input.color("inputColor0"), input.color("inputColor1"))
      linear = (first.pixel(in: .linear), last.pixel(in: .linear))
      unmanaged = (first.pixel(in: .unmanaged), last.pixel(in: .unmanaged))
    }

    func color(_ share: Double, _ space: WorkingSpace) -> WorkingPixel {
      let (first, last) = space == .linear ? linear : unmanaged
      return first.towards(last, Float(max(0, min(share, 1))))
    }
  }
}
