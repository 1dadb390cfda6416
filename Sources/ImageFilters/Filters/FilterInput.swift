internal import Foundation
internal import GraphicsCore
internal import StyleCore

/// The parameters of a filter as values of their types, of whatever type a program set them.
struct FilterInput {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// Returns the number of any object that has a finite one.
  static func number(_ value: Any?) -> Double? {
    Double(number: value).flatMap { $0.isFinite ? $0 : nil }
  }

  func image(_ key: String = kCIInputImageKey) -> (any ImageNode)? { (values[key] as? CIImage)?.node }

  func number(_ key: String, _ value: Double = 0) -> Double {
    FilterInput.number(values[key]) ?? value
  }

  func color(_ key: String) -> CIColor.Components {
    switch values[key] {
    case let color as CIColor: color.components
    case let color as UIColor: CIColor(color: color).components
    case let color as CGColor: CIColor(cgColor: color).components
    default: CIColor.Components(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  func vector(_ key: String) -> CIVector? {
    switch values[key] {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: nil
    }
  }

  /// Returns the first two numbers of a vector as a point, which is finite.
  func point(_ key: String) -> CGPoint {
    let point = vector(key)?.cgPointValue ?? .zero
    return CGPoint(x: point.x.finiteOrZero, y: point.y.finiteOrZero)
  }

  func transform(_ key: String) -> CGAffineTransform {
    switch values[key] {
    case let transform as CGAffineTransform: transform
    case let vector as CIVector: vector.cgAffineTransformValue
    default: .identity
    }
  }

  func data(_ key: String) -> [UInt8]? {
    switch values[key] {
    case let data as Data: [UInt8](data)
    case let text as String: [UInt8](text.utf8)
    default: nil
    }
  }

  func text(_ key: String) -> String? { values[key] as? String }
}

/// A kind of filter: its name, the defaults of its parameters, and the computation of its image.
struct FilterKind: Sendable {
  typealias Make = @Sendable (FilterInput) -> (any ImageNode)?

  let name: String
  /// The keys in order, each with its default.
  let keys: [(key: String, value: (any Sendable)?)]
  let make: Make

  init(_ name: String, _ keys: [(key: String, value: (any Sendable)?)], _ make: @escaping Make) {
    (self.name, self.keys, self.make) = (name, keys, make)
  }

  /// Creates a filter of an image, the first of its parameters.
  init(
    _ name: String, of keys: [(key: String, value: (any Sendable)?)] = [],
    _ make: @escaping @Sendable (any ImageNode, FilterInput) -> (any ImageNode)?
  ) {
    self.init(name, [(kCIInputImageKey, nil)] + keys) { input in input.image().flatMap { make($0, input) } }
  }

  var defaults: [String: Any] {
    var defaults: [String: Any] = [:]
    for (key, value) in keys { if let value { defaults[key] = value } }
    return defaults
  }

  /// All kinds by their names.
  static let named: [String: FilterKind] = Dictionary(
    (colorFilters + blurFilters + geometryFilters + compositing + generators + codes).map { ($0.name, $0) }
  ) { $1 }
}
