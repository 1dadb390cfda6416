/// A patch of whole files in the binary form of git, which `git apply` accepts.
///
/// A file has its new content, and its old one for `git apply --reverse`, each as a zlib stream in base 85. The streams are
/// not compressed: pictures are. Objects have SHA-1 names; git refuses the patch in a repository of SHA-256 objects.
struct GitPatch {
  private(set) var text = ""

  /// Appends a file.
  ///
  /// - Parameters:
  ///   - path: The names below the top of the repository, the last one that of the file.
  ///   - old: The present content; nil if there is no such file.
  ///   - new: The new content.
  mutating func append(_ path: [String], from old: [UInt8]?, to new: [UInt8]) {
    let name = path.joined(separator: "/")
    text += "diff --git \(Self.quoted("a/" + name)) \(Self.quoted("b/" + name))\n"
    let names = "\(old.map(Self.objectName) ?? String(repeating: "0", count: 40))..\(Self.objectName(new))"
    text += old == nil ? "new file mode 100644\nindex \(names)\n" : "index \(names) 100644\n"
    text += "GIT binary patch\n"
    for content in [new, old ?? []] {
      text += "literal \(content.count)\n" + Self.lines(Self.stream(content)) + "\n"
    }
  }

  /// Returns the name of the object with a content.
  static func objectName(_ content: [UInt8]) -> String {
    SHA1.text(of: Array("blob \(content.count)\0".utf8) + content)
  }

  /// Returns a zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4).
  static func stream(_ content: [UInt8]) -> [UInt8] {
    // A window of 32 KiB, the fastest level, and a check that makes the number a multiple of 31.
    var bytes: [UInt8] = [0x78, 0x01]
    bytes.reserveCapacity(content.count + content.count / largestBlock * 5 + 11)
    var start = 0
    repeat {
      let end = min(start + largestBlock, content.count)
      let (low, high) = (
        UInt8(truncatingIfNeeded: end - start), UInt8(truncatingIfNeeded: (end - start) >> 8)
      )
      bytes += [end == content.count ? 1 : 0, low, high, ~low, ~high]
      bytes += content[start..<end]
      start = end
    } while start < content.count
    let sum = checksum(content)
    return bytes + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
  }

  private static let largestBlock = 65_535

  /// Returns the Adler-32 of bytes (RFC 1950, 8.2).
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
    for byte in content {
      sum = (sum + UInt32(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return sumOfSums << 16 | sum
  }

  /// Returns bytes as lines of up to 52, each of which begins with a letter for its number: A to Z, then a to z.
  ///
  /// Four bytes are five digits, the last ones filled up with zeros.
  private static func lines(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 4 * 5 + bytes.count / 26 + 16)
    for start in stride(from: 0, to: bytes.count, by: 52) {
      let end = min(start + 52, bytes.count)
      let count = UInt8(end - start)
      text.append(count <= 26 ? UInt8(ascii: "A") + count - 1 : UInt8(ascii: "a") + count - 27)
      for place in stride(from: start, to: end, by: 4) {
        var number: UInt32 = 0
        for index in place..<place + 4 { number = number << 8 | (index < end ? UInt32(bytes[index]) : 0) }
        var group: [UInt8] = []
        for _ in 0..<5 {
          group.append(digits[Int(number % 85)])
          number /= 85
        }
        text += group.reversed()
      }
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".utf8)

  /// Returns a path as git writes it: in quotation marks if a byte is not visible ASCII, or is a quote or a backslash.
  static func quoted(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return text.utf8.elementsEqual(path.utf8) ? path : "\"\(text)\""
  }
}
