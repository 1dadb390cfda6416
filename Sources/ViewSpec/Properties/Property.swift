/// A property of a view, or of something that a view has, that a spec may set: its key there, how its value is read,
/// and how it is set.
///
///     Property("on", .flag, "Whether the switch is on.") { $0.isOn = $1 }
struct Property<Owner>: DeclaredKey {
  /// Sets the property to what was read.
  typealias Setting = @MainActor @Sendable (inout Owner, SpecEnvironment) throws(SpecProblem) -> Void

  let declaration: KeyDeclaration
  let read: @Sendable (JSONElement, Scope) throws(SpecProblem) -> Setting

  /// A property that can be set to every value that can be read.
  init<Value>(
    _ name: String, _ value: PropertyValue<Value>, _ description: String, isRequired: Bool = false,
    _ set: @escaping @MainActor @Sendable (inout Owner, Value) -> Void
  ) {
    self = .checked(name, value, description, isRequired: isRequired) { owner, value, _ in
      set(&owner, value)
    }
  }

  private init(
    _ declaration: KeyDeclaration,
    read: @escaping @Sendable (JSONElement, Scope) throws(SpecProblem) -> Setting
  ) {
    self.declaration = declaration
    self.read = read
  }

  /// A property whose value is checked against its owner; the element is where the spec says it.
  static func checked<Value>(
    _ name: String, _ value: PropertyValue<Value>, _ description: String, isRequired: Bool = false,
    _ set: @escaping @MainActor @Sendable (inout Owner, Value, JSONElement) throws(SpecProblem) -> Void
  ) -> Property {
    let declaration = KeyDeclaration(
      name: name, shape: value.shape, description: description, isRequired: isRequired)
    return Property(declaration) { element, scope throws(SpecProblem) in
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
    _ reader: ObjectReader, _ scope: Scope
  ) throws(SpecProblem) -> PropertySettings<Owner> where Element == Property<Owner> {
    var settings: [Property<Owner>.Setting] = []
    for property in self {
      if let element = reader.value(of: property) {
        settings.append(try property.read(element, scope))
      }
    }
    return PropertySettings(all: settings)
  }
}
