/// A key of an object in a spec: what the reader and the schema know of it.
struct KeyDeclaration: Sendable {
  let name: String
  let shape: ValueShape
  /// One line for those who write specs.
  let description: String
  let isRequired: Bool
}

/// What declares a key: a `Key`, or a `Property`.
protocol DeclaredKey: Sendable {
  var declaration: KeyDeclaration { get }
}

extension KeyDeclaration: DeclaredKey {
  var declaration: KeyDeclaration { self }
}

/// A key, and how its value is read.
///
///     static let alpha = Key("alpha", .number(in: 0...1), "How opaque the view is.")
struct Key<Value>: DeclaredKey {
  let declaration: KeyDeclaration
  let read: @Sendable (JSONElement, Scope) throws(SpecProblem) -> Value

  init(_ name: String, _ value: SpecValue<Value>, _ description: String, isRequired: Bool = false) {
    declaration = KeyDeclaration(
      name: name, shape: value.shape, description: description, isRequired: isRequired)
    read = value.read
  }
}

/// One kind of value: what it looks like, and how it is read.
struct SpecValue<Value>: Sendable {
  let shape: ValueShape
  let read: @Sendable (JSONElement, Scope) throws(SpecProblem) -> Value

  init(
    _ shape: ValueShape, _ read: @escaping @Sendable (JSONElement, Scope) throws(SpecProblem) -> Value
  ) {
    (self.shape, self.read) = (shape, read)
  }

  /// One of several names, each of which stands for a value.
  static func choice(_ options: KeyValuePairs<String, Value>) -> SpecValue where Value: Sendable {
    SpecValue(.choice(options.map(\.key))) { element, _ throws(SpecProblem) in try element.choice(options) }
  }

  /// The name of a case, and what `value` makes of it.
  static func option<Option: CaseIterable & RawRepresentable<String> & Sendable>(
    _ type: Option.Type, _ value: @escaping @Sendable (Option) -> Value
  ) -> SpecValue {
    SpecValue(.choice(Option.allCases.map(\.rawValue))) { element, _ throws(SpecProblem) in
      value(try element.option(type))
    }
  }
}

extension SpecValue<Bool> {
  /// True or false.
  static var flag: SpecValue {
    SpecValue(.flag) { element, _ throws(SpecProblem) in try element.bool() }
  }
}

extension SpecValue<String> {
  /// A text, of which all or nothing but its shape is known.
  static func text(_ shape: TextShape) -> SpecValue {
    SpecValue(.text(shape)) { element, _ throws(SpecProblem) in try element.string() }
  }
}

extension SpecValue<Int> {
  /// A whole number within bounds.
  static func integer(in range: ClosedRange<Int>) -> SpecValue {
    SpecValue(.integer(range)) { element, _ throws(SpecProblem) in try element.integer(in: range) }
  }
}

extension SpecValue<Double> {
  /// A number within bounds.
  static func number(in range: ClosedRange<Double>) -> SpecValue {
    SpecValue(.number(NumberRange(range))) { element, _ throws(SpecProblem) in
      try element.number(in: range)
    }
  }
}

extension SpecValue<Formula> {
  /// A number or an expression. Whether what it comes to is in the range is known when views are made.
  static func expression(_ range: NumberRange = .any) -> SpecValue {
    SpecValue(.expression(range)) { element, scope throws(SpecProblem) in try Formula(element, in: scope) }
  }
}

extension SpecValue<JSONElement> {
  /// A value that is read later.
  static func element(_ shape: ValueShape) -> SpecValue { SpecValue(shape) { element, _ in element } }
}

extension SpecValue<[JSONElement]> {
  /// An array whose elements are read one by one.
  static func elements(_ shape: ValueShape) -> SpecValue {
    SpecValue(.array(shape, limit: nil)) { element, _ throws(SpecProblem) in try element.array() }
  }
}
