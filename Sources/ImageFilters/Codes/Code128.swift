/// A bar code by ISO/IEC 15417: its modules from the left, `true` for dark ones, without the quiet zones.
struct Code128 {
  /// The widths of the bars and spaces of each symbol, in turn, from a bar on.
  static let widths = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213",
    "221312", "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132",
    "221231", "213212", "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211",
    "212123", "212321", "232121", "111323", "131123", "131321", "112313", "132113", "132311", "211313",
    "231113", "231311", "112133", "112331", "132131", "113123", "113321", "133121", "313121", "211331",
    "231131", "213113", "213311", "213131", "311123", "311321", "331121", "312113", "312311", "332111",
    "314111", "221411", "431111", "111224", "111422", "121124", "121421", "141122", "141221", "112214",
    "112412", "122114", "122411", "142112", "142211", "241211", "221114", "413111", "241112", "134111",
    "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112", "421211", "212141",
    "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311", "113141",
    "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
  ]

  private enum CodeSet: Int {
    case a, b, c

    /// The symbol that begins a code with the set.
    var start: Int { 103 + rawValue }
    /// The symbol that changes to the set.
    var change: Int { 101 - rawValue }
  }

  /// The values of the symbols, from the start to the stop.
  let symbols: [Int]

  /// Creates the code of a message; nil for an empty one, and for one with bytes beyond ASCII.
  init?(_ message: [UInt8]) {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    var symbols: [Int] = []
    var present: CodeSet?
    var index = 0
    while index < message.count {
      let set = Code128.set(for: message[index...], present)
      if set != present {
        symbols.append(present == nil ? set.start : set.change)
        present = set
      }
      if set == .c {
        symbols.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
        index += 2
      } else {
        symbols.append(Code128.symbol(message[index]))
        index += 1
      }
    }
    let check = symbols.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
    self.symbols = symbols + [check, 106]
  }

  /// The modules of the symbols.
  var modules: [Bool] {
    symbols.flatMap { symbol in
      Code128.widths[symbol].utf8.enumerated().flatMap { place, width in
        Array(repeating: place % 2 == 0, count: Int(width) - 48)
      }
    }
  }

  /// Returns the value of a character in the sets A and B; those before the space are in A alone.
  private static func symbol(_ byte: UInt8) -> Int { byte < 32 ? Int(byte) + 64 : Int(byte) - 32 }

  /// Returns the set for the next characters: pairs of digits if there are four in a row, or an even rest.
  private static func set(for rest: ArraySlice<UInt8>, _ present: CodeSet?) -> CodeSet {
    let digits = rest.prefix { (48...57).contains($0) }.count
    if present == .c, digits >= 2 { return .c }
    if digits >= 4, digits % 2 == 0 || present == nil { return .c }
    if present == nil, digits == 2, rest.count == 2 { return .c }
    let next = rest[rest.startIndex]
    if next < 32 { return .a }
    if next >= 96 { return .b }
    if let present, present != .c { return present }
    return rest.first { $0 < 32 || $0 >= 96 }.map { $0 < 32 ? .a : .b } ?? .b
  }
}
