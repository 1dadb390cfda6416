import Raster
import TestSupport
import Testing

@testable import PNG

/// Files of several threads beside those of one.
@Suite struct ParallelPNGTests {
  /// A list whose picture is a bitmap.
  private func list(_ bitmap: Bitmap) -> DisplayList {
    DisplayList(
      width: bitmap.width, height: bitmap.height,
      items: [DisplayItem(.fill(Fill(.rectangle(.everything), .image(ImagePaint(Picture(bitmap))))))])
  }

  @Test(arguments: RoundTripTests.Kind.allCases)
  func `two threads write the bytes of one`(kind: RoundTripTests.Kind) async throws {
    var generator = SeededGenerator(seed: 51)
    for (width, height) in [(1, 1), (97, 40), (300, 260)] {
      let bitmap = kind.bitmap(width, height, &generator)
      let one = try bitmap.pngData(scale: 2)
      for pixels in [1, 3 * width, 64 * width, 1 << 17] {
        let two = try await ParallelPNG(drawing: list(bitmap), scale: 2, pixelsAtOnce: pixels)
        #expect(two.file == one, "\(width)×\(height), \(pixels) pixels at a time")
      }
    }
  }

  /// Does all jobs of a picture, as many at the same time as `threads`, which end in a random order.
  private func file(
    _ bitmap: Bitmap, rows: Int, threads: Int, _ generator: inout SeededGenerator
  ) async throws -> [UInt8] {
    let stages = PNGStages(
      RowDrawing(list(bitmap)), try PNGWriter(width: bitmap.width, height: bitmap.height), rows: rows)
    var work = PNGWork()
    var jobs: [PNGWork.Job] = []
    repeat {
      while jobs.count < threads, let job = work.next() { jobs.append(job) }
      guard let place = jobs.indices.randomElement(using: &generator) else { break }
      work.note(await stages.perform(jobs.remove(at: place)))
    } while true
    return try await stages.file(work.written)
  }

  @Test(arguments: RoundTripTests.Kind.allCases)
  func `jobs that end in any order write the bytes of one thread`(kind: RoundTripTests.Kind) async throws {
    var generator = SeededGenerator(seed: 52)
    let bitmap = kind.bitmap(401, 350, &generator)
    let one = try bitmap.pngData()
    for threads in [1, 2, 3, 9] {
      let rows = Int.random(in: 1...50, using: &generator)
      let bytes = try await file(bitmap, rows: rows, threads: threads, &generator)
      #expect(bytes == one, "\(threads) threads, \(rows) rows at a time")
    }
  }

  @Test func `a block that was begun in three channels is written in four once a pixel is translucent`()
    async throws
  {
    var generator = SeededGenerator(seed: 53)
    var bitmap = RoundTripTests.Kind.noise.bitmap(300, 400, &generator)
    bitmap[299, 399] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let one = try bitmap.pngData()
    let bytes = try await file(bitmap, rows: 20, threads: 2, &generator)
    #expect(bytes == one)
    #expect(try libpngBitmap(bytes) == bitmap)
  }

  @Test func `drawing stops when steps enough wait for one that is encoded`() {
    var work = PNGWork()
    var (drawn, encoded) = (0, 0)
    while let job = work.next() {
      switch job {
      case .draw:
        drawn += 1
        work.note(PNGWork.Result(product: .drawn(StraightRows()), time: .zero))
      case .encode: encoded += 1
      case .divide, .write: Issue.record("Nothing is encoded yet.")
      }
    }
    #expect(encoded == 1)
    #expect(drawn == PNGWork.stepsAhead + 1)
  }

  @Test(arguments: [(0, 5), (5, 0)])
  func `a picture without pixels is refused`(width: Int, height: Int) async throws {
    let list = DisplayList(width: width, height: height, items: [])
    await #expect(throws: PNGError.notEncodable(width: width, height: height)) {
      _ = try await ParallelPNG(drawing: list, scale: 1)
    }
  }
}
