import CPNG
import PNG
import Raster
import TestSupport
import Testing

@Suite("The face of libpng")
struct CPNGTests {
  /// The filtered bytes of a row, as the standard defines them (9.2): `a` is to the left, `b` above, `c` above `a`.
  @Test("Rows of every filter are read back", arguments: 0..<5)
  func filters(_ filter: Int) throws {
    var generator = SeededGenerator(seed: 5)
    let samples = (0..<13 * 7 * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator) }
    var rows: [UInt8] = []
    for y in 0..<7 {
      rows.append(UInt8(filter))
      for x in 0..<52 {
        let a = x < 4 ? 0 : Int(samples[y * 52 + x - 4])
        let b = y < 1 ? 0 : Int(samples[(y - 1) * 52 + x])
        let c = x < 4 || y < 1 ? 0 : Int(samples[(y - 1) * 52 + x - 4])
        let nearest = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
        let guess = [0, a, b, (a + b) / 2, nearest][filter]
        rows.append(samples[y * 52 + x] &- UInt8(guess))
      }
    }
    let file = TestPNG(width: 13, height: 7, format: SampleFormat(colourType: 6, depth: 8), rows: rows)
    let bitmap = try Bitmap(pngData: file.bytes)
    #expect(bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } == samples)
  }

  @Test("A writer that was given nonsense fails with a message and stays failed")
  func failedWriter() throws {
    var status = CPNG_OK
    let writer = unsafe try #require(cpng_writer_create(1, 2, 2, &status))
    defer { unsafe cpng_writer_destroy(writer) }
    #expect(unsafe cpng_writer_add_chunk(writer, "IDAT", [1, 2, 3, 4], 4) == CPNG_OK)
    #expect(unsafe cpng_writer_add_chunk(writer, "five5", [], 0) == CPNG_FAILED)
    #expect(unsafe !String(cString: cpng_writer_message(writer)).isEmpty)
    #expect(unsafe cpng_writer_add_chunk(writer, "IEND", [], 0) == CPNG_FAILED)

    let empty = unsafe try #require(cpng_writer_create(0, 0, 2, &status))
    #expect(status == CPNG_FAILED)
    unsafe cpng_writer_destroy(empty)
    let colourless = unsafe try #require(cpng_writer_create(1, 1, 5, &status))
    #expect(status == CPNG_FAILED)
    unsafe cpng_writer_destroy(colourless)
    cpng_writer_destroy(nil)
  }

  @Test("A reader tells a cut file, a foreign file and a size beyond the limits apart by itself")
  func failedReaders() throws {
    let file = TestPNG.onePixel().bytes
    for (bytes, limit, expected) in [
      (Array(file[..<20]), 1, CPNG_TRUNCATED), ([], 1, CPNG_TRUNCATED),
      (Array("no PNG at all".utf8), 1, CPNG_FAILED),
      (file, 0x7FFF_FFFF, CPNG_OK),
      (
        TestPNG(width: 2, height: 1, format: SampleFormat(colourType: 0, depth: 8), rows: [0, 1, 1]).bytes, 1,
        CPNG_FAILED
      ),
    ] as [([UInt8], UInt32, cpng_status)] {
      var status = CPNG_OK
      let reader = unsafe cpng_reader_create(bytes, bytes.count, limit, limit, &status)
      #expect(status == expected)
      var row: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
      #expect(unsafe cpng_reader_next_row(reader, bytes, &row) == expected)
      #expect(unsafe cpng_reader_finish(reader, bytes) == expected)
      // Rows in excess and calls after a failure fail, and no more.
      #expect(unsafe cpng_reader_next_row(reader, bytes, &row) != CPNG_OK)
      #expect(unsafe String(cString: cpng_reader_message(reader)).isEmpty == false)
      unsafe cpng_reader_destroy(reader)
    }
    cpng_reader_destroy(nil)
  }
  @Test("The rows of an interlaced picture are read all at once, and only so")
  func interlaced() throws {
    let format = SampleFormat(colourType: 0, depth: 8)
    let rows = packedRows(width: 3, height: 3, format: format, interlaced: true) { x, y, _ in 10 * y + x }
    let file = TestPNG(width: 3, height: 3, format: format, interlaced: true, rows: rows).bytes
    var pixels = [UInt8](repeating: 0, count: 36)
    for readsRows in [true, false] {
      var status = CPNG_OK
      let reader = unsafe cpng_reader_create(file, file.count, 3, 3, &status)
      #expect(unsafe cpng_reader_is_interlaced(reader))
      if readsRows {
        #expect(unsafe cpng_reader_next_row(reader, file, &pixels) == CPNG_FAILED)
        #expect(unsafe cpng_reader_passes(reader, file, &pixels) == CPNG_FAILED)
      } else {
        #expect(unsafe cpng_reader_passes(reader, file, &pixels) == CPNG_OK)
        #expect(unsafe cpng_reader_finish(reader, file) == CPNG_OK)
        #expect(pixels == [0, 1, 2, 10, 11, 12, 20, 21, 22].flatMap { [$0, $0, $0, 255] })
        #expect(unsafe cpng_reader_passes(reader, file, &pixels) == CPNG_FAILED)
      }
      unsafe cpng_reader_destroy(reader)
    }
  }
}
