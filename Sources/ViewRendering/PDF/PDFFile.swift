/// The objects of a PDF (ISO 32000-1, version 1.7) and their bytes, which depend on the objects alone.
final class PDFFile {
  private var objects: [[UInt8]] = []

  /// Adds an object that is set later, and returns its number.
  func reserve() -> Int {
    objects.append([])
    return objects.count
  }

  /// Sets the text of an object.
  func set(_ number: Int, to text: String) { objects[number - 1] = Array(text.utf8) }

  /// Adds an object of a text, and returns its number.
  func add(_ text: String) -> Int {
    let number = reserve()
    set(number, to: text)
    return number
  }

  /// Adds a stream, and returns its number.
  ///
  /// - Parameters:
  ///   - entries: The entries of its dictionary, without the length.
  ///   - data: The bytes.
  func add(_ entries: String, stream data: [UInt8]) -> Int {
    let number = reserve()
    objects[number - 1] =
      Array("<< \(entries) /Length \(data.count) >>\nstream\n".utf8) + data + Array("\nendstream".utf8)
    return number
  }

  /// Returns the bytes of the file.
  ///
  /// - Parameters:
  ///   - root: The number of the catalog.
  ///   - info: The number of the dictionary of information; nil if there is none.
  func bytes(root: Int, info: Int?) -> [UInt8] {
    // Bytes beyond ASCII in a comment mark the file as binary.
    var bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = bytes.count
    var end = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      end += String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits + " 00000 n \n"
    }
    end += "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R"
    if let info { end += " /Info \(info) 0 R" }
    end += " >>\nstartxref\n\(table)\n%%EOF\n"
    return bytes + Array(end.utf8)
  }
}

/// The texts of numbers and strings in a PDF.
enum PDFText {
  /// Returns a number with at most six digits after the point; 0 for one that is not finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let millionths = (max(-1e9, min(value, 1e9)) * 1e6).rounded()
    let whole = Int(millionths)
    let (high, low) = (abs(whole) / 1_000_000, abs(whole) % 1_000_000)
    var text = (whole < 0 ? "-" : "") + String(high)
    if low > 0 {
      var digits = String(low)
      digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: " ") }

  /// Returns a string: in parentheses, or beyond ASCII as hexadecimal UTF-16.
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ (32..<127).contains($0) }) {
      var escaped = ""
      for scalar in text.unicodeScalars {
        if scalar == "(" || scalar == ")" || scalar == "\\" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      return "(\(escaped))"
    }
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return "<FEFF\(units.joined())>"
  }

  /// Returns bytes in runs, of the filter `RunLengthDecode`.
  static func runs(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      var end = index + 1
      while end < bytes.count, end - index < 128, bytes[end] == bytes[index] { end += 1 }
      if end - index > 1 {
        result += [UInt8(257 - (end - index)), bytes[index]]
      } else {
        while end < bytes.count, end - index < 128, end + 1 >= bytes.count || bytes[end] != bytes[end + 1] {
          end += 1
        }
        result.append(UInt8(end - index - 1))
        result += bytes[index..<end]
      }
      index = end
    }
    return result + [128]
  }
}
