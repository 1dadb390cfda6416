/// The properties that a key path of Swift consists of.
///
/// Key paths have no names at run time on Linux, and those of a property from a class and from its subclass are not equal.
/// The identities of their parts are, which are read from memory as Swift lays them out; a test of two key paths finds out
/// whether it does.
enum KeyPathComponents {
  /// The identity of a property in a class and its subclasses.
  struct Component: Hashable {
    fileprivate let kind: UInt32
    fileprivate let identity: UInt
  }

  /// A property with the class that declares it.
  struct Step {
    let component: Component
    /// The type of the value; nil at the end of the path.
    let value: Any.Type?
  }

  /// Returns the only part of a key path; nil if it has several, or is of another kind.
  static func only(of keyPath: AnyKeyPath) -> Component? {
    guard let steps = steps(of: keyPath), steps.count == 1 else { return nil }
    return steps[0].component
  }

  /// Returns the parts of a key path, without those that unwrap optionals; nil if one is of another kind.
  static func steps(of keyPath: AnyKeyPath) -> [Step]? {
    isReadable ? unsafe read(keyPath) : nil
  }

  private class Probe {
    var one = 1
    var other = 2
  }

  private final class SubProbe: Probe {}

  private static let isReadable: Bool = {
    let paths: [AnyKeyPath] = [\Probe.one, \SubProbe.one, \Probe.other]
    let steps = paths.map { unsafe read($0) }
    guard let one = steps[0], let same = steps[1], let other = steps[2] else { return false }
    return one.count == 1 && same.count == 1 && other.count == 1
      && one[0].component == same[0].component && one[0].component != other[0].component
  }()

  private enum Kind {
    static let structure: UInt32 = 1
    static let computed: UInt32 = 2
    static let classStorage: UInt32 = 3
    static let optional: UInt32 = 4
  }

  /// Reads the buffer of a key path: its size, and for each part a header, its fields, and the type of its value.
  @unsafe private static func read(_ keyPath: AnyKeyPath) -> [Step]? {
    let object = unsafe UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    let size = unsafe Int(object.load(fromByteOffset: 24, as: UInt32.self) & 0x00FF_FFFF)
    guard size < 4_096 else { return nil }
    let start = unsafe object + 32
    var steps: [Step] = []
    var offset = 0
    while offset + 4 <= size {
      let header = unsafe start.load(fromByteOffset: offset, as: UInt32.self)
      offset += 4
      let kind = (header >> 24) & 0x7F
      var component: Component?
      switch kind {
      case Kind.structure, Kind.classStorage:
        var payload = UInt(header & 0x007F_FFFF)
        if payload == 0x007F_FFFF {
          guard offset + 4 <= size else { return nil }
          payload = unsafe UInt(start.load(fromByteOffset: offset, as: UInt32.self))
          offset += 4
        }
        component = Component(kind: kind, identity: payload)
      case Kind.computed:
        let (isSettable, hasArguments) = (header & 0x0040_0000 != 0, header & 0x0008_0000 != 0)
        offset = (offset + 7) & ~7
        guard !hasArguments, offset + (isSettable ? 24 : 16) <= size else { return nil }
        component = unsafe Component(kind: kind, identity: start.load(fromByteOffset: offset, as: UInt.self))
        offset += isSettable ? 24 : 16
      case Kind.optional: break
      default: return nil
      }
      var value: Any.Type?
      if offset < size {
        offset = (offset + 7) & ~7
        guard offset + 8 <= size else { return nil }
        value = unsafe unsafeBitCast(
          start.load(fromByteOffset: offset, as: UnsafeRawPointer.self), to: Any.Type.self)
        offset += 8
      }
      if let component {
        steps.append(Step(component: component, value: value))
      } else if let last = steps.popLast() {
        // The value in an optional counts as that of the property before it.
        steps.append(Step(component: last.component, value: value))
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// Returns the names of the properties of a key path from an object, `layer.bounds`; nil if one is not known.
  static func name(of keyPath: AnyKeyPath, from object: AnyObject) -> String? {
    guard let steps = steps(of: keyPath) else { return nil }
    var names: [String] = []
    var type: AnyClass? = Swift.type(of: object)
    for step in steps {
      guard let known = type, let name = ObjectiveCTables.shared.key(of: step.component, in: known) else {
        // A part of a structure is observed as the property that holds it.
        return names.isEmpty ? nil : names.joined(separator: ".")
      }
      names.append(name)
      type = step.value as? AnyClass
    }
    return names.joined(separator: ".")
  }
}
