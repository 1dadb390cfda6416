// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are Apple's.

/// A matrix of four columns.
public struct Matrix4<Scalar: FloatingPoint & SIMDScalar>: Equatable {
  /// The columns, from left to right.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates a matrix of zeros.
  public init() {
    self.init(.zero, .zero, .zero, .zero)
  }

  /// Creates a matrix of its columns.
  public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
  ) {
    columns = (column0, column1, column2, column3)
  }

  /// Creates a matrix of its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix of a list of its columns.
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "a matrix of 4 columns of \(columns.count)")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix of a list of its rows.
  public init(rows: [SIMD4<Scalar>]) {
    self = Matrix4(rows).transpose
  }

  /// Creates a matrix with a number along the diagonal, and zeros.
  public init(_ scalar: Scalar) {
    self.init(diagonal: SIMD4<Scalar>(repeating: scalar))
  }

  /// Creates a matrix with numbers along the diagonal, and zeros.
  public init(diagonal: SIMD4<Scalar>) {
    self.init(
      SIMD4<Scalar>(diagonal.x, 0, 0, 0), SIMD4<Scalar>(0, diagonal.y, 0, 0),
      SIMD4<Scalar>(0, 0, diagonal.z, 0), SIMD4<Scalar>(0, 0, 0, diagonal.w))
  }

  /// The matrix that changes no vector.
  public static var identity: Matrix4 { Matrix4(1) }

  /// A column by its index.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("column \(column)")
      }
    }
  }

  /// An element by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix whose columns are the rows of this one.
  public var transpose: Matrix4 {
    Matrix4(
      (0..<4).map { row in SIMD4<Scalar>(columns.0[row], columns.1[row], columns.2[row], columns.3[row]) })
  }

  public static func == (one: Matrix4, other: Matrix4) -> Bool {
    (0..<4).allSatisfy { one[$0] == other[$0] }
  }

  /// The sum of two matrices.
  public static func + (one: Matrix4, other: Matrix4) -> Matrix4 {
    Matrix4((0..<4).map { one[$0] + other[$0] })
  }

  /// The difference of two matrices.
  public static func - (one: Matrix4, other: Matrix4) -> Matrix4 {
    Matrix4((0..<4).map { one[$0] - other[$0] })
  }

  /// The multiple of a matrix.
  public static func * (scalar: Scalar, matrix: Matrix4) -> Matrix4 {
    Matrix4((0..<4).map { scalar * matrix[$0] })
  }

  /// The multiple of a matrix.
  public static func * (matrix: Matrix4, scalar: Scalar) -> Matrix4 { scalar * matrix }

  /// The vector that the matrix makes of another.
  public static func * (matrix: Matrix4, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    var result = matrix.columns.0 * vector.x
    result += matrix.columns.1 * vector.y
    result += matrix.columns.2 * vector.z
    result += matrix.columns.3 * vector.w
    return result
  }

  /// The matrix that does first what the second does, and then what the first does.
  public static func * (one: Matrix4, other: Matrix4) -> Matrix4 {
    Matrix4((0..<4).map { one * other[$0] })
  }

  /// Multiplies a matrix by another.
  public static func *= (one: inout Matrix4, other: Matrix4) { one = one * other }

  /// The factor by which the matrix changes volumes.
  public var determinant: Scalar { eliminated().determinant }

  /// The matrix that undoes this one; its elements are not numbers if there is none.
  public var inverse: Matrix4 { eliminated().inverse }

  /// Solves the equations of the inverse, with the largest pivot of each column.
  private func eliminated() -> (determinant: Scalar, inverse: Matrix4) {
    var left = transpose
    var right = Matrix4.identity
    var determinant: Scalar = 1
    for column in 0..<4 {
      let pivot = (column..<4).max { left[$0][column].magnitude < left[$1][column].magnitude } ?? column
      if pivot != column {
        (left[pivot], left[column]) = (left[column], left[pivot])
        (right[pivot], right[column]) = (right[column], right[pivot])
        determinant = -determinant
      }
      let value = left[column][column]
      guard value != 0 else {
        let nothing = SIMD4<Scalar>(repeating: .nan)
        return (0, Matrix4(Array(repeating: nothing, count: 4)))
      }
      determinant *= value
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return (determinant, right.transpose)
  }
}

extension Matrix4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of `Float`.
public typealias simd_float4x4 = Matrix4<Float>
/// A matrix of `Double`.
public typealias simd_double4x4 = Matrix4<Double>
/// A matrix of `Float`.
public typealias float4x4 = Matrix4<Float>
/// A matrix of `Double`.
public typealias double4x4 = Matrix4<Double>
/// A matrix of `Float`.
public typealias matrix_float4x4 = Matrix4<Float>
/// A matrix of `Double`.
public typealias matrix_double4x4 = Matrix4<Double>

/// The matrix of `Float` that changes no vector.
public let matrix_identity_float4x4 = Matrix4<Float>.identity
/// The matrix of `Double` that changes no vector.
public let matrix_identity_double4x4 = Matrix4<Double>.identity

/// Returns the product of two matrices.
public func simd_mul<Scalar>(_ x: Matrix4<Scalar>, _ y: Matrix4<Scalar>) -> Matrix4<Scalar> { x * y }

/// Returns the vector that a matrix makes of another.
public func simd_mul<Scalar>(_ x: Matrix4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<Scalar> { x * y }

/// Returns the matrix that undoes another.
public func simd_inverse<Scalar>(_ x: Matrix4<Scalar>) -> Matrix4<Scalar> { x.inverse }

/// Returns the matrix whose columns are the rows of another.
public func simd_transpose<Scalar>(_ x: Matrix4<Scalar>) -> Matrix4<Scalar> { x.transpose }

/// Returns the factor by which a matrix changes volumes.
public func simd_determinant<Scalar>(_ x: Matrix4<Scalar>) -> Scalar { x.determinant }

/// Returns the product of two matrices.
public func matrix_multiply<Scalar>(_ x: Matrix4<Scalar>, _ y: Matrix4<Scalar>) -> Matrix4<Scalar> { x * y }

/// Returns the vector that a matrix makes of another.
public func matrix_multiply<Scalar>(_ x: Matrix4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<Scalar> { x * y }
