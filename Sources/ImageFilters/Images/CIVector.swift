public import Foundation
public import GraphicsCore

/// A list of numbers: coordinates, rectangles and coefficients of filters.
open class CIVector: NSObject, @unchecked Sendable {
  final let values: [CGFloat]

  /// Creates a vector of the `count` numbers at `values`.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = unsafe Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    super.init()
  }

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector of the coordinates of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Creates a vector of the origin and the size of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  /// Creates a vector of the entries of a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Creates a vector of the numbers in brackets, separated by spaces.
  public convenience init(string representation: String) {
    let inside = representation.filter { $0 != "[" && $0 != "]" }
    self.init(inside.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) })
  }

  /// Returns the number at an index; 0 beyond the last.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The number of numbers.
  open var count: Int { values.count }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers in brackets, separated by spaces.
  open var stringRepresentation: String {
    "["
      + values.map { $0 == $0.rounded() && abs($0) < 1e9 ? String(Int($0)) : String(Double($0)) }
      .joined(separator: " ") + "]"
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }
  /// The same as `stringRepresentation`.
  open override var description: String { stringRepresentation }
}
