internal import CPNG
internal import Raster

/// The reader of libpng, from a file in memory to premultiplied rows, whose pixels are read as four bytes each.
@safe struct LibPNGReader: ~Copyable {
  private let file: [UInt8]
  private let width: Int
  private let handle: OpaquePointer

  /// Whether or not the picture is interlaced, in which case all of it is read at once.
  var isInterlaced: Bool { unsafe cpng_reader_is_interlaced(handle) }

  /// Starts reading a file whose header has the given size; memory is allocated for a few rows.
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

  /// Decodes all rows, interlaced or not, and reads to the end.
  func bitmap(height: Int) throws(PNGError) -> Bitmap {
    var status = CPNG_OK
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let pixels = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      let bytes = unsafe pixels.assumingMemoryBound(to: UInt8.self)
      if isInterlaced {
        // Each pass leaves the pixels of the others unchanged.
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

  /// Reads to the end of the file, which finds damage after the last row.
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
  /// Creates the error of a reader's status; nil if there is none.
  fileprivate init?(_ status: cpng_status, of reader: OpaquePointer) {
    guard status != CPNG_OK else { return nil }
    unsafe self.init(status, message: String(cString: cpng_reader_message(reader)))
  }
}
