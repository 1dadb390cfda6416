/// The parts of the work on a PNG that threads can do next.
struct PNGWork {
  /// A part of the work.
  enum Job: Sendable {
    case draw
    case encode(StraightRows)
    case divide(EncodedRows)
    case write(DeflateBlock, Place)
  }

  /// The result of a job.
  struct Result: Sendable {
    var product: Product
    var time: Duration
  }

  /// The product of a job.
  enum Product: Sendable {
    /// The next rows; nil after the last.
    case drawn(StraightRows?)
    case encoded(EncodedRows)
    /// The blocks so far; nil if the form of the file is not known.
    case divided(Blocks?)
    case written(BitWriter?, Place)
  }

  /// The blocks of the rows so far, in a form of pixels.
  struct Blocks: Sendable {
    var channels: Int
    var all: [DeflateBlock]
  }

  /// The place of a block.
  struct Place: Sendable {
    var channels: Int
    var index: Int
  }

  private var isDrawing = false
  private var isDrawn = false
  private var isEncoding = false
  private var isDividing = false
  /// The rows that wait for the next stage.
  private var drawn: [StraightRows] = []
  private var encoded: [EncodedRows] = []

  private var blocks = Blocks(channels: 0, all: [])
  /// The number of blocks that are written, or being written.
  private var begunCount = 0
  /// The bits of blocks in their order; nil for those that are not written yet, or only beside those before them.
  private(set) var written: [BitWriter?] = []

  private(set) var drawingTime = Duration.zero
  private(set) var encodingTime = Duration.zero

  /// The number of steps that wait at most to be encoded.
  static let stepsAhead = 4

  /// Returns a job that can be done now, and takes it for begun; nil if there is none before another one ends.
  ///
  /// Drawing and encoding, one of which is the longest stage, come before dividing and writing.
  mutating func next() -> Job? {
    let canDraw = !isDrawing && !isDrawn && drawn.count < Self.stepsAhead
    // A single step that waits may be the last for now, if drawing is the longest stage.
    if !isEncoding, drawn.count > 1 || !drawn.isEmpty && !canDraw {
      isEncoding = true
      return .encode(drawn.removeFirst())
    }
    if canDraw {
      isDrawing = true
      return .draw
    }
    if !isDividing, !encoded.isEmpty {
      isDividing = true
      return .divide(encoded.removeFirst())
    }
    guard begunCount < blocks.all.count else { return nil }
    defer { begunCount += 1 }
    return .write(blocks.all[begunCount], Place(channels: blocks.channels, index: begunCount))
  }

  /// Notes the result of a job, which others may need.
  mutating func note(_ result: Result) {
    if case .drawn = result.product {
      drawingTime += result.time
    } else {
      encodingTime += result.time
    }
    switch result.product {
    case .drawn(let rows):
      isDrawing = false
      if let rows { drawn.append(rows) } else { isDrawn = true }
    case .encoded(let rows):
      isEncoding = false
      encoded.append(rows)
    case .divided(let all):
      isDividing = false
      guard let all else { return }
      // Blocks in another form are of no use.
      if all.channels != blocks.channels { (begunCount, written) = (0, []) }
      blocks = all
      written += Array(repeating: nil, count: blocks.all.count - written.count)
    case .written(let bits, let place):
      if place.channels == blocks.channels { written[place.index] = bits }
    }
  }
}
