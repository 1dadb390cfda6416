public import Foundation
import Paths

extension CGPath {
  /// Calls `block` for each element in order, whose points are valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points.map { CGPoint($0) }
      if points.isEmpty { points = [.zero] }
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var value = unsafe CGPathElement(type: element.type, points: base)
        unsafe withUnsafePointer(to: &value) { unsafe block($0) }
      }
    }
  }

  /// Calls `function` with `info` for each element in order, whose points are valid only during the call.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

/// The function that `apply(info:function:)` calls.
///
/// Differs from UIKit: it is a Swift function, which may have a context.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// An element of a path, with as many points as its type has.
@unsafe public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The end of the element, after its control points.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The type of a path's element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A straight line, with one point.
  case addLineToPoint = 1
  /// A quadratic curve, with a control point and an end.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with two control points and an end.
  case addCurveToPoint = 3
  /// The end of a subpath, without points.
  case closeSubpath = 4
}

extension Paths.Path.Element {
  /// The element in the format of `CGPath`'s description.
  var line: String {
    let points = self.points.map { " (\(CGPath.text($0.x)), \(CGPath.text($0.y)))" }.joined()
    return switch self {
    case .move: "\n  moveto" + points
    case .line: "\n    lineto" + points
    case .quad: "\n    quadto" + points
    case .cubic: "\n    curveto" + points
    case .close: "\n    closepath"
    }
  }
}

extension CGPath {
  /// Returns a number with up to six digits, without trailing zeros.
  fileprivate static func text(_ number: Double) -> String { String(format: "%g", number) }
}

extension ObjectIdentifier {
  /// The address of the object, in the format of descriptions.
  package var address: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}
