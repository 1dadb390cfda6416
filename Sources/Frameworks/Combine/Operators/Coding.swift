public import Foundation

/// An encoder of whole values.
public protocol TopLevelEncoder {
  /// The type of the encoded values.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder of whole values.
public protocol TopLevelDecoder {
  /// The type of the encoded values.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// A publisher of encoded values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The type of the values.
    public typealias Output = Coder.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    let encoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Encode", subscriber, trying: { .emit(try encoder.encode($0)) }))
    }
  }
}

extension Publishers {
  /// A publisher of decoded values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    let decoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Decode", subscriber, trying: { .emit(try decoder.decode(Output.self, from: $0)) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of values that are decoded.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
  {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Returns a publisher of encoded values.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
