/// A part of a suite that is divided among machines: the second of eight, for example.
///
/// A case belongs to exactly one shard of a number of them. The shard depends on the name of the case alone, so that a
/// new case moves no other.
public struct Shard: Hashable, Sendable {
  /// The place among the shards, from 1.
  public let number: Int
  /// The number of shards.
  public let count: Int

  /// The maximum number of shards.
  public static let maximumCount = 10_000

  /// Creates a shard; nil if the number is not from 1 to the count, or the count is too large.
  public init?(_ number: Int, of count: Int) {
    guard (1...Shard.maximumCount).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Creates a shard from a text such as `2/8`; nil if it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  /// Whether or not this is the only shard, which has all cases.
  public var isWhole: Bool { count == 1 }

  /// Returns whether the case of a name belongs to this shard.
  public func contains(_ name: String) -> Bool { Shard.number(of: name, count: count) == number }

  /// Returns the number of the shard to which a name belongs.
  ///
  /// The bytes of the name are hashed by FNV-1a, whose bits are then mixed, since its highest ones depend little on the
  /// last letters.
  static func number(of name: String, count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    hash ^= hash >> 33
    return Int(hash.multipliedFullWidth(by: UInt64(count)).high) + 1
  }
}

extension Shard: CustomStringConvertible {
  /// The number and the count: `2/8`.
  public var description: String { "\(number)/\(count)" }
}

extension Shard: Codable {
  /// Decodes a text such as `2/8`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let shard = Shard(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a shard")
    }
    self = shard
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
