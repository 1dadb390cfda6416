package import GraphicsCore
package import Paths

/// The shapes of an SVG file.
package struct VectorImage: Sendable, Equatable {
  /// A filled and stroked path.
  package struct Shape: Sendable, Equatable {
    /// The path, in points of the image.
    package var path: Path
    /// The colour of the fill, if there is one.
    package var fill: CGColor?
    /// Whether or not the even-odd rule decides what is inside.
    package var isEvenOdd: Bool
    /// The stroke, if there is one.
    package var stroke: Stroke?
  }

  /// The stroke of a path.
  package struct Stroke: Sendable, Equatable {
    package var color: CGColor
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    package var dashes: [Double]
    package var dashPhase: Double
  }

  /// The size in points.
  package var width: Double
  /// The size in points.
  package var height: Double
  /// The shapes, the lowest first.
  package var shapes: [Shape]
  /// The distance of the baseline from the bottom, for a symbol.
  package var baseline: Double?
  /// The parts of the file that are left out, each once.
  package var leftOut: [String]
}

/// A problem of an SVG file.
package struct VectorProblem: Error, Equatable {
  /// The line of the file, if it is known.
  package var place: String
  /// The end of a sentence.
  package var problem: String
}
