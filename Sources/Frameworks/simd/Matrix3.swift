// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are Apple's.

/// A matrix of three columns.
public struct Matrix3<Scalar: FloatingPoint & SIMDScalar>: Equatable {
  /// The columns, from left to right.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Creates a matrix of zeros.
  public init() {
    self.init(.zero, .zero, .zero)
  }

  /// Creates a matrix of its columns.
  public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }

  /// Creates a matrix of its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix of a list of its columns.
  public init(_ columns: [SIMD3<Scalar>]) {
    precondition(columns.count == 3, "a matrix of 3 columns of \(columns.count)")
    self.init(columns[0], columns[1], columns[2])
  }

  /// Creates a matrix of a list of its rows.
  public init(rows: [SIMD3<Scalar>]) {
    self = Matrix3(rows).transpose
  }

  /// Creates a matrix with a number along the diagonal, and zeros.
  public init(_ scalar: Scalar) {
    self.init(diagonal: SIMD3<Scalar>(repeating: scalar))
  }

  /// Creates a matrix with numbers along the diagonal, and zeros.
  public init(diagonal: SIMD3<Scalar>) {
    self.init(
      SIMD3<Scalar>(diagonal.x, 0, 0), SIMD3<Scalar>(0, diagonal.y, 0), SIMD3<Scalar>(0, 0, diagonal.z))
  }

  /// The matrix that changes no vector.
  public static var identity: Matrix3 { Matrix3(1) }

  /// A column by its index.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
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
  public var transpose: Matrix3 {
    Matrix3((0..<3).map { row in SIMD3<Scalar>(columns.0[row], columns.1[row], columns.2[row]) })
  }

  public static func == (one: Matrix3, other: Matrix3) -> Bool {
    (0..<3).allSatisfy { one[$0] == other[$0] }
  }

  /// The sum of two matrices.
  public static func + (one: Matrix3, other: Matrix3) -> Matrix3 {
    Matrix3((0..<3).map { one[$0] + other[$0] })
  }

  /// The difference of two matrices.
  public static func - (one: Matrix3, other: Matrix3) -> Matrix3 {
    Matrix3((0..<3).map { one[$0] - other[$0] })
  }

  /// The multiple of a matrix.
  public static func * (scalar: Scalar, matrix: Matrix3) -> Matrix3 {
    Matrix3((0..<3).map { scalar * matrix[$0] })
  }

  /// The multiple of a matrix.
  public static func * (matrix: Matrix3, scalar: Scalar) -> Matrix3 { scalar * matrix }

  /// The vector that the matrix makes of another.
  public static func * (matrix: Matrix3, vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    var result = matrix.columns.0 * vector.x
    result += matrix.columns.1 * vector.y
    result += matrix.columns.2 * vector.z
    return result
  }

  /// The matrix that does first what the second does, and then what the first does.
  public static func * (one: Matrix3, other: Matrix3) -> Matrix3 {
    Matrix3((0..<3).map { one * other[$0] })
  }

  /// Multiplies a matrix by another.
  public static func *= (one: inout Matrix3, other: Matrix3) { one = one * other }

  /// The factor by which the matrix changes volumes.
  public var determinant: Scalar { eliminated().determinant }

  /// The matrix that undoes this one; its elements are not numbers if there is none.
  public var inverse: Matrix3 { eliminated().inverse }

  /// Solves the equations of the inverse, with the largest pivot of each column.
  private func eliminated() -> (determinant: Scalar, inverse: Matrix3) {
    var left = transpose
    var right = Matrix3.identity
    var determinant: Scalar = 1
    for column in 0..<3 {
      let pivot = (column..<3).max { left[$0][column].magnitude < left[$1][column].magnitude } ?? column
      if pivot != column {
        (left[pivot], left[column]) = (left[column], left[pivot])
        (right[pivot], right[column]) = (right[column], right[pivot])
        determinant = -determinant
      }
      let value = left[column][column]
      guard value != 0 else {
        let nothing = SIMD3<Scalar>(repeating: .nan)
        return (0, Matrix3(Array(repeating: nothing, count: 3)))
      }
      determinant *= value
      left[column] /= value
      right[column] /= value
      for row in 0..<3 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return (determinant, right.transpose)
  }
}

extension Matrix3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of `Float`.
public typealias simd_float3x3 = Matrix3<Float>
/// A matrix of `Double`.
public typealias simd_double3x3 = Matrix3<Double>
/// A matrix of `Float`.
public typealias float3x3 = Matrix3<Float>
/// A matrix of `Double`.
public typealias double3x3 = Matrix3<Double>
/// A matrix of `Float`.
public typealias matrix_float3x3 = Matrix3<Float>
/// A matrix of `Double`.
public typealias matrix_double3x3 = Matrix3<Double>

/// The matrix of `Float` that changes no vector.
public let matrix_identity_float3x3 = Matrix3<Float>.identity
/// The matrix of `Double` that changes no vector.
public let matrix_identity_double3x3 = Matrix3<Double>.identity

/// Returns the product of two matrices.
public func simd_mul<Scalar>(_ x: Matrix3<Scalar>, _ y: Matrix3<Scalar>) -> Matrix3<Scalar> { x * y }

/// Returns the vector that a matrix makes of another.
public func simd_mul<Scalar>(_ x: Matrix3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { x * y }

/// Returns the matrix that undoes another.
public func simd_inverse<Scalar>(_ x: Matrix3<Scalar>) -> Matrix3<Scalar> { x.inverse }

/// Returns the matrix whose columns are the rows of another.
public func simd_transpose<Scalar>(_ x: Matrix3<Scalar>) -> Matrix3<Scalar> { x.transpose }

/// Returns the factor by which a matrix changes volumes.
public func simd_determinant<Scalar>(_ x: Matrix3<Scalar>) -> Scalar { x.determinant }

/// Returns the product of two matrices.
public func matrix_multiply<Scalar>(_ x: Matrix3<Scalar>, _ y: Matrix3<Scalar>) -> Matrix3<Scalar> { x * y }

/// Returns the vector that a matrix makes of another.
public func matrix_multiply<Scalar>(_ x: Matrix3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { x * y }
