internal import FontFiles
public import Foundation
import LayoutCore
public import StyleCore
package import ViewRendering

/// A parsed and checked layout spec: a canvas, named metrics, and a tree of views with their layout rules.
///
/// `Documentation/SpecFormat.md` describes the format. A spec is a value without any view; `makeView` creates the tree,
/// any number of times, for any scale, direction and style.
public struct LayoutSpec: Sendable {
  let document: JSONDocument
  private let metrics: [Formula]
  private let metricNames: [String]
  private let metricOrder: [Int]
  private let snapsToPixels: Bool
  private let canvas: CanvasProperties
  private let fonts: SpecFonts
  private let root: ViewNode
  let constraints: [ConstraintNode]
  private let animations: [SpecAnimation]
  /// The findings that the spec allows, in document order.
  package let exemptions: [SpecExemption]

  /// Creates the spec in a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: The first error: a file that cannot be read or is larger than 32 MiB, malformed JSON, an unknown key or
  ///   name, a wrong type, a duplicate, a cycle, or an exceeded limit.
  public init(contentsOf path: String) throws(SpecError) {
    try self.init(parsing: try SpecFile.bytes(of: path), file: path)
  }

  /// Creates a spec from the bytes of its document.
  ///
  /// - Parameters:
  ///   - bytes: The document, in JSON with comments and trailing commas.
  ///   - file: The name of the file in errors.
  /// - Throws: The first error in the document.
  public init(parsing bytes: [UInt8], file: String) throws(SpecError) {
    let document = try JSONDocument(parsing: bytes, file: file)
    self.document = document
    let parts = try document.reading { root throws(DocumentError) in
      try document.checkTexts()
      return try SpecParts(root)
    }
    metrics = parts.metrics
    metricNames = parts.metricNames
    metricOrder = parts.metricOrder
    snapsToPixels = parts.snapsToPixels
    canvas = parts.canvas
    fonts = parts.fonts
    root = parts.root
    constraints = parts.constraints
    animations = parts.animations
    exemptions = parts.exemptions.map { SpecExemption($0, in: document) }
  }

  /// Returns a new tree of views with the size of the canvas, which is not laid out yet.
  ///
  /// - Parameters:
  ///   - traits: The traits of the tree, which give the display scale, and can override the direction, style, version of
  ///     the system and content size category of the spec.
  ///   - canvasSize: The size that overrides that of the spec's canvas, in points.
  /// - Throws: An error for metrics that cannot be computed, and for a canvas with a side of no pixel or of more than
  ///   16,384 pixels.
  @MainActor
  public func makeView(traits: UITraitCollection, canvasSize: CGSize? = nil) throws(SpecError) -> SpecCanvas {
    try makeView(traits: traits, canvasSize: canvasSize, imageLimits: .standard)
  }

  /// Returns a new tree of views, like `makeView(traits:canvasSize:)`, with limits for its images.
  ///
  /// `device` is that whose screen has the given size.
  @MainActor
  package func makeView(
    traits: UITraitCollection, canvasSize: CGSize? = nil, on device: Device? = nil, imageLimits: ImageLimits
  ) throws(SpecError) -> SpecCanvas {
    let traits = resolved(traits)
    let size = canvasSize ?? canvas.size
    do {
      try canvas.check(traits.values.system, on: canvasSize == nil ? canvas.device : device)
      try canvas.check(size, scale: traits.displayScale)
      let folder = SpecFile.folder(of: document.file)
      let environment = SpecEnvironment(
        traits: traits, metrics: try metricValues(traits), snapsToPixels: snapsToPixels,
        folder: folder, images: SpecImages(limits: imageLimits))
      let fonts = try fonts.files(in: folder)
      return try FontLibrary.with(fonts) { () throws(DocumentError) in
        let view = try SystemVersion.with(traits.values.system) { () throws(DocumentError) in
          try SpecCanvas(
            root, size: size, constraints: constraints, environment: environment,
            metrics: zip(metricNames, metrics.map(\.metrics)).map { SpecMetric(name: $0, others: $1) },
            fonts: fonts, document: document)
        }
        view.animations = animations
        if canvas.showsWholeContent {
          view.wholeContent = (canvas.element, limit: CGFloat(SpecParts.maximumSide) / traits.displayScale)
        }
        return view
      }
    } catch {
      throw document.error(for: error)
    }
  }

  /// Returns the given traits, with those of the spec where they are unspecified.
  private func resolved(_ traits: UITraitCollection) -> UITraitCollection {
    var all: [UITraitCollection] = [
      UITraitCollection(layoutDirection: canvas.direction),
      UITraitCollection(userInterfaceStyle: canvas.style),
      UITraitCollection(preferredContentSizeCategory: canvas.contentSizeCategory).with(canvas.system),
    ]
    all.append(traits)
    return UITraitCollection(traitsFrom: all)
  }

  private func metricValues(_ traits: UITraitCollection) throws(DocumentError) -> [Double] {
    var environment = SpecEnvironment(
      traits: traits, metrics: Array(repeating: 0, count: metrics.count), snapsToPixels: snapsToPixels)
    for metric in metricOrder {
      environment.metrics[metric] = try metrics[metric].evaluate(environment.number)
    }
    return environment.metrics
  }
}
