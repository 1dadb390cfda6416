/// A type that lists the classes of a source file, with the members that Objective-C would find by name.
///
/// The rewriter of sources adds one to each file.
@_alwaysEmitConformanceMetadata
public protocol ObjectiveCFile {
  /// The classes that the file declares or extends.
  nonisolated static var classes: [ObjectiveCClass] { get }
  /// The paths of folders whose files belong to the main bundle.
  nonisolated static var resourceFolders: [String] { get }
}

extension ObjectiveCFile {
  /// No folders.
  public nonisolated static var resourceFolders: [String] { [] }
}

/// A class of a source file, or an extension of it.
public struct ObjectiveCClass {
  /// The class; nil for a generic one.
  let type: Any.Type?
  /// The name of a generic class, with those of the types around it.
  let name: String
  /// The name that the class has in Objective-C; nil if it is that in Swift.
  let objectiveCName: String?
  /// The names of methods and properties, `save(_:) title`.
  let declared: String
  /// The members that can be called by name.
  let members: (@MainActor () -> [ObjectiveCMember])?
  /// The members of a generic class with the arguments that a class has, which can be called by name.
  let genericMembers: (@MainActor (Any.Type) -> [ObjectiveCMember])?
  /// Whether or not the class is one of this package, under a name of Apple's.
  var isOfSystem = false

  /// Creates the entry of a class of this package, with the properties that are known by name.
  package init(
    system type: Any.Type, _ members: @escaping @MainActor () -> [ObjectiveCMember]
  ) {
    self.init(type, "", members)
    isOfSystem = true
  }

  /// Creates the entry of a class.
  public init(_ type: Any.Type, _ declared: String, _ members: (@MainActor () -> [ObjectiveCMember])? = nil) {
    self.type = type
    name = ""
    objectiveCName = nil
    self.declared = declared
    self.members = members
    genericMembers = nil
  }

  /// Creates the entry of a class that has another name in Objective-C.
  public init(
    _ type: Any.Type, as name: String, _ declared: String,
    _ members: (@MainActor () -> [ObjectiveCMember])? = nil
  ) {
    self.type = type
    self.name = ""
    objectiveCName = name
    self.declared = declared
    self.members = members
    genericMembers = nil
  }

  /// Creates the entry of a generic class, whose members are asked for with each of its types, `Box<Int>.self`.
  public init(
    named name: String, _ declared: String,
    _ members: (@MainActor (Any.Type) -> [ObjectiveCMember])? = nil
  ) {
    type = nil
    self.name = name
    objectiveCName = nil
    self.declared = declared
    self.members = nil
    genericMembers = members
  }
}

/// A method or a property that can be used by its name.
public struct ObjectiveCMember {
  /// The selector of a method, or the key of a property.
  let name: String
  /// The method; nil for a property.
  let method: MethodImplementation?
  /// The property; nil for a method.
  let property: AnyKeyPath?
  /// A function that returns the value of the property as an object or a value that bridges to one.
  let getter: ((_ target: Any) -> Any?)?
  /// A function that sets the property to a converted value; nil if it cannot be set.
  let setter: ((_ target: Any, _ value: Any?) -> KeyValueOutcome)?

  /// Creates the entry of a method.
  public init<Target, each Argument, Value>(
    _ name: String, _ function: @escaping @MainActor (Target, repeat each Argument) throws -> Value
  ) {
    self.name = name
    method = MethodImplementation(function: function)
    property = nil
    getter = nil
    setter = nil
  }

  /// Creates the entry of a property.
  public init<Target, Value>(_ name: String, _ property: KeyPath<Target, Value>) {
    self.name = name
    method = nil
    self.property = property
    getter = { target in
      guard let target = target as? Target else { return nil }
      return KeyValueConversion.object(of: target[keyPath: property])
    }
    let writable = property as? ReferenceWritableKeyPath<Target, Value>
    setter = writable.map { property in
      { target, value in
        guard let target = target as? Target else { return .wrongType(Target.self) }
        switch KeyValueConversion.convert(value, to: Value.self) {
        case .value(let value):
          target[keyPath: property] = value
          return .done
        case .nothing: return .nilForScalar
        case .mismatch: return .wrongType(Value.self)
        }
      }
    }
  }
}
