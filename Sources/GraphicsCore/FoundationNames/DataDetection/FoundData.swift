import Foundation

/// A result of other than regular expressions: data in a range of a text.
final class FoundData: NSTextCheckingResult {
  /// The data, by their type.
  enum Value: Sendable {
    case link(URL)
    case phoneNumber(String)
    case date(Date, TimeZone?, TimeInterval)
    case address([NSTextCheckingKey: String])
    case transit([NSTextCheckingKey: String])
    case quote(String)
    case dash(String)
    case replacement(String)
  }

  let value: Value
  private let place: NSRange

  /// Creates a result.
  init(_ range: NSRange, _ value: Value) {
    (place, self.value) = (range, value)
    super.init()
  }

  /// Returns `nil`: results of data are not stored.
  required init?(coder: NSCoder) { nil }

  override func encode(with coder: NSCoder) {}
  override class var supportsSecureCoding: Bool { true }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch value {
    case .link: .foundLink
    case .phoneNumber: .foundPhoneNumber
    case .date: .foundDate
    case .address: .foundAddress
    case .transit: .foundTransit
    case .quote: .foundQuote
    case .dash: .foundDash
    case .replacement: .foundReplacement
    }
  }

  override var range: NSRange { place }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// An expression that finds nothing, since Foundation adjusts ranges of results that have an expression alone.
  override var regularExpression: NSRegularExpression? { Self.nothing }
  private static let nothing = try? NSRegularExpression(pattern: "(?!)")

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FoundData, other.place == place else { return false }
    return switch (value, other.value) {
    case (.link(let left), .link(let right)): left == right
    case (.phoneNumber(let left), .phoneNumber(let right)): left == right
    case (.date(let left, let zone, let time), .date(let right, let otherZone, let otherTime)):
      left == right && zone == otherZone && time == otherTime
    case (.address(let left), .address(let right)), (.transit(let left), .transit(let right)): left == right
    case (.quote(let left), .quote(let right)), (.dash(let left), .dash(let right)),
      (.replacement(let left), .replacement(let right)):
      left == right
    default: false
    }
  }
  override var hash: Int { place.location ^ place.length << 16 }
}
