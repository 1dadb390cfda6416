internal import CPNG

// All that passes pointers to libpng and zlib; what it offers is safe to use.

/// The writer of libpng: straight RGBA rows in, a file in memory out.
@safe struct LibPNGWriter: ~Copyable {
  private let handle: OpaquePointer

  /// Starts a file; sides are 1 to 2^31 - 1, `filter` and `level` as in `CPNG.h`.
  init(width: Int, height: Int, filter: Int32, level: Int32) throws(PNGError) {
    var status = CPNG_OK
    let created = unsafe cpng_writer_create(UInt32(width), UInt32(height), filter, level, &status)
    guard let created = unsafe created else { throw .outOfMemory }
    guard status == CPNG_OK else {
      let error = unsafe PNGError(status, message: String(cString: cpng_writer_message(created)))
      unsafe cpng_writer_destroy(created)
      throw error
    }
    unsafe handle = created
  }

  deinit { unsafe cpng_writer_destroy(handle) }

  /// Writes one chunk in front of the image data.
  func addChunk(_ type: String, _ content: [UInt8]) throws(PNGError) {
    try check(unsafe cpng_writer_add_chunk(handle, type, content, content.count))
  }

  /// Appends one row of four bytes per pixel; its length must be the picture's.
  func append(_ row: [UInt8]) throws(PNGError) {
    try check(unsafe cpng_writer_append_row(handle, row))
  }

  /// Ends the file after its last row and answers all of it.
  func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe cpng_writer_finish(handle))
    var count = 0
    let bytes = unsafe cpng_writer_bytes(handle, &count)
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    guard status != CPNG_OK else { return }
    throw unsafe PNGError(status, message: String(cString: cpng_writer_message(handle)))
  }
}

/// The reader of libpng: a file in memory in, straight RGBA rows out.
enum LibPNGReader {
  /// Decodes a file whose header says the given size and hands its rows, of `4 * width` bytes, to `body` from the
  /// top down. Takes memory for one row, and for an interlaced picture for all of it.
  static func decode(
    _ file: [UInt8], width: Int, height: Int, row body: (_ row: [UInt8]) -> Void
  ) throws(PNGError) {
    try unsafe file.withUnsafeBufferPointer { (file) throws(PNGError) in
      var status = CPNG_OK
      let created = unsafe cpng_reader_create(
        file.baseAddress, file.count, UInt32(width), UInt32(height), &status)
      guard let handle = unsafe created else { throw .outOfMemory }
      defer { unsafe cpng_reader_destroy(handle) }
      func check(_ status: cpng_status) throws(PNGError) {
        guard status != CPNG_OK else { return }
        throw unsafe PNGError(status, message: String(cString: cpng_reader_message(handle)))
      }
      try check(status)
      guard unsafe cpng_reader_width(handle) == width, unsafe cpng_reader_height(handle) == height else {
        throw .corrupt("it has two headers")
      }
      var row = [UInt8](repeating: 0, count: 4 * width)
      for _ in 0..<height {
        try check(unsafe cpng_reader_next_row(handle, &row))
        body(row)
      }
      try check(unsafe cpng_reader_finish(handle))
    }
  }
}

/// zlib's checksum, which PNG's chunks carry.
enum Checksum {
  /// The CRC-32 of the bytes.
  static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_crc32(0, $0.baseAddress, $0.count) }
  }
}

/// zlib's decompression, for texts.
enum Inflation {
  /// What a zlib stream inflates to; nil where it is damaged or gives more than `limit` bytes.
  static func inflate(_ stream: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    // Deflate makes at most 1032 bytes of one. One byte is needed even for an empty text.
    let capacity = max(1, min(limit, stream.count * 1032))
    var status = CPNG_FAILED
    let inflated = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      status = unsafe stream.withUnsafeBufferPointer {
        unsafe cpng_inflate($0.baseAddress, $0.count, output.baseAddress, capacity, &count)
      }
    }
    return status == CPNG_OK && inflated.count <= limit ? inflated : nil
  }
}

extension PNGError {
  /// What a status of CPNG that is not `CPNG_OK` means.
  fileprivate init(_ status: cpng_status, message: String) {
    switch status {
    case CPNG_NO_MEMORY: self = .outOfMemory
    case CPNG_TRUNCATED: self = .truncated
    default: self = .corrupt(message)
    }
  }
}
