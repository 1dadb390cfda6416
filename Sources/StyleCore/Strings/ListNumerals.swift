/// The numbers of the items of lists that are not written in figures.
package enum ListNumerals {
  /// Returns a number in letters: a … z, aa, ab.
  package static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, letters) = (number, "")
    while rest > 0 {
      rest -= 1
      letters = String(Character(Unicode.Scalar(UInt8(97 + rest % 26)))) + letters
      rest /= 26
    }
    return letters
  }

  /// Returns a number in Roman numerals, or in figures if it has none.
  package static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let digits = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, digit) in digits {
      while rest >= value {
        text += digit
        rest -= value
      }
    }
    return text
  }
}
