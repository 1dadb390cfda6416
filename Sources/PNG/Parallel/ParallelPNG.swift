public import Raster

/// A PNG of a list that two threads draw and encode, with the same bytes as by one.
///
/// Of the stages from the list to the file, drawing, encoding and dividing are each in the order of the rows, with one
/// thread at a time: while one encodes rows, the other draws those below or writes blocks of those above. Encoding is no
/// work for several threads, since it depends on all rows before.
public struct ParallelPNG: Sendable {
  /// The bytes of the file.
  public let file: [UInt8]
  /// The time that all threads together drew.
  public let drawingTime: Duration
  /// The time that all threads together encoded.
  public let encodingTime: Duration

  /// The number of pixels from which on two threads are faster than one.
  public static let leastPixels = 1 << 20

  /// Draws and encodes a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - scale: The number of pixels per point.
  ///
  /// - Throws: A `PNGError` if no PNG can have the size, or memory is exhausted.
  public init(drawing list: DisplayList, scale: Double) async throws(PNGError) {
    try await self.init(drawing: list, scale: scale, pixelsAtOnce: 1 << 16)
  }

  /// Draws and encodes a list in steps of a number of pixels, on which no file depends.
  init(drawing list: DisplayList, scale: Double, pixelsAtOnce: Int) async throws(PNGError) {
    let stages = PNGStages(
      RowDrawing(list), try PNGWriter(width: list.width, height: list.height, scale: scale),
      rows: max(1, pixelsAtOnce / list.width))
    var work = PNGWork()
    await withTaskGroup(of: PNGWork.Result.self) { group in
      var running = 0
      repeat {
        while running < 2, let job = work.next() {
          group.addTask { await stages.perform(job) }
          running += 1
        }
        guard let result = await group.next() else { break }
        running -= 1
        work.note(result)
      } while true
    }
    let start = ContinuousClock.now
    file = try await stages.file(work.written)
    drawingTime = work.drawingTime
    encodingTime = work.encodingTime + (ContinuousClock.now - start)
  }
}
