import Foundation

/// An observation of the value at a key path from an object.
///
/// It is linked to each object on the way; when one of them changes, the links behind it are made again.
final class Observation {
  /// The object that the key path begins at.
  private(set) weak var root: AnyObject?
  /// The key path as it was given.
  let keyPath: String
  let options: NSKeyValueObservingOptions
  /// The identity of the object that is told, for observers by name: it may end the observation while it is destroyed.
  let observer: ObjectIdentifier?
  let context: ObservationContext
  private let read: (_ root: AnyObject) -> Any?
  private let tell: (_ root: AnyObject, _ change: ObservedChange) -> Void
  /// The objects that the observation is linked to, and their keys.
  private var links: [(keys: WeakObject, key: String)] = []
  private(set) var isValid = true

  init(
    of root: AnyObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
    context: ObservationContext = .none, read: @escaping (_ root: AnyObject) -> Any?,
    tell: @escaping (_ root: AnyObject, _ change: ObservedChange) -> Void
  ) {
    self.root = root
    self.keyPath = keyPath
    self.options = options
    self.observer = observer.map { ObjectIdentifier($0) }
    self.context = context
    self.read = read
    self.tell = tell
    KeyValueObserving.add(1)
  }

  deinit { invalidate() }

  /// Begins to observe, and tells the present value if the options ask for it.
  func start() {
    guard let root else { return }
    link(from: root)
    guard options.contains(.initial) else { return }
    var change = ObservedChange()
    if options.contains(.new) { change.new = .some(read(root)) }
    tell(root, change)
  }

  /// Ends the observation.
  func invalidate() {
    guard isValid else { return }
    isValid = false
    unlink()
    KeyValueObserving.add(-1)
  }

  private func link(from root: AnyObject) {
    var visited: Set<String> = []
    link(root, keyPath, &visited)
  }

  private func link(_ root: AnyObject, _ path: String, _ visited: inout Set<String>) {
    var object: AnyObject? = root
    let names = path.split(separator: ".").map(String.init)
    for (index, name) in names.enumerated() {
      guard let current = object else { return }
      let key = KeyValueObserving.canonical(name)
      guard visited.insert("\(ObjectIdentifier(current).hashValue).\(key)").inserted else { return }
      let keys = ObservedKeys.of(current)
      keys.add(self, for: key)
      links.append((WeakObject(keys), key))
      for other in KeyValueObserving.keyPaths(affecting: name, of: current).sorted() {
        link(current, other, &visited)
      }
      if index + 1 < names.count {
        object = KeyValueCoding.value(of: current, forKey: name).flatMap {
          type(of: $0) is AnyClass ? $0 as AnyObject : nil
        }
      }
    }
  }

  private func unlink() {
    for link in links { (link.keys.object as? ObservedKeys)?.remove(self, for: link.key) }
    links = []
  }

  /// Returns the old value, if it is to be told, before a change, and tells of the change if the options ask for that.
  func prepare(for change: ObservedChange) -> Any?? {
    guard isValid, let root else { return nil }
    var prior = change
    if options.contains(.old) { prior.old = .some(part(read(root), change, in: [.removal, .replacement])) }
    if options.contains(.prior) {
      prior.isPrior = true
      tell(root, prior)
    }
    return prior.old
  }

  /// Tells of a change.
  func finish(_ change: ObservedChange, old: Any??) {
    guard isValid, let root else { return }
    if links.count > 1 {
      unlink()
      link(from: root)
    }
    var change = change
    change.old = old
    if options.contains(.new) {
      change.new = .some(part(read(root), change, in: [.insertion, .replacement]))
    }
    tell(root, change)
  }

  /// Returns the elements of a collection that a change of it is about, or the value of a setting.
  private func part(_ value: Any?, _ change: ObservedChange, in kinds: [NSKeyValueChange]) -> Any? {
    guard change.kind != .setting, let indexes = change.indexes else { return value }
    guard kinds.contains(change.kind), let all = value.flatMap({ flattened($0) }) as? [Any] else {
      return nil
    }
    return indexes.filter { $0 < all.count }.map { all[$0] }
  }
}

/// The observations of an object's properties, which the object owns.
final class ObservedKeys {
  /// An observation that is told of a key's changes.
  private struct Link {
    weak var observation: Observation?
  }

  /// A change that has begun; nil within another of the same key.
  private struct Pending {
    let key: String
    let change: ObservedChange
    let told: [(observation: Observation, old: Any??)]?
  }

  private static let storageKey = AssociatedObjects.key(of: ObservedKeys.self)
  /// The lock of all links, which observers are told outside of.
  private static let lock = NSRecursiveLock()

  private var links: [String: [Link]] = [:]
  private var pending: [Pending] = []
  /// The observations by name, which live as long as the object.
  private var owned: [Observation] = []

  /// Returns the observations of an object, if it has any.
  static func existing(of object: AnyObject) -> ObservedKeys? {
    AssociatedObjects.value(of: object, for: storageKey) as? ObservedKeys
  }

  /// Returns the observations of an object, which it has from now on.
  static func of(_ object: AnyObject) -> ObservedKeys {
    if let keys = existing(of: object) { return keys }
    let keys = ObservedKeys()
    AssociatedObjects.set(keys, of: object, for: storageKey, policy: .OBJC_ASSOCIATION_RETAIN)
    (object as? any ObservedObject)?.observationBegins()
    return keys
  }

  func own(_ observation: Observation) {
    Self.lock.withLock { owned.append(observation) }
  }

  /// Ends the last observation by an observer of a key path, and returns whether there was one.
  func disown(where isMatch: (Observation) -> Bool) -> Bool {
    let observation: Observation? = Self.lock.withLock {
      guard let index = owned.lastIndex(where: isMatch) else { return nil }
      return owned.remove(at: index)
    }
    observation?.invalidate()
    return observation != nil
  }

  func add(_ observation: Observation, for key: String) {
    Self.lock.withLock { links[key, default: []].append(Link(observation: observation)) }
  }

  func remove(_ observation: Observation, for key: String) {
    Self.lock.withLock {
      links[key]?.removeAll { $0.observation === observation || $0.observation == nil }
      if links[key]?.isEmpty == true { links[key] = nil }
    }
  }

  func isObserved(_ key: String) -> Bool { Self.lock.withLock { links[key] != nil } }

  func willChange(_ key: String, _ change: ObservedChange) {
    let observations: [Observation]? = Self.lock.withLock {
      pending.contains { $0.key == key } ? nil : (links[key] ?? []).compactMap(\.observation)
    }
    let told = observations?.map { ($0, $0.prepare(for: change)) }
    Self.lock.withLock { pending.append(Pending(key: key, change: change, told: told)) }
  }

  func didChange(_ key: String) {
    let ended: Pending? = Self.lock.withLock {
      guard let index = pending.lastIndex(where: { $0.key == key }) else { return nil }
      return pending.remove(at: index)
    }
    guard let ended, let told = ended.told else { return }
    for (observation, old) in told { observation.finish(ended.change, old: old) }
  }
}
