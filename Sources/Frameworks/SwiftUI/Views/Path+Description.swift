extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The parts of the path, in the order of numbers and letters of PostScript.
  public var description: String {
    var parts: [String] = []
    func add(_ points: CGPoint..., name: String) {
      parts += points.map { "\($0.x) \($0.y)" } + [name]
    }
    forEach { element in
      switch element {
      case .move(let point): add(point, name: "m")
      case .line(let point): add(point, name: "l")
      case .quadCurve(let point, let control): add(control, point, name: "q")
      case .curve(let point, let one, let other): add(one, other, point, name: "c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }
}
