import UIKit

/// A day in the mountains.
public struct Trip: Hashable, Sendable {
  public enum Difficulty: Int, Sendable {
    case easy, moderate, hard
  }

  public var title: String
  public var date: String
  public var kilometres: Double
  public var ascent: Int
  public var hours: Double
  public var difficulty: Difficulty
  public var summary: String
  public var members: [Member]
  /// The number of the trip's picture.
  public var scenery: Int
}

public struct Region: Hashable, Sendable {
  public var name: String
  public var symbol: String
  public var trips: [Trip]
}

public struct Member: Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

public struct Message: Hashable, Sendable {
  /// Nil for what the user wrote.
  public var sender: Member?
  public var text: String
}

public struct Profile: Hashable, Sendable {
  public var member: Member
  public var role: String
  public var email: String
  public var about: String
  public var tripCount: Int
  public var summitCount: Int
  public var kilometres: Int
  public var achievements: [Achievement]
}

public struct Achievement: Hashable, Sendable {
  public var title: String
  public var detail: String
  public var symbol: String
}
