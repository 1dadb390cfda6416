internal import Foundation
internal import LayoutCore
internal import Paths
internal import Raster

/// The pixels of a context: what was recorded is drawn on them when somebody wants to see them.
///
/// As long as nobody has the memory, steps wait and are drawn together. From then on each is drawn as soon as it is
/// complete, on what is in the memory then: whoever has it may write there, too.
final class BitmapTarget: CGContext.Target {
  let width: Int
  let height: Int
  /// How pixels are stored, for those who ask for the memory.
  let format: PixelFormat
  let bytesPerRow: Int
  /// From the drawing's coordinates to pixels.
  private let transform: AffineTransform
  /// The pixels, unless `memory` has them.
  private var bitmap: Bitmap
  private var memory: PixelMemory?

  /// Transparent pixels, or opaque black ones, for a drawing of `rect`.
  init(width: Int, height: Int, rect: CGRect, scale: CGFloat, format: PixelFormat, bytesPerRow: Int) {
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = bytesPerRow
    transform = AffineTransform.translation(x: -rect.minX, y: -rect.minY)
      .concatenating(.scale(x: scale, y: scale))
    let isOpaque = !format.hasAlpha
    bitmap = Bitmap(
      width: width, height: height,
      filledWith: isOpaque ? Pixel(red: 0, green: 0, blue: 0, alpha: 255) : .transparent)
  }

  /// Takes `memory`, as long as all rows, for the pixels: those that are in it are drawn on.
  func use(_ memory: PixelMemory) {
    self.memory = memory
  }

  func drew(in context: CGContext) {
    if memory != nil { update(from: context) }
  }

  /// The memory with all that `context` has drawn.
  func memory(for context: CGContext) -> PixelMemory {
    update(from: context)
    if let memory { return memory }
    let made = PixelMemory(count: bytesPerRow * height)
    made.write(bitmap, in: everything, format: format, bytesPerRow: bytesPerRow)
    memory = made
    return made
  }

  /// The image of all that `context` has drawn.
  func image(of context: CGContext) -> CGImage {
    update(from: context)
    // A group that is still open is drawn as it is now.
    let shown =
      context.drawing.steps.isEmpty ? present : drawing(context.drawing, on: present, in: everything)
    let opaque = format.hasAlpha ? shown : shown.opaque
    guard format != .standard else { return CGImage(opaque) }
    let padding = bytesPerRow - format.rowLength(width)
    let bytes = format.encoded(opaque, padding: padding)
    return CGImage(
      width: width, height: height,
      pixels: format.decoded(bytes, width: width, height: height, bytesPerRow: bytesPerRow) ?? opaque.bytes,
      format: format, bytesPerRow: bytesPerRow, bytes: bytes)
  }

  /// The pixels as they are now.
  private var present: Bitmap {
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
      bitmap = drawing(waiting, on: bitmap, in: everything)
    }
    context.removeSteps()
  }

  private var everything: PixelRegion { PixelRegion(x: 0, y: 0, width: width, height: height) }

  /// What a drawing makes of a part of the pixels.
  private func drawing(_ drawing: Drawing, on backdrop: Bitmap, in region: PixelRegion) -> Bitmap {
    let canvas = FixedRect(x: 0, y: 0, width: region.width, height: region.height)
    let moved = transform.concatenating(.translation(x: -Double(region.x), y: -Double(region.y)))
    let converter = ShapeConverter(transform: moved, edges: .exactArea, canvas: canvas)
    let items = drawing.items(
      converter, map: .identity, clip: Raster.Clip(rect: canvas), opacity: 1, isAlone: true, tag: .none)
    let behind = Fill(
      .rectangle(canvas), .image(ImagePaint(Picture(backdrop), sampling: .nearest)), blend: .copy)
    return Bitmap(
      rendering: DisplayList(
        width: region.width, height: region.height, items: [DisplayItem(.fill(behind))] + items))
  }
}

extension Bitmap {
  /// The bitmap over black.
  fileprivate var opaque: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: pixels.map { Pixel(red: $0.red, green: $0.green, blue: $0.blue, alpha: 255) })
  }
}
