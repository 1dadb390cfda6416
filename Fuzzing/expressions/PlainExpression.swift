/// A reader of an expression that was accepted, by recursion over its grammar.
struct PlainExpression {
  private let bytes: [UInt8]
  private var place = 0
  private var failed = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the value; nil if a part of it is not finite or divides by zero.
  mutating func value() -> Double? {
    let value = sum()
    skip()
    precondition(place == bytes.count, "The rest of an accepted expression was not read.")
    return failed ? nil : value
  }

  /// Returns the value of a name, which differs for most names.
  static func value(of name: String) -> Double {
    let sum = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1013 }
    return sum % 11 == 0 ? .infinity : sum % 7 == 0 ? 0 : Double(sum - 500) / 4
  }

  private mutating func skip() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skip()
    guard place < bytes.count, bytes[place] == byte.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func checked(_ value: Double) -> Double {
    if !value.isFinite { failed = true }
    return value
  }

  private mutating func sum() -> Double {
    var value = product()
    while true {
      if take("+") {
        value = checked(value + product())
      } else if take("-") {
        value = checked(value - product())
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Double {
    var value = factor()
    while true {
      if take("*") {
        value = checked(value * factor())
      } else if take("/") {
        let divisor = factor()
        if divisor == 0 { failed = true }
        value = checked(value / divisor)
      } else {
        return value
      }
    }
  }

  private mutating func factor() -> Double {
    if take("-") { return -factor() }
    if take("(") {
      let value = sum()
      precondition(take(")"))
      return value
    }
    skip()
    let start = place
    func isPart(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x5F
        || byte == 0x2E || byte >= 0x80
    }
    let isNumber = place < bytes.count && (0x30...0x39).contains(bytes[place])
    while place < bytes.count, isPart(bytes[place]) || isNumber && isSign(start) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    if isNumber {
      guard let number = Double(word) else { preconditionFailure("\(word) is no number.") }
      return checked(number)
    }
    let rest = place
    guard ["min", "max", "abs", "floor", "ceil", "round", "clamp"].contains(word), take("(") else {
      place = rest
      return checked(Self.value(of: word))
    }
    var arguments = [sum()]
    while take(",") { arguments.append(sum()) }
    precondition(take(")"))
    return checked(call(word, arguments))
  }

  /// Returns whether the next byte is the sign of an exponent.
  private func isSign(_ start: Int) -> Bool {
    guard place > start, bytes[place] == 0x2B || bytes[place] == 0x2D, place + 1 < bytes.count else {
      return false
    }
    return bytes[place - 1] | 0x20 == 0x65 && (0x30...0x39).contains(bytes[place + 1])
  }

  private func call(_ name: String, _ values: [Double]) -> Double {
    switch name {
    case "min": values.dropFirst().reduce(values[0]) { Swift.min($0, $1) }
    case "max": values.dropFirst().reduce(values[0]) { Swift.max($0, $1) }
    case "abs": values[0].magnitude
    case "floor": values[0].rounded(.down)
    case "ceil": values[0].rounded(.up)
    case "round": values[0].rounded(.toNearestOrAwayFromZero)
    default: Swift.max(Swift.min(values[0], values[2]), values[1])
    }
  }
}
