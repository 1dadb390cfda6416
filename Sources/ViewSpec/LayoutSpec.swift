public import Foundation
import LayoutCore
public import StyleCore
package import ViewRendering

/// A layout spec that was read and checked: a canvas, named metrics, and a tree of views with the rules of
/// their layout.
///
/// The format is described in `Documentation/SpecFormat.md`. A spec is a value without any view; `makeView`
/// makes the tree, as often as wanted, for any scale, direction and style.
public struct LayoutSpec: Sendable {
  let document: JSONDocument
  private let metrics: [Formula]
  private let metricNames: [String]
  private let metricOrder: [Int]
  private let snapsToPixels: Bool
  private let canvas: CanvasProperties
  private let root: ViewNode
  let constraints: [ConstraintNode]
  /// What the spec says is meant, in the order of writing.
  package let allowances: [SpecAllowance]

  /// Reads the spec in a file.
  ///
  /// The first thing wrong is thrown: a file that cannot be read or is larger than 32 MiB, malformed JSON, an
  /// unknown key or name, a wrong type, a duplicate, a cycle, a limit.
  public init(contentsOf path: String) throws(SpecError) {
    try self.init(parsing: try SpecFile.bytes(of: path), file: path)
  }

  /// Reads a spec; `file` is what errors call it.
  public init(parsing bytes: [UInt8], file: String) throws(SpecError) {
    let document = try JSONDocument(parsing: bytes, file: file)
    self.document = document
    let parts = try document.reading { root throws(SpecProblem) in try SpecParts(root) }
    metrics = parts.metrics
    metricNames = parts.metricNames
    metricOrder = parts.metricOrder
    snapsToPixels = parts.snapsToPixels
    canvas = parts.canvas
    root = parts.root
    constraints = parts.constraints
    allowances = parts.allowances.map { SpecAllowance($0, in: document) }
  }

  /// Makes the tree of views, sized to the canvas, not laid out yet.
  ///
  /// `traits` give the display scale, and may override the spec's direction, style and size of text; `canvasSize`, in points,
  /// overrides its canvas. Metrics that cannot be computed, and canvases of no pixel or of more than 16,384 pixels
  /// a side are errors.
  @MainActor
  public func makeView(traits: UITraitCollection, canvasSize: CGSize? = nil) throws(SpecError) -> SpecCanvas {
    try makeView(traits: traits, canvasSize: canvasSize, imageLimits: .standard)
  }

  /// The same tree, whose images are within limits.
  @MainActor
  package func makeView(
    traits: UITraitCollection, canvasSize: CGSize? = nil, imageLimits: ImageLimits
  ) throws(SpecError) -> SpecCanvas {
    let traits = resolved(traits)
    let size = canvasSize ?? canvas.size
    do {
      try canvas.check(size, scale: traits.displayScale)
      let environment = SpecEnvironment(
        traits: traits, metrics: try metricValues(traits), snapsToPixels: snapsToPixels,
        folder: SpecFile.folder(of: document.file), images: SpecImages(limits: imageLimits))
      return try SpecCanvas(
        root, size: size, constraints: constraints, environment: environment,
        metrics: zip(metricNames, metrics.map(\.metrics)).map { SpecMetric(name: $0, others: $1) },
        document: document)
    } catch {
      throw document.error(for: error)
    }
  }

  /// The given traits, with the spec's where they say nothing.
  private func resolved(_ traits: UITraitCollection) -> UITraitCollection {
    var all: [UITraitCollection] = [
      UITraitCollection(layoutDirection: canvas.direction),
      UITraitCollection(userInterfaceStyle: canvas.style),
      UITraitCollection(preferredContentSizeCategory: canvas.contentSizeCategory),
    ]
    all.append(traits)
    return UITraitCollection(traitsFrom: all)
  }

  private func metricValues(_ traits: UITraitCollection) throws(SpecProblem) -> [Double] {
    var environment = SpecEnvironment(
      traits: traits, metrics: Array(repeating: 0, count: metrics.count), snapsToPixels: snapsToPixels)
    for metric in metricOrder {
      environment.metrics[metric] = try metrics[metric].evaluate(environment.number)
    }
    return environment.metrics
  }
}
