/// A traversal of the numbers and expressions of a spec, by the declarations that it is read by, so that it is
/// complete.
struct SpecWalk {
  /// A number or an expression, with its position in the spec.
  struct Visit {
    let element: JSONElement
    /// The keys from the object of the view to the value, such as `align`, `inset`.
    let keys: [String]
    /// The enclosing objects, from that of the view inward.
    let objects: [JSONElement]
    /// The object of the enclosing view, or nil for the canvas.
    let superview: JSONElement?

    /// The object of the view.
    var view: JSONElement { objects[0] }
  }

  private struct Pending {
    let shape: ValueShape
    let element: JSONElement
    var keys: [String] = []
    var objects: [JSONElement] = []
    var superview: JSONElement?
    /// Whether or not the element is the object of a view.
    var isView = false
  }

  /// Visits all numbers and expressions except those of constraints, in document order.
  static func visit(_ root: JSONElement, _ body: (Visit) -> Void) {
    // A spec can be nested more deeply than a small stack allows.
    var pending = [Pending(shape: .object(RootKeys.all), element: root)]
    while let next = pending.popLast() {
      switch next.shape.alternative(for: next.element) {
      case .expression?:
        body(
          Visit(
            element: next.element, keys: next.keys, objects: next.objects, superview: next.superview))
      case .array(let shape, _)?:
        guard case .array(let values) = next.element.value.content else { break }
        for (place, value) in values.enumerated().reversed() {
          pending.append(
            Pending(
              shape: shape, element: JSONElement(value: value, path: next.element.path.index(place)),
              keys: next.keys, objects: next.objects, superview: next.superview))
        }
      case .dictionary(let shape, _)?:
        for entry in (try? next.element.entries())?.reversed() ?? [] {
          pending.append(
            Pending(
              shape: shape, element: entry.element, keys: next.keys + [entry.key],
              objects: next.objects + [next.element], superview: next.superview))
        }
      case .object(let declaration)?: add(next, declaration, &pending)
      case .tagged(let object)?:
        let tag = (try? next.element.entries())?.first { $0.key == object.tag }
        var variant = object.variants[0].name
        if case .string(let name)? = tag?.element.value.content { variant = name }
        var view = next
        view.isView = true
        add(view, object.declaration(of: variant), &pending)
      default: break
      }
    }
  }

  private static func add(_ object: Pending, _ declaration: ObjectDeclaration, _ pending: inout [Pending]) {
    // The keys and objects start again at a view.
    let isView = object.isView || object.objects.isEmpty
    let superview = isView ? object.objects.first : object.superview
    let objects = isView ? [object.element] : object.objects + [object.element]
    for entry in (try? object.element.entries())?.reversed() ?? [] {
      guard let key = declaration.keys.first(where: { $0.name == entry.key }) else { continue }
      pending.append(
        Pending(
          shape: key.shape, element: entry.element, keys: (isView ? [] : object.keys) + [entry.key],
          objects: objects, superview: superview))
    }
  }
}

extension ValueShape {
  /// Returns the alternative of the shape that a value has, or nil for constraints, which have names of their own.
  fileprivate func alternative(for element: JSONElement) -> ValueShape? {
    var all: [ValueShape] = []
    var pending = [self]
    while let next = pending.popLast() {
      switch next {
      case .either(let shapes): pending += shapes.reversed()
      case .shared(let shared): if shared.name != ConstraintKeys.shapeName { pending.append(shared.make()) }
      default: all.append(next)
      }
    }
    switch element.value.content {
    case .number, .string:
      return all.first { if case .expression = $0 { true } else { false } }
    case .array:
      return all.first { if case .array = $0 { true } else { false } }
    case .object(let members):
      return all.first { shape in
        switch shape {
        case .object(let declaration): members.allSatisfy { declaration.names.contains($0.key) }
        case .tagged, .dictionary: true
        default: false
        }
      }
    case .null, .bool: return nil
    }
  }
}
