import Foundation
import GraphicsCore
import Paths

/// The coding of paths in archives, and their descriptions.
extension UIBezierPath {
  private enum Key {
    static let elements = "elements"
    static let dashes = "dashes"
    static let dashPhase = "dashPhase"
    static let lineWidth = "lineWidth"
    static let lineCap = "lineCap"
    static let lineJoin = "lineJoin"
    static let miterLimit = "miterLimit"
    static let flatness = "flatness"
    static let isEvenOdd = "usesEvenOddFillRule"
  }

  func encodeAll(_ coder: NSCoder) {
    // Each element is the number of its type and its coordinates.
    let elements = outline.path.elements.flatMap { element in
      [Double(element.type.rawValue)] + element.points.flatMap { [$0.x, $0.y] }
    }
    coder.encode(UIBezierPath.data(elements), forKey: Key.elements)
    coder.encode(UIBezierPath.data(dashes.map { Double($0) }), forKey: Key.dashes)
    coder.encode(Double(dashPhase), forKey: Key.dashPhase)
    coder.encode(Double(lineWidth), forKey: Key.lineWidth)
    coder.encode(lineCapStyle.rawValue, forKey: Key.lineCap)
    coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoin)
    coder.encode(Double(miterLimit), forKey: Key.miterLimit)
    coder.encode(Double(flatness), forKey: Key.flatness)
    coder.encode(usesEvenOddFillRule, forKey: Key.isEvenOdd)
  }

  /// Decodes a path that `encodeAll` encoded.
  ///
  /// - Returns: `false` for other data.
  func decode(_ coder: NSCoder) -> Bool {
    guard let elements = UIBezierPath.numbers(coder, Key.elements), append(elements),
      let dashes = UIBezierPath.numbers(coder, Key.dashes),
      let cap = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCap)),
      let join = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoin))
    else { return false }
    self.dashes = dashes.map { CGFloat($0) }
    dashPhase = coder.decodeDouble(forKey: Key.dashPhase)
    lineWidth = coder.decodeDouble(forKey: Key.lineWidth)
    (lineCapStyle, lineJoinStyle) = (cap, join)
    miterLimit = coder.decodeDouble(forKey: Key.miterLimit)
    flatness = coder.decodeDouble(forKey: Key.flatness)
    usesEvenOddFillRule = coder.decodeBool(forKey: Key.isEvenOdd)
    return true
  }

  /// Appends elements in the format of `encodeAll`.
  ///
  /// - Returns: `false` for numbers in another format.
  private func append(_ numbers: [Double]) -> Bool {
    var rest = numbers[...]
    while let type = rest.popFirst() {
      let counts = [0.0: 1, 1: 1, 2: 2, 3: 3, 4: 0]
      guard let count = counts[type], rest.count >= 2 * count else { return false }
      var points: [Point] = []
      for _ in 0..<count { points.append(Point(x: rest.removeFirst(), y: rest.removeFirst())) }
      switch (type, points.count) {
      case (0, _): outline.path.move(to: points[0])
      case (1, _): outline.path.line(to: points[0])
      case (2, _): outline.path.quad(to: points[1], control: points[0])
      case (3, _): outline.path.cubic(to: points[2], points[0], points[1])
      default: outline.path.close()
      }
    }
    return true
  }

  /// Returns numbers as data, eight bytes each, the lowest byte first.
  private static func data(_ numbers: [Double]) -> NSData {
    var bytes: [UInt8] = []
    for number in numbers {
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
      }
    }
    return NSData(data: Data(bytes))
  }

  private static func numbers(_ coder: NSCoder, _ key: String) -> [Double]? {
    guard let data = coder.decodeObject(of: NSData.self, forKey: key), data.length % 8 == 0 else {
      return nil
    }
    let bytes = [UInt8](Data(referencing: data))
    return stride(from: 0, to: bytes.count, by: 8).map { start in
      var pattern: UInt64 = 0
      for byte in bytes[start..<start + 8].reversed() { pattern = pattern << 8 | UInt64(byte) }
      return Double(bitPattern: pattern)
    }
  }

  var describedElements: String {
    let elements = outline.path.elements.map { element in
      let points = element.points.map { "{\($0.x.text), \($0.y.text)}" }
      return switch element {
      case .move: "<MoveTo \(points[0])>"
      case .line: "<LineTo \(points[0])>"
      case .quad: "<QuadCurveTo \(points[1]) \(points[0])>"
      case .cubic: "<CurveTo \(points[2]) \(points[0]) \(points[1])>"
      case .close: "<Close>"
      }
    }
    let address = ObjectIdentifier(self).address
    return "<\(type(of: self)): \(address)"
      + (elements.isEmpty ? "" : "; " + elements.joined(separator: ",\n ")) + ">"
  }
}

extension Double {
  /// The number as a string, without a fraction of zero.
  fileprivate var text: String { self == rounded() && abs(self) < 1e15 ? String(Int64(self)) : String(self) }
}
