public import Foundation
import Paths

extension CGPath {
  /// Hands the elements to `block`, one after the other. The points are valid only during the call.
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

  /// Hands `info` and the elements to `function`, one after the other. The points are valid only during the call.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

/// What `apply(info:function:)` calls. Differs from UIKit: it is a Swift function, which may have a context.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// One element of a path, with as many points as its type has.
@unsafe public struct CGPathElement {
  /// What the element is.
  public var type: CGPathElementType
  /// The end of the element, after its control points.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What an element of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// Begins an outline: one point.
  case moveToPoint = 0
  /// A straight line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: a control point and an end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and an end.
  case addCurveToPoint = 3
  /// Ends an outline: no points.
  case closeSubpath = 4
}

extension Paths.Path.Element {
  /// The element as `CGPath` describes it.
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
  /// A number to six digits, without zeros behind the point.
  fileprivate static func text(_ number: Double) -> String { String(format: "%g", number) }
}

extension ObjectIdentifier {
  /// The address of the object, as descriptions show it.
  package var address: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}
