internal import Foundation

/// Numbers as messages have them.
enum PointText {
  /// At most three digits behind the point, and no more than it takes.
  static func of(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  static func of(_ point: CGPoint) -> String { "(\(of(point.x)), \(of(point.y)))" }

  static func of(_ size: CGSize) -> String { "\(of(size.width))×\(of(size.height))" }

  static func of(_ rect: CGRect) -> String { "\(of(rect.origin)) \(of(rect.size))" }
}
