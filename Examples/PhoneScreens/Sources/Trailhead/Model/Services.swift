import UIKit

/// A type that loads the regions and their trips.
@MainActor
public protocol TripStore {
  func load(_ completion: @escaping @MainActor ([Region]) -> Void)
}

/// The services and the data that the app depends on.
@MainActor
public struct Services {
  public var trips: any TripStore
  public var conversation: [Message]
  public var profile: Profile

  public init(trips: any TripStore, conversation: [Message], profile: Profile) {
    self.trips = trips
    self.conversation = conversation
    self.profile = profile
  }

  public static var sample: Services {
    Services(trips: SampleTripStore(), conversation: Sample.conversation, profile: Sample.profile)
  }
}

/// Has everything at hand.
public struct SampleTripStore: TripStore {
  public init() {}

  public func load(_ completion: @escaping @MainActor ([Region]) -> Void) {
    completion(Sample.regions)
  }
}
