internal import Foundation

extension CGFloat {
  /// The number as in messages: at most two fraction digits, without zeros at the end.
  var words: String {
    guard isFinite else { return "\(self)" }
    let hundredths = (self * 100).rounded()
    guard Swift.abs(hundredths) < 1e12 else { return "\(self)" }
    let whole = Int(hundredths)
    let (points, rest) = Swift.abs(whole).quotientAndRemainder(dividingBy: 100)
    let sign = whole < 0 ? "−" : ""
    if rest == 0 { return "\(sign)\(points)" }
    return rest % 10 == 0
      ? "\(sign)\(points).\(rest / 10)" : "\(sign)\(points).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The length as in messages: `1 point`, `1.5 points`.
  var inPoints: String { "\(words) \(words == "1" ? "point" : "points")" }
}

extension CGSize {
  /// The size as in messages.
  var words: String { "\(width.words)×\(height.words)" }
}
