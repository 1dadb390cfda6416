/// Returns a word for a shell: unquoted if no shell could interpret it otherwise, else quoted.
///
/// A terminal takes control characters for keys, even in quotes, and invisible characters cannot be checked: a word
/// with these is the output of `printf`, which has their bytes in octal digits. A line feed is safe in quotes. The word
/// is examined by bytes, as a shell does: as characters, a quote and a combining mark that joins with it are one.
package func shellWord(_ word: String) -> String {
  // Some shells replace a word that begins with an equals sign by the path of a program.
  if !word.isEmpty, word.utf8.first != UInt8(ascii: "="), word.utf8.allSatisfy(isPlain) { return word }
  return word.unicodeScalars.contains { $0 != "\n" && $0.isInvisible } ? printedWord(word) : quotedWord(word)
}

/// Returns the words of a line in which each was written by `shellWord`, or is in single quotes.
///
/// The result is nil if a shell could interpret the line otherwise.
package func shellWords(in line: String) -> [String]? {
  var reader = ShellWordReader(bytes: Array(line.utf8))
  var words: [String] = []
  while true {
    guard let word = reader.readWord() else { return nil }
    words.append(String(decoding: word, as: UTF8.self))
    if reader.rest.isEmpty { return words }
    guard reader.take(" ") else { return nil }
  }
}

/// Returns whether a byte has no special meaning in any shell, anywhere in a word but at its start.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  default: "_-+=./,:@%".utf8.contains(byte)
  }
}

/// Returns a word in quotes, in which two number signs are apart, since logs may take them for a command.
private func quotedWord(_ word: some StringProtocol) -> String {
  var result = String.UnicodeScalarView("'".unicodeScalars)
  for scalar in word.replacing("'", by: #"'\''"#).unicodeScalars {
    if scalar == "#", result.last == "#" { result.append(contentsOf: "''".unicodeScalars) }
    result.append(scalar)
  }
  return String(result) + "'"
}

private let printStart = #""$(printf '"#
private let printEnd = #"')""#

private func printedWord(_ word: String) -> String {
  // A shell drops the line feeds at the end of an output.
  let count = word.utf8.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
  let end = word.utf8.index(word.endIndex, offsetBy: -count)
  var format = ""
  for scalar in word[..<end].unicodeScalars {
    switch scalar {
    case "%": format += "%%"
    case "\\": format += #"\\"#
    // Between double quotes, an interactive shell may take the exclamation mark for a reference to its history; and logs
    // may take two number signs for a command.
    case "'", "!", "#": format += octal(scalar)
    case _ where scalar.isInvisible: format += octal(scalar)
    default: format.unicodeScalars.append(scalar)
    }
  }
  return printStart + format + printEnd + (count > 0 ? quotedWord(word[end...]) : "")
}

/// Returns the bytes of a scalar as octal escapes of `printf`.
///
/// No argument of a program can contain the byte 0.
private func octal(_ scalar: Unicode.Scalar) -> String {
  String(scalar == "\0" ? "\u{FFFD}" : scalar).utf8.map { byte in
    #"\"# + [byte >> 6, byte >> 3 & 7, byte & 7].map { "\($0)" }.joined()
  }.joined()
}

/// A reader of the words of a line.
private struct ShellWordReader {
  private(set) var rest: ArraySlice<UInt8>

  init(bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Consumes a text if it is next, and returns whether it was.
  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Returns the bytes of the next word; nil if there is none, or one of its parts is not valid.
  mutating func readWord() -> [UInt8]? {
    var word: [UInt8] = []
    var hasPiece = false
    while let byte = rest.first, byte != UInt8(ascii: " ") {
      if isPlain(byte), hasPiece || byte != UInt8(ascii: "=") {
        word.append(byte)
        rest = rest.dropFirst()
      } else if take(#"\'"#) {
        word.append(UInt8(ascii: "'"))
      } else if take("'") {
        guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else { return nil }
        word += rest[..<end]
        rest = rest[(end + 1)...]
      } else if take(printStart) {
        guard let printed = readFormat() else { return nil }
        word += printed
      } else {
        return nil
      }
      hasPiece = true
    }
    return hasPiece ? word : nil
  }

  /// Returns the bytes that `printf` outputs for the next format.
  private mutating func readFormat() -> [UInt8]? {
    var printed: [UInt8] = []
    while !take(printEnd) {
      guard let byte = rest.popFirst(), byte != UInt8(ascii: "'") else { return nil }
      switch byte {
      case UInt8(ascii: "%"):
        guard rest.popFirst() == byte else { return nil }
        printed.append(byte)
      case UInt8(ascii: "\\"):
        if rest.first == byte {
          printed.append(byte)
          rest = rest.dropFirst()
        } else {
          let digits = rest.prefix(3).map { Int($0) - 0x30 }
          guard digits.count == 3, digits.allSatisfy((0...7).contains) else { return nil }
          printed.append(UInt8(truncatingIfNeeded: digits[0] << 6 | digits[1] << 3 | digits[2]))
          rest = rest.dropFirst(3)
        }
      default: printed.append(byte)
      }
    }
    return printed
  }
}
