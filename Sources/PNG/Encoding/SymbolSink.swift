/// A type that takes rows of tokens as bytes: literals and matches.
protocol SymbolSink {
  /// Adds pixels as literals, the first `channels` bytes of each.
  mutating func literals(_ pixels: Span<UInt32>, channels: Int)
  mutating func literal(_ byte: UInt8)
  /// Adds `count` matches of `length` bytes, 3 to 258, from `distance` bytes back, 1 to 32768.
  mutating func matches(_ count: Int, length: Int, distance: Int)
}

extension SymbolSink {
  /// Adds a repetition of at least 3 bytes.
  @inline(__always)
  mutating func match(length: Int, distance: Int) {
    var rest = length
    if rest > 258 {
      // The rest must be a match, too.
      let whole = (rest &- 3) / 258
      matches(whole, length: 258, distance: distance)
      rest &-= 258 &* whole
      if rest > 258 {
        matches(1, length: rest &- 3, distance: distance)
        rest = 3
      }
    }
    matches(1, length: rest, distance: distance)
  }
}

/// The frequency of each symbol.
struct SymbolCounter: SymbolSink, Sendable {
  private(set) var literals = InlineArray<286, UInt32>(repeating: 0)
  private(set) var distances = InlineArray<30, UInt32>(repeating: 0)
  private(set) var total = 0
  private(set) var matchCount = 0

  @inline(__always)
  mutating func literals(_ pixels: Span<UInt32>, channels: Int) {
    for index in 0..<pixels.count {
      let pixel = unsafe pixels[unchecked: index]
      unsafe literals[unchecked: Int(pixel & 0xFF)] &+= 1
      if channels > 1 {
        unsafe literals[unchecked: Int(pixel &>> 8 & 0xFF)] &+= 1
        unsafe literals[unchecked: Int(pixel &>> 16 & 0xFF)] &+= 1
        if channels > 3 { unsafe literals[unchecked: Int(pixel &>> 24)] &+= 1 }
      }
    }
    total &+= pixels.count &* channels
  }

  @inline(__always)
  mutating func literal(_ byte: UInt8) {
    literals[Int(byte)] &+= 1
    total &+= 1
  }

  @inline(__always)
  mutating func matches(_ count: Int, length: Int, distance: Int) {
    let count32 = UInt32(truncatingIfNeeded: count)
    literals[DeflateSymbols.lengthSymbol(length)] &+= count32
    distances[DeflateSymbols.distance(distance).symbol] &+= count32
    total &+= count
    matchCount &+= count
  }
}

/// A writer of symbols in two codes.
struct SymbolWriter: SymbolSink {
  var bits: BitWriter
  /// The words, with their numbers of bits above 24 bits.
  private var literals = InlineArray<256, UInt32>(repeating: 0)
  /// The same for the lengths 0 to 258, with their extra bits after their words.
  private var lengths = InlineArray<259, UInt32>(repeating: 0)
  private var distances = InlineArray<30, UInt32>(repeating: 0)
  private let end: UInt32

  init(_ bits: consuming BitWriter, literals code: HuffmanCode, distances distanceCode: HuffmanCode) {
    self.bits = bits
    for byte in 0..<256 { literals[byte] = code.word(byte) }
    for length in 3...258 {
      let (symbol, extra) = (DeflateSymbols.lengthSymbol(length), DeflateSymbols.lengthExtra(length))
      let word = code.word(symbol)
      let count = word >> 24
      lengths[length] = word & 0xFF_FFFF | UInt32(extra.value) << count | (count + UInt32(extra.bits)) << 24
    }
    for symbol in 0..<30 { distances[symbol] = distanceCode.word(symbol) }
    end = code.word(DeflateSymbols.endOfBlock)
  }

  @inline(__always)
  mutating func literals(_ pixels: Span<UInt32>, channels: Int) {
    for index in 0..<pixels.count {
      let pixel = unsafe pixels[unchecked: index]
      let red = unsafe literals[unchecked: Int(pixel & 0xFF)]
      guard channels > 1 else {
        bits.append(UInt64(red & 0xFF_FFFF), bits: Int(red &>> 24))
        continue
      }
      let green = unsafe literals[unchecked: Int(pixel &>> 8 & 0xFF)]
      let blue = unsafe literals[unchecked: Int(pixel &>> 16 & 0xFF)]
      let twoBits = red &>> 24 &+ green &>> 24
      let value =
        UInt64(red & 0xFF_FFFF) | UInt64(green & 0xFF_FFFF) &<< UInt64(red &>> 24)
        | UInt64(blue & 0xFF_FFFF) &<< UInt64(twoBits)
      bits.append(value, bits: Int(twoBits &+ blue &>> 24))
      if channels > 3 {
        let alpha = unsafe literals[unchecked: Int(pixel &>> 24)]
        bits.append(UInt64(alpha & 0xFF_FFFF), bits: Int(alpha &>> 24))
      }
    }
  }

  @inline(__always)
  mutating func literal(_ byte: UInt8) {
    let word = literals[Int(byte)]
    bits.append(UInt64(word & 0xFF_FFFF), bits: Int(word &>> 24))
  }

  @inline(__always)
  mutating func matches(_ count: Int, length: Int, distance: Int) {
    let word = lengths[length]
    let place = DeflateSymbols.distance(distance)
    let distanceWord = distances[place.symbol]
    let wordBits = word &>> 24
    let symbolBits = wordBits &+ distanceWord &>> 24
    let value =
      UInt64(word & 0xFF_FFFF) | UInt64(distanceWord & 0xFF_FFFF) &<< UInt64(wordBits)
      | UInt64(place.extra) &<< UInt64(symbolBits)
    for _ in 0..<count { bits.append(value, bits: Int(symbolBits) &+ place.extraBits) }
  }

  mutating func endBlock() { bits.append(UInt64(end & 0xFF_FFFF), bits: Int(end >> 24)) }
}

/// The bytes themselves, if there are no repetitions.
struct ByteSink: SymbolSink {
  private(set) var bytes: [UInt8] = []

  mutating func literals(_ pixels: Span<UInt32>, channels: Int) {
    for index in pixels.indices {
      for channel in 0..<channels {
        bytes.append(UInt8(truncatingIfNeeded: pixels[index] >> UInt32(8 * channel)))
      }
    }
  }

  mutating func literal(_ byte: UInt8) { bytes.append(byte) }

  mutating func matches(_ count: Int, length: Int, distance: Int) {
    preconditionFailure("A block with matches is not stored.")
  }
}
