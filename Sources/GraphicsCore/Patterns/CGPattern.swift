public import Foundation
import Paths

/// A pattern that is repeated to fill an area: a drawing, or an image.
public final class CGPattern: Sendable, Hashable {
  /// The content of a cell.
  enum Content: Hashable, Sendable {
    /// The drawing of a function, which may have its own colours.
    case drawing(Cell, hasColors: Bool)
    /// The pixels of an image, with `scale` of them per point, from the top left.
    case image(CGImage, scale: CGFloat)
  }

  /// The program's function that draws a cell, with its argument; two are equal only if they are identical.
  ///
  /// Sendable is unchecked because of these, which are opaque here: they are called wherever the pattern is drawn and
  /// released, so that the program is responsible for them, as on Apple's systems.
  @safe final class Cell: Hashable, @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let drawPattern: CGPatternDrawPatternCallback
    private let releaseInfo: CGPatternReleaseInfoCallback?

    init(
      info: UnsafeMutableRawPointer?, draw: @escaping CGPatternDrawPatternCallback,
      release: CGPatternReleaseInfoCallback?
    ) {
      unsafe (self.info, drawPattern, releaseInfo) = (info, draw, release)
    }

    deinit { unsafe releaseInfo?(info) }

    func draw(_ context: CGContext) { unsafe drawPattern(info, context) }

    static func == (left: Cell, right: Cell) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let content: Content
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize

  init(
    _ content: Content, bounds: CGRect, matrix: CGAffineTransform, step: CGSize
  ) {
    self.content = content
    self.bounds = bounds
    self.matrix = matrix
    self.step = step
  }

  /// Creates a pattern whose cell the callback draws.
  ///
  /// Differs from UIKit: `tiling` has no effect.
  ///
  /// - Parameters:
  ///   - info: The argument of the callback.
  ///   - bounds: The cell, in the pattern's coordinates, to which the drawing is clipped.
  ///   - matrix: The transform from the pattern's coordinates to those that the context began with.
  ///   - xStep: The horizontal distance between cells; not 0.
  ///   - yStep: The vertical distance between cells; not 0.
  ///   - tiling: The accepted distortion.
  ///   - isColored: Whether or not the callback sets colours; if not, the cell is drawn in that of the fill.
  ///   - callbacks: The functions of the pattern.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0, !bounds.isEmpty, let draw = unsafe callbacks.pointee.drawPattern else {
      return nil
    }
    let cell = unsafe Cell(info: info, draw: draw, release: callbacks.pointee.releaseInfo)
    self.init(
      .drawing(cell, hasColors: isColored), bounds: bounds, matrix: matrix,
      step: CGSize(width: abs(xStep), height: abs(yStep)))
  }

  /// Creates a pattern of an image at its own size, the first at the origin, upright where y points down.
  package convenience init?(_ image: CGImage, scale: CGFloat) {
    guard image.width > 0, image.height > 0 else { return nil }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(
      .image(image, scale: scale), bounds: CGRect(origin: .zero, size: size), matrix: .identity, step: size)
  }

  public static func == (left: CGPattern, right: CGPattern) -> Bool {
    left.content == right.content && left.bounds == right.bounds && left.matrix == right.matrix
      && left.step == right.step
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension CGPattern {
  /// Returns the paint of the pattern.
  ///
  /// - Parameters:
  ///   - color: The colour of a cell that has none.
  ///   - base: The transform from the coordinates that a context began with to its drawing's.
  package func paint(color: CGColor, base: CGAffineTransform) -> Drawing.Paint {
    let transform = matrix.concatenating(base).pathTransform
    switch content {
    case .image(let image, let scale):
      let pixels = Paths.AffineTransform.scale(x: 1 / scale, y: 1 / scale)
      return .image(
        Drawing.ImagePaint(
          image, transform: pixels.concatenating(transform), repeatsAcross: true, repeatsDown: true))
    case .drawing(let cell, let hasColors):
      let context = CGContext(rect: bounds)
      if !hasColors {
        context.fixColor(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1))
      }
      cell.draw(context)
      return .pattern(Drawing.PatternPaint(tile: context.drawing, step: step, transform: transform))
    }
  }
}

/// A function that draws a cell of a pattern; its first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function that is called when a pattern is released; its argument is the pattern's `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
@unsafe public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// The function that draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The function that is called when the pattern is released.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    unsafe self.version = version
    unsafe self.drawPattern = drawPattern
    unsafe self.releaseInfo = releaseInfo
  }
}

/// The distortion that is accepted for faster drawing of patterns.
public enum CGPatternTiling: Int32, Sendable {
  /// No distortion.
  case noDistortion = 0
  /// A small distortion of the cell.
  case constantSpacingMinimalDistortion
  /// A distortion of the cell.
  case constantSpacing
}
