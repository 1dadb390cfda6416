public import Foundation
package import GraphicsCore

/// A projective transform of space: a matrix that row vectors are multiplied by.
public struct CATransform3D: Hashable, Sendable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat
  /// The entry in row 1, column 2.
  public var m12: CGFloat
  /// The entry in row 1, column 3.
  public var m13: CGFloat
  /// The entry in row 1, column 4.
  public var m14: CGFloat
  /// The entry in row 2, column 1.
  public var m21: CGFloat
  /// The entry in row 2, column 2.
  public var m22: CGFloat
  /// The entry in row 2, column 3.
  public var m23: CGFloat
  /// The entry in row 2, column 4.
  public var m24: CGFloat
  /// The entry in row 3, column 1.
  public var m31: CGFloat
  /// The entry in row 3, column 2.
  public var m32: CGFloat
  /// The entry in row 3, column 3.
  public var m33: CGFloat
  /// The entry in row 3, column 4.
  public var m34: CGFloat
  /// The entry in row 4, column 1.
  public var m41: CGFloat
  /// The entry in row 4, column 2.
  public var m42: CGFloat
  /// The entry in row 4, column 3.
  public var m43: CGFloat
  /// The entry in row 4, column 4.
  public var m44: CGFloat

  /// Creates the matrix of zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates the matrix with the given entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// The rows of the matrix.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }

  /// Creates the matrix with the given rows.
  init(rows: [SIMD4<Double>]) {
    precondition(rows.count == 4, "A CATransform3D has four rows.")
    self.init()
    (m11, m12, m13, m14) = Self.entries(rows[0])
    (m21, m22, m23, m24) = Self.entries(rows[1])
    (m31, m32, m33, m34) = Self.entries(rows[2])
    (m41, m42, m43, m44) = Self.entries(rows[3])
  }

  private static func entries(_ row: SIMD4<Double>) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
  }

  /// The orthographic projection of the transform onto the layer's plane (G.18).
  ///
  /// Frames and conversions ignore perspective.
  package var planar: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether or not an entry is not a number.
  var hasNaN: Bool { rows.contains { row in (0..<4).contains { row[$0].isNaN } } }
}
