internal import LayoutCore

/// The keys of four distances from edges; omitted ones are 0.
struct EdgeKeys: Sendable {
  let top: Key<Formula>
  let bottom: Key<Formula>
  /// The left or leading edge.
  let leading: Key<Formula>
  /// The right or trailing edge.
  let trailing: Key<Formula>
  let all: ObjectDeclaration

  /// Creates the keys of distances in a range, with left and right edges, or leading and trailing ones.
  init(_ range: NumberRange, isAbsolute: Bool) {
    top = Key("top", .expression(range), "Points at the top.")
    bottom = Key("bottom", .expression(range), "Points at the bottom.")
    leading =
      isAbsolute
      ? Key("left", .expression(range), "Points at the left.")
      : Key("leading", .expression(range), "Points at the side where text begins.")
    trailing =
      isAbsolute
      ? Key("right", .expression(range), "Points at the right.")
      : Key("trailing", .expression(range), "Points at the side where text ends.")
    all = ObjectDeclaration([top, leading, bottom, trailing])
  }
}

extension SpecValue<EdgeFormulas> {
  /// Distances that are not negative.
  static let margins = SpecValue(
    "margins", "Points at all edges, or at each edge; not negative.", .notNegative)
  /// Distances inward; negative ones go outward.
  static let insets = SpecValue(
    "insets", "Points inward from all edges, or from each edge.", .solvable)
  /// The distances of a slice, which the solver does not use.
  static let cuts = SpecValue("cuts", "Points inward from all edges, or from each edge.", .any)

  /// Creates a value that is one number for all edges, or an object with a key for each edge.
  ///
  /// The keys are `top`, `bottom`, and either `left` and `right` or `leading` and `trailing`.
  private init(_ name: String, _ description: String, _ range: NumberRange) {
    let absolute = EdgeKeys(range, isAbsolute: true)
    let directional = EdgeKeys(range, isAbsolute: false)
    let shape = ValueShape.shared(name, description) {
      .either([.expression(range), .object(directional.all), .object(absolute.all)])
    }
    self.init(shape) { element, scope throws(DocumentError) in
      guard case .object = element.value.content else {
        let all = try Formula(element, in: scope)
        return EdgeFormulas(top: all, leading: all, bottom: all, trailing: all, isAbsolute: true)
      }
      let sides = [absolute.leading, absolute.trailing].compactMap(element.member)
      let isAbsolute = !sides.isEmpty
      if isAbsolute,
        [directional.leading, directional.trailing].contains(where: { element.member($0) != nil })
      {
        throw element.problem(
          "left or right is combined with leading or trailing", suggestion: "use only one pair")
      }
      let keys = isAbsolute ? absolute : directional
      let reader = try element.object(keys.all)
      let zero = try Formula(element.constant(0), in: scope)
      var formulas: [Formula] = []
      for key in [keys.top, keys.leading, keys.bottom, keys.trailing] {
        formulas.append(try reader.optional(key, in: scope) ?? zero)
      }
      return EdgeFormulas(
        top: formulas[0], leading: formulas[1], bottom: formulas[2], trailing: formulas[3],
        isAbsolute: isAbsolute)
    }
  }
}
