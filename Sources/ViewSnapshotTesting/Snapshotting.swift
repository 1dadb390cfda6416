/// A way to make a snapshot of values of one type in a format that can be stored and compared: a strategy.
///
/// It has the shape of that of Point-Free's library, and strategies written for that work here.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's name, without a dot; nil for a name without one.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Makes the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>
  /// What stands between the reference's name and its extension, such as `@2x`.
  public var nameSuffix = ""
  /// Pixels per point of pictures.
  var scale: Int?
  /// Whether values are of the main actor, as views are.
  var needsMainActor = false

  /// A strategy whose snapshots may take until later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose snapshots are there at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: snapshot(value)) }
  }

  /// The strategy for values that can be made into those of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values that can be made into those of this one, if only later.
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
    strategy.needsMainActor = needsMainActor
    return strategy
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Value> = Snapshotting<Value, Value>

extension Snapshotting where Value == Format {
  /// A strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
