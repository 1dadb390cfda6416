internal import Plumb
internal import StyleCore

/// A strategy: a way to make a snapshot of values of one type in a format that can be stored and compared.
///
/// It has the form of Point-Free's library, and strategies written for that work here.
///
/// ```swift
/// extension Snapshotting where Value == Order, Format == String {
///   /// The strategy of an order as a table.
///   static var csv: Snapshotting {
///     Snapshotting(pathExtension: "csv", diffing: .lines) { order in
///       order.lines.map { "\($0.item),\($0.count)" }.joined(separator: "\n")
///     }
///   }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's name, without a dot; nil for a name without one.
  public var pathExtension: String?
  /// The storage and comparison of snapshots.
  public var diffing: Diffing<Format>
  /// A closure that makes the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>
  /// The suffix of the reference's name before its extension, such as `@2x`.
  public var nameSuffix = ""
  /// The number of pixels per point of pictures.
  var scale: Int?
  /// The version of the system that was asked for; nil for that of the settings around.
  var system: StyleCore.SystemVersion?
  /// The device whose screen a picture fills.
  var device: Plumb.Device?
  /// Whether or not values belong to the main actor, as views do.
  var needsMainActor = false

  /// Creates a strategy of asynchronous snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy of synchronous snapshots.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: snapshot(value)) }
  }

  /// Returns the strategy for values that can be transformed to those of this one.
  ///
  /// ```swift
  /// let items = SimplySnapshotting<String>.lines.pullback { (order: Order) in
  ///   order.lines.map(\.item).joined(separator: "\n")
  /// }
  /// ```
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values that can be transformed asynchronously to those of this one.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var strategy = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { [snapshot] other in
        .results { callback in
          transform(other).start { result in
            switch result {
            case .success(let value): snapshot(value).start(callback)
            case .failure(let error): callback(.failure(error))
            }
          }
        }
      })
    strategy.nameSuffix = nameSuffix
    strategy.scale = scale
    (strategy.system, strategy.device) = (system, device)
    strategy.needsMainActor = needsMainActor
    return strategy
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Value> = Snapshotting<Value, Value>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
