extension Subscribers {
  /// The end of a publisher.
  @frozen
  public enum Completion<Failure: Error> {
    /// The publisher has no more values.
    case finished
    /// The publisher stopped with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    if case .failure(let error) = self {
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    } else {
      try container.encode(true, forKey: .success)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Creates a completion from a decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

/// The keys of an encoded completion.
private enum CompletionKey: String, CodingKey {
  case success, error
}

extension Subscribers.Completion {
  /// The same end with an error of any type.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }

  /// Returns the same end with another error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
