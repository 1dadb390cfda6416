/// The numbers of ISO/IEC 18004, and the codes that protect data, formats and versions.
enum QRTables {
  /// The error correction codewords of a block by level and version.
  private static let correctionCounts: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The blocks by level and version.
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18,
      19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29, 31,
      33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40,
      43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45, 48,
      51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// Returns the number of all codewords of a version.
  static func codewordCount(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  /// Returns the number of codewords for data.
  static func dataCount(_ version: Int, _ level: QRCode.Level) -> Int {
    codewordCount(version) - correctionCounts[level.rawValue][version - 1]
      * blockCounts[level.rawValue][version - 1]
  }

  /// Returns the middles of the alignment patterns, along both axes.
  static func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).reversed().map { version * 4 + 10 - $0 * step }
  }

  /// Returns the data in blocks with their error correction, interleaved.
  static func interleaved(_ data: [UInt8], _ version: Int, _ level: QRCode.Level) -> [UInt8] {
    let (blockCount, correctionCount) = (
      blockCounts[level.rawValue][version - 1], correctionCounts[level.rawValue][version - 1]
    )
    let short = data.count / blockCount
    let longCount = data.count % blockCount
    var blocks: [(data: [UInt8], correction: [UInt8])] = []
    var start = 0
    for index in 0..<blockCount {
      let length = short + (index >= blockCount - longCount ? 1 : 0)
      let block = Array(data[start..<start + length])
      blocks.append((block, ReedSolomon.correction(of: block, count: correctionCount)))
      start += length
    }
    var result: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.data.count { result.append(block.data[place]) }
    }
    for place in 0..<correctionCount { for block in blocks { result.append(block.correction[place]) } }
    return result
  }

  /// Returns the 15 bits of a format: five, and ten that protect them.
  static func format(_ value: Int) -> Int {
    var rest = value
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    return (value << 10 | rest) ^ 0x5412
  }

  /// Returns the 18 bits of a version: six, and twelve that protect them.
  static func versionBits(_ version: Int) -> Int {
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    return version << 12 | rest
  }

  /// Returns whether a mask inverts a module.
  static func isMasked(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}

/// Error correction over the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// Returns the remainder of data, divided by the generator of `count` roots.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(count)
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  /// Returns the generator without its first coefficient, which is 1.
  private static func generator(_ count: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: count)
    coefficients[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        coefficients[index] = product(coefficients[index], root)
        if index + 1 < count { coefficients[index] ^= coefficients[index + 1] }
      }
      root = product(root, 2)
    }
    return coefficients
  }

  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= (Int(b) >> bit & 1) * Int(a)
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
