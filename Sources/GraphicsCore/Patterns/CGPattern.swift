public import Foundation
import Paths

/// What an area is filled with again and again: a drawing, or an image.
public final class CGPattern: Sendable, Hashable {
  /// What a cell shows.
  enum Content: Hashable, Sendable {
    /// What a function draws; its own colours, if it has some.
    case drawing(Cell, hasColors: Bool)
    /// The pixels of an image, so many to a point, from the top left.
    case image(CGImage, scale: CGFloat)
  }

  /// The program's function that draws a cell, and what it is given. Two are equal only if they are the same.
  ///
  /// Sendable is unchecked because of these, which nothing here looks into: they are called wherever the pattern is drawn
  /// and let go of, so that the program answers for them, as on Apple's systems.
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

  /// A pattern whose cell the callback draws. Differs from UIKit: `tiling` has no effect.
  ///
  /// - Parameters:
  ///   - info: what the callback is given.
  ///   - bounds: the cell, in the pattern's coordinates; nothing shows outside of it.
  ///   - matrix: from the pattern's coordinates to those that the context began with.
  ///   - xStep: how far it is from one cell to the next on its right; not 0.
  ///   - yStep: how far it is from one cell to the next beneath; not 0.
  ///   - tiling: what may be given up for speed.
  ///   - isColored: whether the callback sets colours; if not, the cell is drawn in that of the fill.
  ///   - callbacks: what draws.
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

  /// The pattern of an image at its own size, the first at the origin, upright where y points down.
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
  /// The paint of the pattern. `base` maps the coordinates that a context began with to its drawing's; `color` is
  /// that of a cell without colours.
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

/// Draws a cell of a pattern; the first argument is what the pattern was made with.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Is told that a pattern is gone; the argument is what the pattern was made with.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
@unsafe public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is told that the pattern is gone.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// The given functions.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    unsafe self.version = version
    unsafe self.drawPattern = drawPattern
    unsafe self.releaseInfo = releaseInfo
  }
}

/// What may be given up so that patterns are drawn faster.
public enum CGPatternTiling: Int32, Sendable {
  /// Even distances.
  case noDistortion = 0
  /// A little of the cell's form.
  case constantSpacingMinimalDistortion
  /// The cell's form.
  case constantSpacing
}
