internal import CPNG
internal import Raster

/// The reader of libpng: a file in memory in, premultiplied rows out, into pixels as the four bytes that each is.
@safe struct LibPNGReader: ~Copyable {
  private let file: [UInt8]
  private let width: Int
  private let handle: OpaquePointer

  /// Whether the picture comes in passes: then all of it is read at once.
  var isInterlaced: Bool { unsafe cpng_reader_is_interlaced(handle) }

  /// Starts reading a file whose header says the given size. Takes memory for a few rows.
  init(_ file: [UInt8], width: Int, height: Int) throws(PNGError) {
    var status = CPNG_OK
    let created = unsafe cpng_reader_create(file, file.count, UInt32(width), UInt32(height), &status)
    guard let created = unsafe created else { throw .outOfMemory }
    var error = unsafe PNGError(status, of: created)
    if error == nil, unsafe cpng_reader_width(created) != width || cpng_reader_height(created) != height {
      error = .corrupt("it has two headers")
    }
    if let error {
      unsafe cpng_reader_destroy(created)
      throw error
    }
    unsafe handle = created
    (self.file, self.width) = (file, width)
  }

  deinit { unsafe cpng_reader_destroy(handle) }

  /// Decodes the next row of a picture that is not interlaced into `row`, which has its width.
  func read(into row: inout [Pixel]) throws(PNGError) {
    var status = CPNG_OK
    unsafe row.withUnsafeMutableBytes { bytes in
      guard let pixels = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      status = unsafe read(into: pixels)
    }
    try check(status)
  }

  /// Decodes all rows, whether they come in passes or not, and ends.
  func bitmap(height: Int) throws(PNGError) -> Bitmap {
    var status = CPNG_OK
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let pixels = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      let bytes = unsafe pixels.assumingMemoryBound(to: UInt8.self)
      if isInterlaced {
        // Each pass leaves the pixels of the others as they are.
        unsafe buffer.initialize(repeating: .transparent)
        status = unsafe cpng_reader_passes(handle, file, bytes)
        unsafe cpng_premultiply(bytes, bytes, width * height)
      } else {
        for y in 0..<height where status == CPNG_OK { status = unsafe read(into: bytes + 4 * width * y) }
      }
      count = status == CPNG_OK ? width * height : 0
    }
    try check(status)
    try finish()
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Reads on to the end of the file, which finds damage behind the last row.
  func finish() throws(PNGError) { try check(unsafe cpng_reader_finish(handle, file)) }

  private func read(into row: UnsafeMutablePointer<UInt8>) -> cpng_status {
    let status = unsafe cpng_reader_next_row(handle, file, row)
    if status == CPNG_OK { unsafe cpng_premultiply(row, row, width) }
    return status
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    if let error = unsafe PNGError(status, of: handle) { throw error }
  }
}

extension PNGError {
  /// What a reader answered; nil where nothing went wrong.
  fileprivate init?(_ status: cpng_status, of reader: OpaquePointer) {
    guard status != CPNG_OK else { return nil }
    unsafe self.init(status, message: String(cString: cpng_reader_message(reader)))
  }
}
