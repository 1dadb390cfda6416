/// The penalty by which the mask of a QR code is chosen: long runs, blocks, false finders, and an uneven share of dark.
struct QRPenalty {
  private let code: QRCode

  init(_ code: QRCode) {
    self.code = code
  }

  var sum: Int { lines + blocks + balance }

  /// The penalty of runs of five or more, and of patterns like those of the corners.
  private var lines: Int {
    var sum = 0
    for line in 0..<code.size {
      for row in [(0..<code.size).map { code[$0, line] }, (0..<code.size).map { code[line, $0] }] {
        sum += penalty(of: row)
      }
    }
    return sum
  }

  private func penalty(of row: [Bool]) -> Int {
    var sum = 0
    var run = 1
    for index in 1...row.count {
      if index < row.count, row[index] == row[index - 1] {
        run += 1
      } else {
        if run >= 5 { sum += run - 2 }
        run = 1
      }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    for start in 0...max(0, row.count - 11) where row.count >= 11 {
      let window = Array(row[start..<start + 11])
      if window == finder + light || window == light + finder { sum += 40 }
    }
    return sum
  }

  private var blocks: Int {
    var sum = 0
    for y in 0..<code.size - 1 {
      for x in 0..<code.size - 1 {
        let module = code[x, y]
        if module == code[x + 1, y], module == code[x, y + 1], module == code[x + 1, y + 1] { sum += 3 }
      }
    }
    return sum
  }

  /// Ten for each whole step of 5 % away from one half.
  private var balance: Int {
    let dark = code.modules.reduce(0) { $0 + ($1 ? 1 : 0) }
    let total = code.modules.count
    return abs(dark * 20 - total * 10) / total * 10
  }
}
