package import Foundation
package import GraphicsCore
internal import Paths
package import Raster

/// The pixels of a context: what was recorded is drawn on them when somebody wants to see them.
///
/// As long as nobody has the memory, steps wait and are drawn together. From then on each is drawn as soon as it is
/// complete, on what is in the memory then: whoever has it may write there, too.
package final class BitmapTarget: CGContext.Target {
  let width: Int
  let height: Int
  /// How pixels are stored, for those who ask for the memory.
  let format: PixelFormat
  let bytesPerRow: Int
  /// From the drawing's coordinates to pixels.
  private let transform: AffineTransform
  /// The pixels, unless `memory` has them; nil as long as nothing has been drawn.
  private var bitmap: Bitmap?
  private var memory: PixelMemory?

  /// Transparent pixels, or opaque black ones, for a drawing of `rect`.
  package init(width: Int, height: Int, rect: CGRect, scale: CGFloat, format: PixelFormat, bytesPerRow: Int) {
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = bytesPerRow
    transform = AffineTransform.translation(x: -rect.minX, y: -rect.minY)
      .concatenating(.scale(x: scale, y: scale))
  }

  /// What pixels are before anything is drawn.
  private var blank: Pixel {
    format.hasAlpha ? .transparent : Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  }

  /// Takes `memory`, as long as all rows, for the pixels: those that are in it are drawn on.
  func use(_ memory: PixelMemory) {
    self.memory = memory
  }

  package func drew(in context: CGContext) {
    if memory != nil { update(from: context) }
  }

  /// The memory with all that `context` has drawn.
  func memory(for context: CGContext) -> PixelMemory {
    update(from: context)
    if let memory { return memory }
    let made = PixelMemory(count: bytesPerRow * height)
    made.write(present, in: everything, format: format, bytesPerRow: bytesPerRow)
    memory = made
    bitmap = nil
    return made
  }

  /// The image of all that `context` has drawn.
  package func image(of context: CGContext) -> CGImage {
    update(from: context)
    // A group that is still open is drawn as it is now.
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

  /// The pixels as they are now.
  private var present: Bitmap { behind ?? Bitmap(width: width, height: height, filledWith: blank) }

  /// What the next step is drawn on; nil where that is blank.
  private var behind: Bitmap? {
    guard let memory else { return bitmap }
    return memory.bitmap(in: everything, format: format, bytesPerRow: bytesPerRow)
  }

  /// Draws what `context` recorded, and takes it from there, unless a group is open.
  private func update(from context: CGContext) {
    let waiting = context.drawing
    guard !context.isInGroup, !waiting.steps.isEmpty else { return }
    if let memory {
      // A step at a time is the rule here: only what it may change is read and written.
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

  /// What a drawing makes of a part of the pixels, which are blank where no backdrop is given.
  private func drawing(_ drawing: Drawing, on backdrop: Bitmap?, in region: PixelRegion) -> Bitmap {
    Bitmap(rendering: list(of: drawing, on: backdrop, in: region))
  }

  /// The items of a drawing, which is drawn as the picture of a view is; behind them are the pixels that are there, if
  /// there are any.
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

  /// What makes pixels blank; nil where these are transparent.
  private var blankPaint: Paint? { format.hasAlpha ? nil : .solid(StraightColor(red: 0, green: 0, blue: 0)) }
}
