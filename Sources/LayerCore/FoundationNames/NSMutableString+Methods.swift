import CFoundation
package import Foundation

/// The method that replaces that of Foundation, so that ranges may begin and end within characters.
///
/// Foundation's on Linux moves both ends to whole characters: to delete the accent of a letter deletes the letter, too, and to
/// delete the letter has no effect, while attributed strings count the units that were asked for.
/// [`CFoundation`](../../CFoundation/README.md) puts this in its place.
extension NSMutableString {
  /// Replaces the units of a range.
  @_silgen_name("plumb_mutablestring_replace")
  package func plumbReplaceCharacters(in range: NSRange, with text: String) {
    guard let (whole, before, after) = wholeCharacters(around: range) else {
      return foundationReplaceCharacters(in: range, with: text)
    }
    foundationReplaceCharacters(in: whole, with: before + text + after)
  }

  /// Foundation's own method.
  @_silgen_name("$s10Foundation15NSMutableStringC17replaceCharacters2in4withyAA8_NSRangeV_SStF")
  private func foundationReplaceCharacters(in range: NSRange, with text: String)

  /// Returns the range of the characters that a range is in, with the text in it before and after the range.
  ///
  /// The result is nil if the range begins and ends with characters, or within a scalar.
  private func wholeCharacters(around range: NSRange) -> (whole: NSRange, before: String, after: String)? {
    let string = self as String
    let units = string.utf16
    guard range.location >= 0, range.length >= 0,
      let from = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let to = units.index(from, offsetBy: range.length, limitedBy: units.endIndex),
      from.samePosition(in: string.unicodeScalars) != nil, to.samePosition(in: string.unicodeScalars) != nil
    else { return nil }
    let (first, last) = (String.Index(from, within: string), String.Index(to, within: string))
    guard first == nil || last == nil else { return nil }
    let start = first ?? string.index(before: string.index(after: from))
    let end = last ?? string.index(after: to)
    let location = range.location - units.distance(from: start, to: from)
    let whole = NSRange(location: location, length: units.distance(from: start, to: end))
    return (whole, String(string.unicodeScalars[start..<from]), String(string.unicodeScalars[to..<end]))
  }

  /// The number of methods that were replaced: one, or none in a Foundation of another shape.
  package static var replacedMethods: Int { Int(cfoundation_replaced_of_mutable_string()) }
}
