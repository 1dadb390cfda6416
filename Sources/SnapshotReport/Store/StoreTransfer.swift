internal import FileAccess

/// The transfer of pictures between a store and a place that several machines share.
package struct StoreTransfer: Sendable {
  private let store: ObjectStore
  private let remote: any ObjectRemote

  /// The number of pictures that are on their way at once.
  private static let batch = 1_000

  /// Creates a transfer.
  package init(_ store: ObjectStore, _ remote: any ObjectRemote) {
    (self.store, self.remote) = (store, remote)
  }

  /// The outcome of a transfer.
  package struct Outcome: Equatable, Sendable {
    /// The number of pictures that were copied.
    package var copied = 0
    /// The number of pictures that were there already.
    package var present = 0
    /// The pictures that are not where they should be, each with the reason.
    package var troubles: [ObjectName: String] = [:]

    package init() {}

    /// Adds the outcome of another store.
    package mutating func add(_ other: Outcome) {
      copied += other.copied
      present += other.present
      troubles.merge(other.troubles) { first, _ in first }
    }
  }

  /// Sends those of the pictures that are not there, or are there in another size, each after a check.
  ///
  /// The place is listed again afterwards: what it does not have was not sent.
  package func push(_ names: Set<ObjectName>) throws(StoreError) -> Outcome {
    var outcome = Outcome()
    let there = try remote.sizes()
    let missing = names.filter { !has($0, there) }
    var sound: [ObjectName] = []
    for name in missing.sorted() {
      do throws(StoreError) {
        if try store.object(name) == nil {
          outcome.troubles[name] = "the picture is neither in \(store.folder) nor in \(remote.place)"
        } else {
          sound.append(name)
        }
      } catch {
        outcome.troubles[name] = "\(error)"
      }
    }
    outcome.present = names.count - missing.count
    guard !sound.isEmpty else { return outcome }
    try remote.send(sound, from: store)
    let arrived = try remote.sizes()
    for name in sound {
      if has(name, arrived) {
        outcome.copied += 1
      } else {
        outcome.troubles[name] = "the picture did not arrive in \(remote.place)"
      }
    }
    return outcome
  }

  /// Returns whether a place has a picture whole: a stopped program may have left a part of it.
  private func has(_ name: ObjectName, _ sizes: [ObjectName: Int?]) -> Bool {
    guard let size = sizes[name] else { return false }
    return size == nil || size == store.size(of: name) ?? size
  }

  /// Gets those of the pictures that the store does not have, each after a check.
  ///
  /// The files of pulls that were stopped are removed, even if nothing is missing.
  package func pull(_ names: Set<ObjectName>) throws(StoreError) -> Outcome {
    Scratch.sweep(store)
    var outcome = Outcome()
    let missing = names.filter { !store.contains($0) }.sorted()
    outcome.present = names.count - missing.count
    for start in stride(from: 0, to: missing.count, by: Self.batch) {
      outcome.add(try get(Array(missing[start..<min(missing.count, start + Self.batch)])))
    }
    return outcome
  }

  private func get(_ names: [ObjectName]) throws(StoreError) -> Outcome {
    var outcome = Outcome()
    let scratch = try Scratch(in: store)
    let folder = try scratch.newFolder()
    var failure: StoreError?
    do throws(StoreError) { try remote.fetch(names, into: folder) } catch { failure = error }
    for name in names {
      do throws(StoreError) {
        guard let bytes = try Self.arrived(name, in: folder) else {
          outcome.troubles[name] =
            failure.map { "the picture did not come: \($0)" } ?? "the picture is not in \(remote.place)"
          continue
        }
        try store.add(bytes, as: name)
        outcome.copied += 1
      } catch {
        outcome.troubles[name] = "the picture came damaged from \(remote.place): \(error)"
      }
    }
    return outcome
  }

  /// Returns a file that was copied into a folder; nil if it did not arrive.
  private static func arrived(_ name: ObjectName, in folder: String) throws(StoreError) -> [UInt8]? {
    for path in ["\(folder)/\(name.fileName)", "\(folder)/\(name.path)"] {
      do { return try GuardedPath(path).open().bytes(limit: ReadLimit.bytes) } catch {
        guard error.isMissing else { throw StoreError("\(error)") }
      }
    }
    return nil
  }

  /// Returns a picture of the store; one that is not there, or damaged, is got first.
  ///
  /// - Throws: ``StoreError`` if it cannot be got.
  package static func object(
    _ name: ObjectName, of store: ObjectStore, from remote: (any ObjectRemote)?
  ) throws(StoreError) -> [UInt8] {
    var damage: StoreError?
    do throws(StoreError) { if let bytes = try store.object(name) { return bytes } } catch { damage = error }
    guard let remote else {
      throw damage ?? StoreError("\(store.path(of: name)): the picture is not there")
    }
    let outcome = try StoreTransfer(store, remote).get([name])
    if let reason = outcome.troubles[name] {
      throw StoreError("\(store.path(of: name)): \(reason)")
    }
    guard let bytes = try store.object(name) else {
      throw StoreError("\(store.path(of: name)): the picture is not there")
    }
    return bytes
  }
}
