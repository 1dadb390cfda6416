internal import Raster

/// The stages from a list to the rows of a PNG, each of which has a thread only while it works.
struct PNGStages: Sendable {
  private let drawing: Drawing
  private let encoding: Encoding
  private let dividing: Dividing

  /// Creates the stages of a picture, which is drawn a number of rows at a time.
  init(_ drawing: sending RowDrawing, _ writer: consuming sending PNGWriter, rows: Int) {
    dividing = Dividing(width: writer.width)
    self.drawing = Drawing(drawing, rows: rows)
    encoding = Encoding(writer)
  }

  /// Does a part of the work.
  func perform(_ job: PNGWork.Job) async -> PNGWork.Result {
    let start = ContinuousClock.now
    let product: PNGWork.Product =
      switch job {
      case .draw: .drawn(await drawing.next())
      case .encode(let rows): .encoded(await encoding.encode(rows))
      case .divide(let rows): .divided(await dividing.divide(rows))
      case .write(let block, let place): .written(block.bits(), place)
      }
    return PNGWork.Result(product: product, time: ContinuousClock.now - start)
  }

  /// Returns the bytes of the file, after all rows, given those of its blocks that were written.
  func file(_ written: [BitWriter?]) async throws(PNGError) -> [UInt8] {
    let content = await dividing.content
    return try await encoding.file(of: content, content.stream.bytes(written))
  }

  private actor Drawing {
    private let drawing: RowDrawing
    private let step: Int

    init(_ drawing: sending RowDrawing, rows step: Int) {
      (self.drawing, self.step) = (drawing, step)
    }

    /// Draws the next rows; nil after the last.
    func next() -> StraightRows? {
      guard !drawing.isFinished else { return nil }
      var rows = StraightRows()
      drawing.draw(rows: step, into: &rows)
      return rows
    }
  }

  private actor Encoding {
    private var writer: PNGWriter

    init(_ writer: consuming sending PNGWriter) { self.writer = writer }

    func encode(_ rows: StraightRows) -> EncodedRows { writer.encode(rows) }

    func file(of content: ImageContent, _ stream: [UInt8]) throws(PNGError) -> [UInt8] {
      try writer.file(of: content, stream)
    }
  }

  private actor Dividing {
    private var streams: ImageStreams

    init(width: Int) { streams = ImageStreams(width: width) }

    var content: ImageContent { streams.content }

    /// Divides the next rows into blocks, and returns those of all rows so far, if the form of the file is known.
    func divide(_ rows: EncodedRows) -> PNGWork.Blocks? {
      streams.append(rows)
      return streams.stream.map { PNGWork.Blocks(channels: $0.channels, all: $0.blocks) }
    }
  }
}
