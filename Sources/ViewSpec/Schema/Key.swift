/// The declaration of a key of an object in a spec, for the reader and the schema.
struct KeyDeclaration: Sendable {
  let name: String
  let shape: ValueShape
  /// The description for authors of specs, on one line.
  let description: String
  let isRequired: Bool
}

/// A type that declares a key: a `Key`, or a `Property`.
protocol DeclaredKey: Sendable {
  var declaration: KeyDeclaration { get }
}

extension KeyDeclaration: DeclaredKey {
  var declaration: KeyDeclaration { self }
}

/// A key with the reading of its value.
///
///     static let alpha = Key("alpha", .number(in: 0...1), "How opaque the view is.")
struct Key<Value>: DeclaredKey {
  let declaration: KeyDeclaration
  let read: @Sendable (JSONElement, Scope) throws(DocumentError) -> Value

  init(_ name: String, _ value: SpecValue<Value>, _ description: String, isRequired: Bool = false) {
    declaration = KeyDeclaration(
      name: name, shape: value.shape, description: description, isRequired: isRequired)
    read = value.read
  }
}

/// A kind of value, with its shape and its reading.
struct SpecValue<Value>: Sendable {
  let shape: ValueShape
  let read: @Sendable (JSONElement, Scope) throws(DocumentError) -> Value

  init(
    _ shape: ValueShape, _ read: @escaping @Sendable (JSONElement, Scope) throws(DocumentError) -> Value
  ) {
    (self.shape, self.read) = (shape, read)
  }

  /// Returns a value that is given by one of several names.
  static func choice(_ options: KeyValuePairs<String, Value>) -> SpecValue where Value: Sendable {
    SpecValue(.choice(options.map(\.key))) { element, _ throws(DocumentError) in try element.choice(options) }
  }

  /// Returns a value that `value` converts from the case of an enumeration, given by name.
  static func option<Option: CaseIterable & RawRepresentable<String> & Sendable>(
    _ type: Option.Type, _ value: @escaping @Sendable (Option) -> Value
  ) -> SpecValue {
    SpecValue(.choice(Option.allCases.map(\.rawValue))) { element, _ throws(DocumentError) in
      value(try element.option(type))
    }
  }
}

extension SpecValue<Bool> {
  /// A Boolean value.
  static var flag: SpecValue {
    SpecValue(.flag) { element, _ throws(DocumentError) in try element.bool() }
  }
}

extension SpecValue<String> {
  /// Returns a string of a shape, which is not checked when it is read.
  static func text(_ shape: TextShape) -> SpecValue {
    SpecValue(.text(shape)) { element, _ throws(DocumentError) in try element.string() }
  }
}

extension SpecValue<Int> {
  /// Returns a whole number within bounds.
  static func integer(in range: ClosedRange<Int>) -> SpecValue {
    SpecValue(.integer(range)) { element, _ throws(DocumentError) in try element.integer(in: range) }
  }
}

extension SpecValue<Double> {
  /// Returns a number within bounds.
  static func number(in range: ClosedRange<Double>) -> SpecValue {
    SpecValue(.number(NumberRange(range))) { element, _ throws(DocumentError) in
      try element.number(in: range)
    }
  }
}

extension SpecValue<Formula> {
  /// Returns a number or an expression.
  ///
  /// The range of its result is only checked when views are created.
  static func expression(_ range: NumberRange = .any) -> SpecValue {
    SpecValue(.expression(range)) { element, scope throws(DocumentError) in try Formula(element, in: scope) }
  }
}

extension SpecValue<JSONElement> {
  /// Returns a value that is read later.
  static func element(_ shape: ValueShape) -> SpecValue { SpecValue(shape) { element, _ in element } }
}

extension SpecValue<[JSONElement]> {
  /// Returns an array whose elements are read one by one.
  static func elements(_ shape: ValueShape) -> SpecValue {
    SpecValue(.array(shape, limit: nil)) { element, _ throws(DocumentError) in try element.array() }
  }
}
