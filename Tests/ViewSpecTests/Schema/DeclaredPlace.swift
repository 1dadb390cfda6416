import Testing

@testable import ViewSpec

/// An object somewhere in a spec, by its declaration, and specs that have it.
struct DeclaredPlace: Sendable, CustomTestStringConvertible {
  /// The path of the place: `$.views[].border`.
  let path: String
  let declaration: ObjectDeclaration
  /// The keys that are tried here; those that all variants share are tried in one of them.
  let keys: [KeyDeclaration]
  /// Members that the object has besides, if it has them not already.
  let filler: [(key: String, value: String)]
  /// The spec that has this text in the object's place.
  let spec: @Sendable (String) -> String

  var testDescription: String { path }

  /// The object with these members: besides, with what is required, what must go with them, and the filler.
  func object(
    _ members: [(key: String, value: String)], without missing: String? = nil, withCompanions: Bool = true
  ) -> String {
    var all = members
    func add(_ name: String, _ value: String? = nil) {
      guard name != missing, !all.contains(where: { $0.key == name }) else { return }
      let shape = declaration.keys.first { $0.name == name }?.shape
      if let text = value ?? shape?.sample { all.append((name, text)) }
    }
    for key in declaration.keys where key.isRequired { add(key.name) }
    for rule in withCompanions ? declaration.rules : [] {
      func has(_ name: String) -> Bool { all.contains { $0.key == name } }
      switch rule.content {
      case .needs(let names, let others):
        if names.contains(where: has), !others.contains(where: has) { add(others[0]) }
      case .exactlyOne(let names): if !names.contains(where: has) { add(names[0]) }
      case .excludes: break
      }
    }
    let placing = Set(LayoutKeys.keys.map(\.declaration.name))
    let isPlaced = all.contains { placing.contains($0.key) }
    for (key, value) in filler where !(isPlaced && placing.contains(key)) { add(key, value) }
    return DeclaredPlace.text(all)
  }

  /// An object with exactly these members.
  static func text(_ members: [(key: String, value: String)]) -> String {
    "{ " + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + " }"
  }
}

extension DeclaredPlace {
  /// All objects that declarations speak of, each in a spec that is right but for what is tried.
  static let all: [DeclaredPlace] = {
    let view = #"{ "id": "icon", "frame": "superview" }"#
    let root = DeclaredPlace(
      path: "$", declaration: RootKeys.all, keys: RootKeys.all.keys, filler: [("views", "[\(view)]")],
      spec: { $0 })
    var walk = Walk()
    walk.visit(root)
    return walk.places
  }()

  /// A walk over declarations.
  private struct Walk {
    var places: [DeclaredPlace] = []
    private var known: Set<String> = []

    mutating func visit(_ place: DeclaredPlace) {
      places.append(place)
      for key in place.keys {
        visit(key.shape, "\(place.path).\(key.name)") { place.spec(place.object([(key.name, $0)])) }
      }
    }

    private mutating func visit(
      _ shape: ValueShape, _ path: String, _ spec: @escaping @Sendable (String) -> String
    ) {
      switch shape {
      case .flag, .text, .number, .integer, .expression, .oneOf, .choice: break
      case .array(let element, _): visit(element, path + "[]") { spec("[\($0)]") }
      case .dictionary(let value, _): visit(value, path + ".*") { spec("{ \"margin\": \($0) }") }
      case .either(let shapes): for shape in shapes { visit(shape, path, spec) }
      case .shared(let shared): if known.insert(shared.name).inserted { visit(shared.make(), path, spec) }
      case .object(let declaration):
        visit(
          DeclaredPlace(
            path: path, declaration: declaration, keys: declaration.keys, filler: [], spec: spec))
      case .tagged(let object):
        for (place, variant) in object.variants.enumerated() {
          let declaration = object.declaration(of: variant.name)
          var filler = [(key: object.tag, value: "\"\(variant.name)\"")]
          if declaration.names.contains("frame") {
            filler += [("frame", "\"superview\""), ("id", "\"icon\"")]
          }
          visit(
            DeclaredPlace(
              path: "\(path)(\(variant.name))", declaration: declaration,
              keys: place == 0 ? declaration.keys : variant.own.keys, filler: filler, spec: spec))
        }
      }
    }
  }
}

extension ValueShape {
  /// A value that is right, as JSON.
  var sample: String {
    switch self {
    case .flag: "true"
    case .text(let text): "\"\(text.example)\""
    case .number(let range), .expression(let range): numeral(min(max(1, range.lower ?? 1), range.upper ?? 1))
    case .integer(let range): "\(range.lowerBound)"
    case .oneOf(let numbers): "\(numbers[0])"
    case .choice(let names): "\"\(names[0])\""
    case .array: "[]"
    case .dictionary: "{}"
    case .either(let shapes): shapes[0].sample
    case .shared(let shared): shared.make().sample
    case .tagged: "{}"
    case .object(let declaration):
      DeclaredPlace(path: "", declaration: declaration, keys: [], filler: [], spec: { $0 }).object([])
    }
  }

  /// The alternatives that the shape has.
  private var alternatives: [ValueShape] {
    switch self {
    case .either(let shapes): shapes.flatMap(\.alternatives)
    case .shared(let shared): shared.make().alternatives
    default: [self]
    }
  }

  /// Values of all types that are not the shape's, and texts that are no name of it.
  var wrongValues: [String] {
    var wrong = [
      "null": "null", "bool": "true", "number": "1", "string": "\"?!\"", "array": "[]", "object": "{}",
    ]
    for shape in alternatives {
      switch shape {
      case .flag: wrong["bool"] = nil
      case .number, .integer: wrong["number"] = nil
      case .expression: (wrong["number"], wrong["string"]) = (nil, nil)
      case .text(let text): if text.pattern == nil { wrong["string"] = nil }
      case .choice, .oneOf: break
      case .array: wrong["array"] = nil
      case .object, .tagged, .dictionary: wrong["object"] = nil
      case .either, .shared: break
      }
    }
    return wrong.values.sorted()
  }

  /// All names of the shape, and the numbers at its bounds.
  var extremes: [String] {
    alternatives.flatMap { shape -> [String] in
      switch shape {
      case .choice(let names): names.map { "\"\($0)\"" }
      case .oneOf(let numbers): numbers.map { "\($0)" }
      case .number(let range), .expression(let range):
        [range.isLowerExcluded ? nil : range.lower, range.upper].compactMap { $0.map(numeral) }
      case .integer(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
      default: []
      }
    }
  }

  /// Numbers just beyond the shape's bounds.
  var numbersBeyond: [Double] {
    alternatives.flatMap { shape -> [Double] in
      switch shape {
      case .number(let range), .expression(let range):
        [range.lower.map { range.isLowerExcluded ? $0 : $0 - 1 }, range.upper.map { $0 + 1 }].compactMap {
          $0
        }
      case .integer(let range): [Double(range.lowerBound) - 1, Double(range.upperBound) + 1]
      case .oneOf(let numbers): numbers.flatMap { [Double($0) - 2, Double($0) + 2] }
      default: []
      }
    }
  }
}
