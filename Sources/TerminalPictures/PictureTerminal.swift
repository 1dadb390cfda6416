package import Raster

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A terminal as far as pictures depend on it: its protocol, its size in cells, the size of a cell in pixels.
package struct PictureTerminal: Sendable, Equatable {
  package var pictures: PictureProtocol
  /// The number of cells of a line; at least 1.
  package var columns: Int
  /// The number of lines; at least 1.
  package var rows: Int
  /// The width of a cell in pixels; at least 1.
  package var cellWidth: Int
  /// The height of a cell in pixels; at least 1.
  package var cellHeight: Int
  /// Whether or not tmux is between the program and the terminal.
  package var isInTmux: Bool
  /// The colour beneath pictures, which translucent pixels are mixed with where the protocol has none.
  package var background = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  /// The number of colours of a sixel picture, from 2 to 256.
  package var sixelColors = 256
  /// The largest sides of a sixel picture in pixels.
  package var sixelLimit = PixelSize(width: 1 << 14, height: 1 << 14)

  /// The cell of a VT340, for terminals that do not tell theirs.
  package static let usualCell = PixelSize(width: 10, height: 20)

  /// Creates a terminal of a size, in cells, whose cells have the usual size.
  package init(_ pictures: PictureProtocol, columns: Int = 80, rows: Int = 24, isInTmux: Bool = false) {
    self.pictures = pictures
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.isInTmux = isInTmux
    cellWidth = Self.usualCell.width
    cellHeight = Self.usualCell.height
  }

  /// Reads the size of the window again, as after `SIGWINCH`; what the system does not know stays.
  package mutating func updateSize(of descriptor: Int32) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    if size.ws_col > 0, size.ws_row > 0 {
      (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    }
    if size.ws_xpixel > 0, size.ws_ypixel > 0 {
      setCell(PixelSize(width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows))
    }
  }

  /// Sets the size of a cell, unless no cell has it.
  mutating func setCell(_ size: PixelSize) {
    guard (2...512).contains(size.width), (2...512).contains(size.height) else { return }
    (cellWidth, cellHeight) = (size.width, size.height)
  }
}

/// A width and a height in pixels.
package struct PixelSize: Sendable, Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}
