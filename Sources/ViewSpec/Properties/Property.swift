/// A property of a view, or of something that a view has, that a spec may set: its name there, how its value is read,
/// and how it is set.
///
///     Property("on", .flag) { $0.isOn = $1 }
struct Property<Owner>: Sendable {
  /// Sets the property to what was read.
  typealias Setting = @MainActor @Sendable (inout Owner, SpecEnvironment) throws(SpecProblem) -> Void

  let name: String
  let read: @Sendable (JSONElement, Scope) throws(SpecProblem) -> Setting

  /// A property that can be set to every value that can be read.
  init<Value>(
    _ name: String, _ value: PropertyValue<Value>,
    _ set: @escaping @MainActor @Sendable (inout Owner, Value) -> Void
  ) {
    self = .checked(name, value) { owner, value, _ in set(&owner, value) }
  }

  private init(
    name: String, read: @escaping @Sendable (JSONElement, Scope) throws(SpecProblem) -> Setting
  ) {
    self.name = name
    self.read = read
  }

  /// A property whose value is checked against its owner; the element is where the spec says it.
  static func checked<Value>(
    _ name: String, _ value: PropertyValue<Value>,
    _ set: @escaping @MainActor @Sendable (inout Owner, Value, JSONElement) throws(SpecProblem) -> Void
  ) -> Property {
    Property(name: name) { element, scope throws(SpecProblem) in
      let make = try value.read(element, scope)
      return { owner, environment throws(SpecProblem) in
        try set(&owner, try make(environment), element)
      }
    }
  }
}

/// What a spec says of the properties of one thing.
struct PropertySettings<Owner>: Sendable {
  fileprivate let all: [Property<Owner>.Setting]

  /// Sets them in the order of the properties.
  @MainActor
  func apply(to owner: inout Owner, _ environment: SpecEnvironment) throws(SpecProblem) {
    for set in all { try set(&owner, environment) }
  }
}

extension Array {
  /// Reads those of the properties that the object has. They are set in the order of this array, whatever the order of
  /// writing: bounds come before the value within them.
  func read<Owner>(
    _ reader: inout ObjectReader, _ scope: Scope
  ) throws(SpecProblem) -> PropertySettings<Owner> where Element == Property<Owner> {
    var settings: [Property<Owner>.Setting] = []
    for property in self {
      if let element = reader.optional(property.name) {
        settings.append(try property.read(element, scope))
      }
    }
    return PropertySettings(all: settings)
  }
}
