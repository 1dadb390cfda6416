package import PNG
package import Raster

/// A PNG of a list that two threads draw and encode, with the same bytes as by one.
///
/// One draws rows while the other encodes those above them; at the end, both write blocks of the file. Encoding rows is no
/// work for several threads, since it depends on all rows before.
package struct ParallelPNG {
  /// The bytes of the file.
  package let file: [UInt8]
  /// The time during which rows were encoded and blocks written.
  package let encodingTime: Duration

  /// The number of pixels from which on two threads are faster than one.
  package static let leastPixels = 1 << 20
  /// The number of pixels that are drawn at once, about: those of a sixteenth of a large picture.
  private static let step = 1 << 18

  /// Draws and encodes a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - scale: The number of pixels per point.
  ///
  /// - Throws: A `PNGError` if no PNG can have the size, or memory is exhausted.
  package init(drawing list: DisplayList, scale: Double) async throws(PNGError) {
    var writer = try PNGWriter(width: list.width, height: list.height, scale: scale)
    var time = Duration.zero
    let drawing = Drawing(list, rows: max(1, Self.step / list.width))
    var rows = await drawing.next()
    while let drawn = rows {
      async let following = drawing.next()
      let start = ContinuousClock.now
      writer.append(drawn)
      time += ContinuousClock.now - start
      rows = await following
    }
    let start = ContinuousClock.now
    let picture = writer.unwritten()
    async let others = Self.blocks(of: picture, from: 1)
    let blocks = Self.blocks(of: picture, from: 0)
    file = try picture.file(Self.inTurn(blocks, await others))
    encodingTime = time + (ContinuousClock.now - start)
  }

  /// Writes every other block of a picture.
  private static func blocks(of picture: UnwrittenPNG, from first: Int) -> [UnwrittenPNG.Block] {
    stride(from: first, to: picture.blockCount, by: 2).map { picture.block($0) }
  }

  /// Returns the blocks in their order, of which `first` has as many as `second` or one more.
  private static func inTurn(
    _ first: [UnwrittenPNG.Block], _ second: [UnwrittenPNG.Block]
  ) -> [UnwrittenPNG.Block] {
    first.indices.flatMap { [first[$0]] + second.dropFirst($0).prefix(1) }
  }

  /// The drawing of the rows, which needs a thread only while it draws.
  private actor Drawing {
    private let drawing: RowDrawing
    private let step: Int

    init(_ list: DisplayList, rows step: Int) {
      drawing = RowDrawing(list)
      self.step = step
    }

    /// Draws the next rows; nil after the last.
    func next() -> StraightRows? {
      guard !drawing.isFinished else { return nil }
      var rows = StraightRows()
      drawing.draw(rows: step, into: &rows)
      return rows
    }
  }
}
