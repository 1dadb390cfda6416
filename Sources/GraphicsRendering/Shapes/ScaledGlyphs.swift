internal import GraphicsCore
internal import Paths
internal import Raster
internal import Synchronization

/// The outlines of a design's glyphs in one size in device pixels, each divided into lines once.
///
/// They are kept with their design, and shared by all display lists. At `limit` bytes, all are removed, those of a design
/// when it is drawn next; display lists keep theirs as long as they exist. No picture depends on what is kept.
final class ScaledGlyphs: Sendable {
  /// The sizes of one design.
  private final class Sizes: Sendable {
    let all = Mutex<[AffineTransform: ScaledGlyphs]>([:])
    /// The number of removals before these sizes were kept: designs that drawings still have lose theirs by it.
    let removals = ScaledGlyphs.removals.load(ordering: .relaxed)
  }

  /// The memory of all outlines and their coverage, in bytes, beyond which all are removed: a few thousand glyphs of
  /// text.
  private static let limit = 32 << 20
  private static let used = Atomic<Int>(0)
  private static let removals = Atomic<Int>(0)

  /// The design, which keeps these glyphs: they are used while a run of glyphs has it.
  private unowned let design: GlyphDesign
  private let size: AffineTransform
  private let outlines = Mutex<[UInt32: GlyphOutline?]>([:])

  private init(_ design: GlyphDesign, size: AffineTransform) {
    self.design = design
    self.size = size
  }

  /// Returns the glyphs of a design under `size`, a transform from ems to device pixels without a translation.
  static func of(_ design: GlyphDesign, size: AffineTransform) -> ScaledGlyphs {
    let sizes = design.rendered.withLock { kept in
      if let sizes = kept as? Sizes, sizes.removals == removals.load(ordering: .relaxed) { return sizes }
      let sizes = Sizes()
      kept = sizes
      return sizes
    }
    return sizes.all.withLock { all in
      if let glyphs = all[size] { return glyphs }
      let glyphs = ScaledGlyphs(design, size: size)
      all[size] = glyphs
      return glyphs
    }
  }

  /// Returns the outline of a glyph around its origin; nil if it is empty.
  func outline(of number: UInt32) -> GlyphOutline? {
    if let known = outlines.withLock({ $0[number] }) { return known }
    let outline = makeOutline(of: number)
    outlines.withLock { $0[number] = .some(outline) }
    note(outline?.size ?? 64)
    return outline
  }

  private func makeOutline(of number: UInt32) -> GlyphOutline? {
    let path = design.glyph(number).outline.mapped(by: size)
    let contours = path.polygons(tolerance: ShapeConverter.tolerance).compactMap { polygon in
      polygon.count < 3 ? nil : polygon.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
    }
    return contours.isEmpty ? nil : GlyphOutline(contours)
  }

  /// Adds the bytes of an outline to those in use, and removes all shared designs with theirs beyond the limit.
  private func note(_ bytes: Int) {
    let sum = Self.used.wrappingAdd(bytes, ordering: .relaxed).newValue
    guard sum > Self.limit else { return }
    Self.used.store(0, ordering: .relaxed)
    Self.removals.wrappingAdd(1, ordering: .relaxed)
    GlyphDesign.removeShared()
  }
}
