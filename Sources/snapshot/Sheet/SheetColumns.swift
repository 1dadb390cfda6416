/// The choice of the number of columns of a sheet.
enum SheetColumns {
  /// Returns the number among some with which cells of a size come nearest to a sheet of three to two; the first of equals.
  ///
  /// The last line of a sheet may have fewer cells than the others.
  static func best(of choices: [Int], count: Int, cell: (width: Int, height: Int)) -> Int {
    var best: (columns: Int, long: Int, short: Int)?
    for columns in choices where columns > 0 {
      let lines = (count + columns - 1) / columns
      let (across, down) = (2 * columns * max(1, cell.width), 3 * lines * max(1, cell.height))
      let (long, short) = (max(across, down), min(across, down))
      // The quotient of the longer and the shorter side is compared without a division.
      if let best, !isLess(long, short, than: best.long, best.short) { continue }
      best = (columns, long, short)
    }
    return best?.columns ?? 1
  }

  /// Returns the smallest number of columns with as many lines, so that the last line is as full as can be.
  static func balanced(_ columns: Int, count: Int) -> Int {
    let lines = max(1, (count + columns - 1) / columns)
    return max(1, (count + lines - 1) / lines)
  }

  private static func isLess(_ long: Int, _ short: Int, than otherLong: Int, _ otherShort: Int) -> Bool {
    long.multipliedFullWidth(by: otherShort) < otherLong.multipliedFullWidth(by: short)
  }
}
