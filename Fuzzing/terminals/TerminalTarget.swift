@testable import TerminalPictures

/// Reads an input as the answers of a terminal.
///
/// Sizes taken from them are within limits, whatever precedes them, and pictures have a place in the cells.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTerminals(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  let answers = TerminalAnswers(bytes)
  // Keys of the user before the answers change nothing.
  precondition(TerminalAnswers(Array("abc".utf8) + bytes) == answers)
  var terminal = PictureTerminal(.none)
  terminal.use(answers, hasCell: false, isChosen: count % 2 == 0)
  let cell = PixelSize(width: terminal.cellWidth, height: terminal.cellHeight)
  precondition((2...512).contains(cell.width) && (2...512).contains(cell.height))
  precondition((2...256).contains(terminal.sixelColors))
  let picture = PixelSize(width: 1 + count * 97 % 3000, height: 1 + count * 31 % 4000)
  let fit = PictureFit(picture, cell: cell, columns: 80, rows: 24, limit: terminal.sixelLimit)
  precondition(fit.size.width > 0 && fit.size.height > 0 && fit.size.width <= picture.width)
  precondition((1...80).contains(fit.columns) && (1...24).contains(fit.rows))
  return 0
}
