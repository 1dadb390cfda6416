package import PNG
package import Raster
package import SnapshotReport

extension PictureHash {
  /// Creates the hashes of a reference's file.
  ///
  /// - Throws: An error if the file is no PNG, is damaged, or exceeds the limits.
  package init(png: [UInt8], scale: Int, limits: PNGLimits = .standard) throws(PNGError) {
    let layout = try LayoutTree.split(png, limits: limits).json.map { Fingerprint(of: $0.utf8) }
    if MovingPicture.isOne(png) {
      self = try PictureHash(animation: png, scale: scale, layout: layout, limits: limits)
      return
    }
    let bitmap = try PNGReader(limits: limits).read(png).bitmap
    self.init(
      width: bitmap.width, height: bitmap.height, scale: scale, pixels: PixelFingerprint.of(bitmap),
      layout: layout)
  }
}

extension PictureHash {
  /// Creates the hashes of an animated PNG: of its times, and of the fingerprint of each frame.
  private init(
    animation png: [UInt8], scale: Int, layout: Fingerprint?, limits: PNGLimits
  ) throws(PNGError) {
    do throws(MovingPictureError) {
      let animation = try MovingPicture(png, limits: limits)
      var text = "\(animation.times.text)\n"
      var (frames, last) = (animation.frames(), "")
      while let (picture, isNew) = try frames.next() {
        if isNew { last = PixelFingerprint.of(picture).text }
        text += last + "\n"
      }
      self.init(
        width: animation.width, height: animation.height, scale: scale, pixels: Fingerprint(of: text.utf8),
        layout: layout)
    } catch {
      throw .corrupt(error.description)
    }
  }
}

/// A sink that computes the fingerprint of a picture's pixels, which depends on nothing else.
///
/// The fingerprint is that of a code of the picture: its width, then each run of equal rows, as the number of the rows
/// and the runs of equal pixels of the row, each as a number and the four bytes of a pixel. Runs are as long as
/// possible, so a picture has one code. Numbers are in groups of seven bits, the lowest first, with the highest bit set
/// in all but the last. The code is divided into blocks of 64 KiB, and the digests of the blocks are digested.
package struct PixelFingerprint: RowSink {
  private var code: [UInt8] = []
  private var digests: [UInt8] = []
  /// The last row, and the number of rows that are equal to it.
  private var row: [UInt32] = []
  private var next: [UInt32] = []
  private var count = 0

  private static let block = 1 << 16

  /// Creates the sink for a picture of a width, in pixels.
  package init(width: Int) {
    Self.append(width, to: &code)
  }

  /// Returns the fingerprint of a bitmap.
  package static func of(_ bitmap: Bitmap) -> Fingerprint {
    var sink = PixelFingerprint(width: bitmap.width)
    let pixels = bitmap.pixels.span
    for y in 0..<bitmap.height {
      sink.append(pixels.extracting(y * bitmap.width..<(y + 1) * bitmap.width), repeated: 1)
    }
    return sink.finish()
  }

  /// Returns the fingerprint of a drawing.
  package static func of(_ list: DisplayList) -> Fingerprint {
    var sink = PixelFingerprint(width: list.width)
    Rasterizer().render(list, into: &sink)
    return sink.finish()
  }

  package mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    unsafe row.withUnsafeBytes { source in
      next.removeAll(keepingCapacity: true)
      next.append(contentsOf: repeatElement(0, count: source.count / 4))
      unsafe next.withUnsafeMutableBytes { unsafe $0.copyMemory(from: source) }
    }
    if self.count > 0, next == self.row {
      self.count += count
    } else {
      addRow()
      swap(&self.row, &next)
      self.count = count
    }
  }

  /// Returns the fingerprint; the picture has no more rows.
  package consuming func finish() -> Fingerprint {
    addRow()
    if !code.isEmpty { digests += SHA256.digest(code) }
    return Fingerprint(of: digests)
  }

  /// Adds the last rows to the code.
  private mutating func addRow() {
    guard count > 0 else { return }
    Self.append(count, to: &code)
    var start = 0
    while start < row.count {
      var end = start + 1
      while end < row.count, row[end] == row[start] { end += 1 }
      Self.append(end - start, to: &code)
      // The bytes of a word are in memory as in the picture: red, green, blue, alpha on a little-endian machine.
      let word = row[start].littleEndian
      for shift in [0, 8, 16, 24] as [UInt32] { code.append(UInt8(truncatingIfNeeded: word >> shift)) }
      start = end
    }
    while code.count >= Self.block {
      digests += SHA256.digest(code.prefix(Self.block))
      code.removeFirst(Self.block)
    }
  }

  private static func append(_ number: Int, to code: inout [UInt8]) {
    var rest = UInt(number)
    while rest > 127 {
      code.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    code.append(UInt8(rest))
  }
}
