internal import CPNG
internal import Raster

// The pixels of a whole picture share memory with the bytes that they are decoded from: all unsafe code is in this
// file.

/// A decoder of ordinary images.
///
/// libpng's own files of a phone's screen take 1/4 to 1/5 of the time that libpng takes for them, palettes 1/7. Most of
/// it is libdeflate's; a row of zeros after the filter Up is a copy of the pixels above. The rest is mostly access to
/// memory, of which there is only the bitmap's own: filtered rows are at its end, and pixels never quite overtake them.
struct RowDecoder {
  private let image: OrdinaryImage
  private let rowLength: Int
  /// The premultiplied colours of indices.
  private let colours: [UInt32]

  init(_ image: OrdinaryImage) {
    self.image = image
    rowLength = image.rowLength
    colours = image.colours.map { StraightPixel(word: $0) }.map { Pixel($0).word }
  }

  /// Returns the picture; nil if the stream is not valid for it: libpng determines the error.
  func bitmap() -> Bitmap? {
    guard let bytes = image.stream, let stream = ZlibStream(bytes, inflatedCount: filteredLength) else {
      return nil
    }
    let (width, height) = (image.width, image.height)
    // Pixels must not overwrite the row above the current one; see the type's comment.
    let offset = max(4 * width + rowLength + 1, 4 * width * height - (height - 2) * (rowLength + 1))
    let capacity = (offset + filteredLength + 3) / 4
    var isDecoded = false
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let memory = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      unsafe HugePages.use(for: UnsafeMutableRawBufferPointer(start: memory, count: 4 * capacity))
      // A pixel is four bytes in a row, so that its memory is that of bytes, too.
      let filtered = unsafe (memory + offset).assumingMemoryBound(to: UInt8.self)
      isDecoded = unsafe stream.deflated.withUnsafeBufferPointer { deflated in
        guard unsafe cpng_inflate_exactly(deflated.baseAddress, deflated.count, filtered, filteredLength)
        else {
          return false
        }
        return unsafe decode(filtered, to: memory.assumingMemoryBound(to: UInt8.self)) == stream.checksum
      }
      count = isDecoded ? width * height : 0
    }
    return isDecoded ? Bitmap(width: width, height: height, pixels: pixels) : nil
  }

  private var filteredLength: Int { image.height * (1 + rowLength) }

  /// Decodes rows from the top down, and returns their checksum before that, or nil for an unknown filter.
  private func decode(
    _ filtered: UnsafeMutablePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt8>
  ) -> UInt32? {
    let (pixelLength, pixelsLength) = (image.pixelLength, 4 * image.width)
    // The row above if it is not in place: zeros initially, then one that repeats.
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength)
    unsafe kept.initialize(repeating: 0, count: rowLength)
    defer { unsafe kept.deallocate() }
    var above = unsafe kept
    var indices = [UInt8](repeating: 0, count: image.samples.bits < 8 ? image.width : 0)
    var adler = Adler32()
    for y in 0..<image.height {
      let row = unsafe filtered + (y * (rowLength + 1) + 1)
      let filter = unsafe row[-1]
      let output = unsafe pixels + y * pixelsLength
      if filter == 2, y > 0, unsafe cpng_is_zero(row, rowLength) {
        if unsafe above != kept {
          unsafe kept.update(from: above, count: rowLength)
          unsafe above = kept
        }
        unsafe output.update(from: output - pixelsLength, count: pixelsLength)
        adler.append(emptyRows: 1, length: rowLength + 1)
        continue
      }
      // Here, while the row is in the cache; libdeflate would pass over the whole image again.
      adler = unsafe Adler32(cpng_adler32(adler.value, row - 1, rowLength + 1))
      guard unsafe cpng_unfilter(Int32(filter), row, above, rowLength, pixelLength) else { return nil }
      unsafe convert(row, to: output, &indices)
      unsafe above = row
    }
    return adler.value
  }

  private func convert(
    _ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt8>, _ indices: inout [UInt8]
  ) {
    switch image.samples {
    case .rgb: unsafe cpng_expand_rgb(pixels, row, image.width)
    case .rgba: unsafe cpng_premultiply(pixels, row, image.width)
    case .indices(8): unsafe cpng_look_up(pixels, row, image.width, colours)
    case .indices(let bits):
      unsafe cpng_unpack(&indices, row, image.width, Int32(bits))
      unsafe cpng_look_up(pixels, indices, image.width, colours)
    }
  }
}

/// A zlib stream (RFC 1950) of an image.
private struct ZlibStream {
  let deflated: ArraySlice<UInt8>
  let checksum: UInt32

  /// Creates the stream; nil if the header is invalid, or the window is smaller than both deflate's and the image.
  ///
  /// libdeflate does not check that.
  init?(_ stream: ArraySlice<UInt8>, inflatedCount: Int) {
    guard stream.count > 6 else { return nil }
    let header = stream.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    let windowBits = header >> 12 + 8
    // Method 8, without a dictionary.
    guard header % 31 == 0, header >> 8 & 15 == 8, header & 0x20 == 0, windowBits <= 15 else { return nil }
    guard windowBits == 15 || inflatedCount <= 1 << windowBits else { return nil }
    deflated = stream.dropFirst(2).dropLast(4)
    checksum = stream.suffix(4).bigEndian32
  }
}
