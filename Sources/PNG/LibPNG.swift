internal import CPNG
internal import Raster

// The calls with pointers to libpng, zlib and libdeflate, except for rows (see `RowDecoder`), behind a safe interface.

/// The writer of libpng, from chunks to a file in memory.
@safe struct LibPNGWriter: ~Copyable {
  /// The content of the image data: palette indices, or channels.
  enum Colours: Int32 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  private let handle: OpaquePointer

  /// Starts a file; sides are 1 to 2^31 - 1.
  init(width: Int, height: Int, colours: Colours) throws(PNGError) {
    var status = CPNG_OK
    let created = unsafe cpng_writer_create(UInt32(width), UInt32(height), colours.rawValue, &status)
    guard let created = unsafe created else { throw .outOfMemory }
    guard status == CPNG_OK else {
      let error = unsafe PNGError(status, message: String(cString: cpng_writer_message(created)))
      unsafe cpng_writer_destroy(created)
      throw error
    }
    unsafe handle = created
  }

  deinit { unsafe cpng_writer_destroy(handle) }

  /// Writes a chunk, whose order is up to the caller.
  func addChunk(_ type: String, _ content: [UInt8]) throws(PNGError) {
    try check(unsafe cpng_writer_add_chunk(handle, type, content, content.count))
  }

  /// Writes image data, in several chunks if it is too long for one.
  func addImageData(_ stream: [UInt8]) throws(PNGError) {
    let longest = Int(Int32.max)
    guard stream.count > longest else { return try addChunk("IDAT", stream) }
    for start in stride(from: 0, to: stream.count, by: longest) {
      try addChunk("IDAT", Array(stream[start..<min(stream.count, start + longest)]))
    }
  }

  /// Ends the file, and returns its bytes.
  func finish() throws(PNGError) -> [UInt8] {
    try addChunk("IEND", [])
    var count = 0
    let bytes = unsafe cpng_writer_bytes(handle, &count)
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    guard status != CPNG_OK else { return }
    throw unsafe PNGError(status, message: String(cString: cpng_writer_message(handle)))
  }
}

/// The checksum of PNG's chunks.
enum Checksum {
  /// Returns the CRC-32 of the bytes.
  static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_crc32(0, $0.baseAddress, $0.count) }
  }
}

/// The decompression of texts, by zlib.
enum Inflation {
  /// Returns the bytes of a zlib stream up to a capacity of at least 1, and whether or not these are all of a whole
  /// stream.
  static func inflate(_ stream: ArraySlice<UInt8>, capacity: Int) -> (bytes: [UInt8], isWhole: Bool) {
    var status = CPNG_FAILED
    let inflated = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      status = unsafe stream.withUnsafeBufferPointer {
        unsafe cpng_inflate($0.baseAddress, $0.count, output.baseAddress, capacity, &count)
      }
    }
    return (inflated, status == CPNG_OK)
  }
}

extension PNGError {
  /// Creates the error of a status of CPNG other than `CPNG_OK`.
  init(_ status: cpng_status, message: String) {
    switch status {
    case CPNG_NO_MEMORY: self = .outOfMemory
    case CPNG_TRUNCATED: self = .truncated
    default: self = .corrupt(message)
    }
  }
}
