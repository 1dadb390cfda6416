internal import PNG
package import Raster

/// The pictures that a program shows in a terminal, by keys: a picture replaces the one with the same key.
package struct TerminalGallery: Sendable {
  /// The terminal, whose size may change between drawings.
  package var terminal: PictureTerminal
  private let seed: UInt32
  private var numbers: [String: UInt32] = [:]
  private var nextNumber: UInt32 = 0

  /// Creates an empty gallery; galleries of other programs in the same terminal have other seeds, as process identifiers.
  package init(_ terminal: PictureTerminal, seed: UInt32) {
    self.terminal = terminal
    self.seed = seed
  }

  /// Returns the bytes that draw a picture at the cursor, and move the cursor to the beginning of the line below.
  ///
  /// The cursor is at the beginning of a line. Pictures are reduced to the given cells, and never enlarged; those of
  /// images are never higher than the window, text may be.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - key: The name of the picture.
  ///   - columns: The maximum number of columns, at most that of the window, which is the default.
  ///   - rows: The maximum number of rows; nil for those of the window.
  package mutating func draw(
    _ bitmap: Bitmap, key: String, columns: Int? = nil, rows: Int? = nil
  ) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    let columns = max(1, min(columns ?? terminal.columns, terminal.columns))
    // The line below the picture is a line of the window, too.
    let imageRows = max(1, min(rows ?? terminal.rows - 1, terminal.rows - 1))
    switch terminal.pictures {
    case .none: return []
    case .blocks: return blocks(bitmap, columns: columns, rows: rows)
    case .sixel: return sixel(bitmap, columns: columns, rows: imageRows)
    case .iterm2: return iterm(bitmap, columns: columns, rows: imageRows)
    case .kitty:
      let id = identifier(of: key)
      return terminal.isInTmux
        ? kittyInTmux(bitmap, id, columns: columns, rows: imageRows)
        : kitty(bitmap, id, columns: columns, rows: imageRows)
    }
  }

  /// Returns the bytes that delete a picture from the terminal, if it keeps pictures.
  package mutating func remove(_ key: String) -> [UInt8] {
    guard let number = numbers.removeValue(forKey: key), terminal.pictures == .kitty else { return [] }
    return wrapped(KittyImage.deletion(of: identifier(number)))
  }

  /// Returns the bytes that delete all pictures from the terminal, if it keeps pictures.
  package mutating func removeAll() -> [UInt8] {
    numbers.sorted { $0.value < $1.value }.flatMap { remove($0.key) }
  }

  // MARK: Identifiers

  /// Returns the identifier of a key's picture, which is the same for each drawing.
  private mutating func identifier(of key: String) -> UInt32 {
    if let number = numbers[key] { return identifier(number) }
    let used = Set(numbers.values)
    repeat { nextNumber = nextNumber % 1023 + 1 } while used.contains(nextNumber) && used.count < 1023
    numbers[key] = nextNumber
    return identifier(nextNumber)
  }

  /// Returns an identifier of 24 bits, which a colour can have.
  private func identifier(_ number: UInt32) -> UInt32 { (seed & 0x3FFF) << 10 | number }

  // MARK: Protocols

  private var cell: PixelSize { PixelSize(width: terminal.cellWidth, height: terminal.cellHeight) }

  private func blocks(_ bitmap: Bitmap, columns: Int, rows: Int?) -> [UInt8] {
    // A cell of two pixels: they are squares if it is twice as high as wide.
    let pixel = PixelSize(width: 2 * terminal.cellWidth, height: terminal.cellHeight)
    let square = PixelSize(
      width: bitmap.width, height: max(1, bitmap.height * pixel.width / max(1, pixel.height)))
    let fit = PictureFit(square, cell: PixelSize(width: 1, height: 2), columns: columns, rows: rows)
    let small = bitmap.reduced(to: fit.size)
    return HalfBlocks.lines(small, over: terminal.background).flatMap { $0 + Array("\r\n".utf8) }
  }

  private func sixel(_ bitmap: Bitmap, columns: Int, rows: Int) -> [UInt8] {
    let fit = PictureFit(bitmap.size, cell: cell, columns: columns, rows: rows, limit: terminal.sixelLimit)
    let sequence = SixelImage.sequence(
      bitmap.reduced(to: fit.size), colors: terminal.sixelColors, over: terminal.background)
    return placed(sequence, rows: fit.rows)
  }

  private func iterm(_ bitmap: Bitmap, columns: Int, rows: Int) -> [UInt8] {
    let fit = PictureFit(bitmap.size, cell: cell, columns: columns, rows: rows)
    var file = cells(bitmap, fit)
    // A sequence of more than a mebibyte is cut off by tmux.
    var part = fit.size
    while terminal.isInTmux, file.count > 700_000, part.width > 1, part.height > 1 {
      part = PixelSize(width: part.width / 2, height: part.height / 2)
      file = (try? bitmap.reduced(to: part).pngData()) ?? []
    }
    return placed(
      wrapped(ITermImage.sequence(png: file, columns: fit.columns, rows: fit.rows)), rows: fit.rows)
  }

  private func kitty(_ bitmap: Bitmap, _ id: UInt32, columns: Int, rows: Int) -> [UInt8] {
    let fit = PictureFit(bitmap.size, cell: cell, columns: columns, rows: rows)
    let sequences = KittyImage.sequences(
      png: cells(bitmap, fit), id: id, columns: fit.columns, rows: fit.rows, isVirtual: false)
    return placed(Array(sequences.joined()), rows: fit.rows)
  }

  /// Returns a picture of placeholders, which tmux moves and erases as other text.
  private func kittyInTmux(_ bitmap: Bitmap, _ id: UInt32, columns: Int, rows: Int) -> [UInt8] {
    let most = PlaceholderMarks.all.count
    let fit = PictureFit(bitmap.size, cell: cell, columns: min(columns, most), rows: min(rows, most))
    let sequences = KittyImage.sequences(
      png: cells(bitmap, fit), id: id, columns: fit.columns, rows: fit.rows, isVirtual: true)
    let lines = (0..<fit.rows).flatMap {
      KittyImage.placeholders(id: id, row: $0, columns: fit.columns) + Array("\r\n".utf8)
    }
    return sequences.flatMap(wrapped) + lines
  }

  /// Returns the file of a picture, extended to whole cells so that no terminal changes its size.
  private func cells(_ bitmap: Bitmap, _ fit: PictureFit) -> [UInt8] {
    let whole = PixelSize(width: fit.columns * terminal.cellWidth, height: fit.rows * terminal.cellHeight)
    return (try? bitmap.reduced(to: fit.size).extended(to: whole).pngData()) ?? []
  }

  /// Returns a sequence for the terminal itself, past tmux.
  private func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    terminal.isInTmux ? TmuxPassthrough.wrapped(sequence) : sequence
  }

  /// Returns an image in lines that are free, with the cursor below it, wherever the terminal leaves it.
  private func placed(_ image: [UInt8], rows: Int) -> [UInt8] {
    Array((String(repeating: "\r\n", count: rows) + "\u{1B}[\(rows)A\u{1B}7").utf8) + image
      + Array("\u{1B}8\u{1B}[\(rows)B\r".utf8)
  }
}

extension Bitmap {
  /// The width and the height.
  fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
