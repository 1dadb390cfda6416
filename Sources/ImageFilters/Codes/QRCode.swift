/// A QR code by ISO/IEC 18004: its modules, `true` for dark ones.
struct QRCode {
  /// The share of the code that may be damaged.
  enum Level: Int, CaseIterable {
    case low, medium, quartile, high

    /// Creates the level of a letter of L, M, Q and H.
    init?(letter: String) {
      guard let index = ["L", "M", "Q", "H"].firstIndex(of: letter.uppercased()) else { return nil }
      self = Level.allCases[index]
    }

    /// The number of the level in the format of a code.
    var formatBits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// The number of modules of a side.
  let size: Int
  let version: Int
  private(set) var modules: [Bool]
  /// Whether or not a module belongs to a pattern and not to the data.
  private var isPattern: [Bool]

  /// Creates the code of a message, of the smallest version that has space for it; nil if none has.
  ///
  /// - Parameters:
  ///   - mask: The number of the mask; nil for the one with the lowest penalty.
  init?(_ message: [UInt8], level: Level, mask: Int? = nil) {
    let segment = QRSegment(message)
    guard let version = (1...40).first(where: { segment.bitCount($0) <= QRTables.dataCount($0, level) * 8 })
    else { return nil }
    self.version = version
    size = 4 * version + 17
    modules = Array(repeating: false, count: size * size)
    isPattern = modules
    drawPatterns()
    let data = segment.codewords(version, count: QRTables.dataCount(version, level))
    draw(QRTables.interleaved(data, version, level))
    apply(level, mask: mask)
  }

  /// The module at a column and a row from the top left.
  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  private mutating func setPattern(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    modules[y * size + x] = isDark
    isPattern[y * size + x] = true
  }

  // MARK: Patterns

  private mutating func drawPatterns() {
    for place in 0..<size {
      setPattern(6, place, place % 2 == 0)
      setPattern(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = QRTables.alignments(version)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        let isFinder = (row == 0 && (column == 0 || column == last)) || (row == last && column == 0)
        if !isFinder { drawAlignment(x, y) }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let ring = max(abs(dx), abs(dy))
        setPattern(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 { for dx in -2...2 { setPattern(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
  }

  /// Draws both copies of the level and the mask.
  private mutating func drawFormat(_ value: Int) {
    let bits = QRTables.format(value)
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { setPattern(8, index, bit(index)) }
    setPattern(8, 7, bit(6))
    setPattern(8, 8, bit(7))
    setPattern(7, 8, bit(8))
    for index in 9..<15 { setPattern(14 - index, 8, bit(index)) }
    for index in 0..<8 { setPattern(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { setPattern(8, size - 15 + index, bit(index)) }
    setPattern(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let bits = QRTables.versionBits(version)
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      setPattern(far, near, bits >> index & 1 == 1)
      setPattern(near, far, bits >> index & 1 == 1)
    }
  }

  // MARK: Data

  /// Draws bytes in columns of two modules from the right, up and down in turn.
  private mutating func draw(_ bytes: [UInt8]) {
    var index = 0
    var right = size - 1
    var isUp = true
    while right > 0 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUp ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y * size + x] && index < bytes.count * 8 {
          modules[y * size + x] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUp.toggle()
      right -= 2
    }
  }

  private mutating func apply(_ level: Level, mask: Int?) {
    let plain = self
    var best: (code: QRCode, penalty: Int)?
    for number in mask.map({ [$0] }) ?? Array(0..<8) {
      var code = plain
      code.drawFormat(level.formatBits << 3 | number)
      for y in 0..<size {
        for x in 0..<size where !isPattern[y * size + x] && QRTables.isMasked(number, x, y) {
          code.modules[y * size + x].toggle()
        }
      }
      let penalty = mask == nil ? QRPenalty(code).sum : 0
      if penalty < best?.penalty ?? Int.max { best = (code, penalty) }
    }
    if let best { self = best.code }
  }
}
