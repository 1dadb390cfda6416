internal import Foundation

/// The text of numbers in messages.
enum PointText {
  /// Returns the number with at most three fraction digits, and no more than it needs.
  static func of(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  static func of(_ point: CGPoint) -> String { "(\(of(point.x)), \(of(point.y)))" }

  static func of(_ size: CGSize) -> String { "\(of(size.width))×\(of(size.height))" }

  static func of(_ rect: CGRect) -> String { "\(of(rect.origin)) \(of(rect.size))" }
}
