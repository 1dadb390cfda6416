import Foundation

/// The search for data in a range of a text.
struct DataDetection {
  /// The data, in order, which do not overlap.
  let results: [NSTextCheckingResult]

  /// Searches a range of a text, as far as the text has it.
  ///
  /// - Parameter now: The time that words such as "tomorrow" are relative to.
  init(_ string: String, _ range: NSRange, types: NSTextCheckingTypes, now: Date) {
    let text = string as NSString
    let start = max(0, min(range.location, text.length))
    let length = max(0, min(range.length, text.length - start))
    let part = DetectedText(text, NSRange(location: start, length: length))
    let types = NSTextCheckingResult.CheckingType(rawValue: types)
    // Links, addresses and dates have digits that may look like a telephone number, whether or not they are asked for.
    var found = LinkDetection.results(in: part)
    found += AddressDetection.results(in: part)
    let isForTimes = types.contains(.foundDate) || types.contains(.foundPhoneNumber)
    if isForTimes { found += DateDetection(now: now).results(in: part) }
    if types.contains(.foundPhoneNumber) { found += PhoneDetection.results(in: part) }
    // Of two that overlap, that of the first search counts: links, addresses, dates, telephone numbers.
    var taken = IndexSet()
    var kept: [FoundData] = []
    for result in found {
      let range = result.range.location..<(result.range.location + result.range.length)
      guard !range.isEmpty, !taken.intersects(integersIn: range) else { continue }
      taken.insert(integersIn: range)
      if types.contains(result.resultType) { kept.append(result) }
    }
    results = kept.sorted { $0.range.location < $1.range.location }
  }
}

/// A part of a text that is searched.
struct DetectedText {
  let text: NSString
  let range: NSRange

  /// Creates a part.
  init(_ text: NSString, _ range: NSRange) {
    (self.text, self.range) = (text, range)
  }

  /// Returns the matches of an expression.
  func matches(_ expression: NSRegularExpression?) -> [NSTextCheckingResult] {
    expression?.matches(in: String(describing: text), range: range) ?? []
  }

  /// Returns the characters of a range, or `nil` for a group that is not part of a match.
  func string(_ range: NSRange) -> String? {
    guard range.location >= 0, range.location <= text.length, range.length <= text.length - range.location
    else {
      return nil
    }
    return text.substring(with: range)
  }

  /// Returns the characters of a group of a match.
  func group(_ number: Int, of match: NSTextCheckingResult) -> String? {
    number < match.numberOfRanges ? string(match.range(at: number)) : nil
  }
}
