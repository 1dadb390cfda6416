/// A settable property of a view, or of a part of it: its key in specs, the reading of its value, and its setter.
///
///     Property("on", .flag, "Whether the switch is on.") { $0.isOn = $1 }
struct Property<Owner>: DeclaredKey {
  /// A function that sets the property to the value that was read.
  typealias Setting = @MainActor @Sendable (inout Owner, SpecEnvironment) throws(DocumentError) -> Void

  let declaration: KeyDeclaration
  let read: @Sendable (JSONElement, Scope) throws(DocumentError) -> Setting

  /// Creates a property that can be set to every value that can be read.
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
    read: @escaping @Sendable (JSONElement, Scope) throws(DocumentError) -> Setting
  ) {
    self.declaration = declaration
    self.read = read
  }

  /// Returns a property whose setter checks the value against its owner, with the element for errors.
  static func checked<Value>(
    _ name: String, _ value: PropertyValue<Value>, _ description: String, isRequired: Bool = false,
    _ set: @escaping @MainActor @Sendable (inout Owner, Value, JSONElement) throws(DocumentError) -> Void
  ) -> Property {
    let declaration = KeyDeclaration(
      name: name, shape: value.shape, description: description, isRequired: isRequired)
    return Property(declaration) { element, scope throws(DocumentError) in
      let make = try value.read(element, scope)
      return { owner, environment throws(DocumentError) in
        try set(&owner, try make(environment), element)
      }
    }
  }
}

/// The values that a spec sets for the properties of one owner.
struct PropertySettings<Owner>: Sendable {
  fileprivate let all: [Property<Owner>.Setting]

  /// Sets the properties in the order of their array.
  @MainActor
  func apply(to owner: inout Owner, _ environment: SpecEnvironment) throws(DocumentError) {
    for set in all { try set(&owner, environment) }
  }
}

extension Array {
  /// Reads the properties that the object has.
  ///
  /// They are set in the order of this array, not in document order: bounds come before the value within them.
  func read<Owner>(
    _ reader: ObjectReader, _ scope: Scope
  ) throws(DocumentError) -> PropertySettings<Owner> where Element == Property<Owner> {
    var settings: [Property<Owner>.Setting] = []
    for property in self {
      if let element = reader.value(of: property) {
        settings.append(try property.read(element, scope))
      }
    }
    return PropertySettings(all: settings)
  }
}
