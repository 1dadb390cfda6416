internal import CPNG
internal import Raster

// All that passes pointers to libpng, zlib and libdeflate, but for rows (see `RowDecoder`); what it offers is safe to use.

/// The writer of libpng: chunks in, a file in memory out.
@safe struct LibPNGWriter: ~Copyable {
  /// What stands in the image data: places in a palette, or channels.
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

  /// Writes one chunk; which may follow which is the caller's concern.
  func addChunk(_ type: String, _ content: [UInt8]) throws(PNGError) {
    try check(unsafe cpng_writer_add_chunk(handle, type, content, content.count))
  }

  /// Writes image data, in several chunks where one cannot be so long.
  func addImageData(_ stream: [UInt8]) throws(PNGError) {
    let longest = Int(Int32.max)
    guard stream.count > longest else { return try addChunk("IDAT", stream) }
    for start in stride(from: 0, to: stream.count, by: longest) {
      try addChunk("IDAT", Array(stream[start..<min(stream.count, start + longest)]))
    }
  }

  /// Ends the file and answers all of it.
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

/// The checksum that PNG's chunks carry.
enum Checksum {
  /// The CRC-32 of the bytes.
  static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_crc32(0, $0.baseAddress, $0.count) }
  }
}

/// Decompression of texts, by zlib.
enum Inflation {
  /// As many bytes of a zlib stream as fit into a capacity of at least 1, and whether these are all of a whole stream.
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
  /// What a status of CPNG that is not `CPNG_OK` means.
  init(_ status: cpng_status, message: String) {
    switch status {
    case CPNG_NO_MEMORY: self = .outOfMemory
    case CPNG_TRUNCATED: self = .truncated
    default: self = .corrupt(message)
    }
  }
}
