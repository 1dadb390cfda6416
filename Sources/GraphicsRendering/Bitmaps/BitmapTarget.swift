package import Foundation
package import GraphicsCore
internal import Paths
package import Raster

/// The pixels of a context, on which its recorded drawing is rendered on demand.
///
/// As long as the memory is not shared, steps are collected and drawn together. From then on each is drawn as soon as
/// it is complete, on the present content of the memory, which the program may change, too.
package final class BitmapTarget: CGContext.Target {
  let width: Int
  let height: Int
  /// The format of the pixels in shared memory.
  let format: PixelFormat
  let bytesPerRow: Int
  /// The transform from the drawing's coordinates to pixels.
  private let transform: AffineTransform
  /// The pixels, unless they are in `memory`; nil until the first drawing.
  private var bitmap: Bitmap?
  private var memory: PixelMemory?

  /// Creates transparent pixels, or opaque black ones, for a drawing of `rect`.
  package init(width: Int, height: Int, rect: CGRect, scale: CGFloat, format: PixelFormat, bytesPerRow: Int) {
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = bytesPerRow
    transform = AffineTransform.translation(x: -rect.minX, y: -rect.minY)
      .concatenating(.scale(x: scale, y: scale))
  }

  /// The initial value of pixels.
  private var blank: Pixel {
    format.hasAlpha ? .transparent : Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  }

  /// Uses `memory`, which has all rows, for the pixels, and keeps its content.
  func use(_ memory: PixelMemory) {
    self.memory = memory
  }

  package func didDraw(in context: CGContext) {
    if memory != nil { update(from: context) }
  }

  /// Returns the memory with the drawing of `context`.
  func memory(for context: CGContext) -> PixelMemory {
    update(from: context)
    if let memory { return memory }
    let made = PixelMemory(count: bytesPerRow * height)
    made.write(present, in: everything, format: format, bytesPerRow: bytesPerRow)
    memory = made
    bitmap = nil
    return made
  }

  /// Returns the image of the drawing of `context`.
  package func image(of context: CGContext) -> CGImage {
    update(from: context)
    // A group that is still open is drawn in its present state.
    let shown =
      context.drawing.steps.isEmpty ? present : drawing(context.drawing, on: behind, in: everything)
    let seen = format.hasAlpha ? shown : shown.opaque
    let pixels = seen.bytes
    let isPlain = bytesPerRow == width * 4
    if isPlain, format == .standard || format == .opaque {
      return CGImage(
        width: width, height: height, pixels: pixels, format: format, bytesPerRow: bytesPerRow, bytes: pixels)
    }
    let bytes = format.encoded(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    return CGImage(
      width: width, height: height,
      pixels: format.decoded(bytes, width: width, height: height, bytesPerRow: bytesPerRow) ?? pixels,
      format: format, bytesPerRow: bytesPerRow, bytes: bytes)
  }

  /// The present pixels.
  private var present: Bitmap { behind ?? Bitmap(width: width, height: height, filledWith: blank) }

  /// The backdrop of the next step; nil if it is blank.
  private var behind: Bitmap? {
    guard let memory else { return bitmap }
    return memory.bitmap(in: everything, format: format, bytesPerRow: bytesPerRow)
  }

  /// Renders the recorded steps of `context`, and removes them, unless a group is open.
  private func update(from context: CGContext) {
    let waiting = context.drawing
    guard !context.isInGroup, !waiting.steps.isEmpty else { return }
    if let memory {
      // Usually there is one step at a time: only the pixels that it may change are read and written.
      let region = PixelRegion(of: waiting, transform: transform, width: width, height: height)
      if region.width > 0, region.height > 0 {
        let behind = memory.bitmap(in: region, format: format, bytesPerRow: bytesPerRow)
        memory.write(
          drawing(waiting, on: behind, in: region), in: region, format: format, bytesPerRow: bytesPerRow)
      }
    } else {
      bitmap = drawing(waiting, on: behind, in: everything)
    }
    context.removeSteps()
  }

  private var everything: PixelRegion { PixelRegion(x: 0, y: 0, width: width, height: height) }

  /// Returns a part of the pixels with a drawing on them, which are blank without a backdrop.
  private func drawing(_ drawing: Drawing, on backdrop: Bitmap?, in region: PixelRegion) -> Bitmap {
    Bitmap(rendering: list(of: drawing, on: backdrop, in: region))
  }

  /// Returns the display list of a drawing, rendered as the picture of a view is, with `backdrop` behind its items.
  package func list(of drawing: Drawing, on backdrop: Bitmap?, in region: PixelRegion) -> DisplayList {
    let canvas = FixedRect(x: 0, y: 0, width: region.width, height: region.height)
    let moved = transform.concatenating(.translation(x: -Double(region.x), y: -Double(region.y)))
    let converter = ShapeConverter(transform: moved, edges: .exactArea, canvas: canvas)
    let items = drawing.items(
      converter, map: .identity, clip: Raster.Clip(rect: canvas), opacity: 1, isAlone: true, tag: .none)
    let paint = backdrop.map { Paint.image(ImagePaint(Picture($0), sampling: .nearest)) } ?? blankPaint
    let behind = paint.map { [DisplayItem(.fill(Fill(.rectangle(canvas), $0)))] } ?? []
    return DisplayList(width: region.width, height: region.height, items: behind + items)
  }

  /// The paint of blank pixels; nil if these are transparent.
  private var blankPaint: Paint? { format.hasAlpha ? nil : .solid(StraightColor(red: 0, green: 0, blue: 0)) }
}
