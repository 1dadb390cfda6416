// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A matrix with as many rows as columns.
public protocol SquareMatrix: Equatable {
  /// The type of columns, which is that of rows.
  associatedtype Column: SIMD where Column.Scalar: FloatingPoint

  /// The number of columns.
  static var order: Int { get }
  /// Creates a matrix of a list of its columns.
  init(_ columns: [Column])
  /// Creates a matrix with a number along the diagonal, and zeros.
  init(_ scalar: Column.Scalar)
  /// A column by its index.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  /// The matrix that changes no vector.
  public static var identity: Self { Self(1) }

  /// Creates a matrix of a list of its rows.
  public init(rows: [Column]) {
    self = Self(rows).transpose
  }

  /// An element by its column and row.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Creates a matrix of a function of the columns' indices.
  private init(_ column: (Int) -> Column) {
    self.init((0..<Self.order).map(column))
  }

  /// The matrix whose columns are the rows of this one.
  public var transpose: Self {
    Self { row in
      var column = Column()
      for index in 0..<Self.order { column[index] = self[index][row] }
      return column
    }
  }

  /// Returns whether all elements are equal.
  public static func == (one: Self, other: Self) -> Bool { (0..<order).allSatisfy { one[$0] == other[$0] } }

  /// Returns the sum of two matrices.
  public static func + (one: Self, other: Self) -> Self { Self { one[$0] + other[$0] } }

  /// Returns the difference of two matrices.
  public static func - (one: Self, other: Self) -> Self { Self { one[$0] - other[$0] } }

  /// Returns the multiple of a matrix.
  public static func * (scalar: Column.Scalar, matrix: Self) -> Self { Self { scalar * matrix[$0] } }

  /// Returns the multiple of a matrix.
  public static func * (matrix: Self, scalar: Column.Scalar) -> Self { scalar * matrix }

  /// Returns the vector that the matrix makes of another.
  public static func * (matrix: Self, vector: Column) -> Column {
    var result = matrix[0] * vector[0]
    for index in 1..<order { result += matrix[index] * vector[index] }
    return result
  }

  /// Returns the vector that the matrix makes of a row: the row's products with the columns.
  public static func * (vector: Column, matrix: Self) -> Column {
    var result = matrix[0]
    for index in 0..<order { result[index] = (vector * matrix[index]).sum() }
    return result
  }

  /// Returns the matrix that does first what the second does, and then what the first does.
  public static func * (one: Self, other: Self) -> Self { Self { one * other[$0] } }

  /// Multiplies a matrix by another.
  public static func *= (one: inout Self, other: Self) { one = one * other }

  /// The factor by which the matrix changes volumes.
  public var determinant: Column.Scalar { eliminated().determinant }

  /// The matrix that undoes this one; its elements are not numbers if there is none.
  public var inverse: Self { eliminated().inverse }

  /// Solves the equations of the inverse, with the largest pivot of each column.
  private func eliminated() -> (determinant: Column.Scalar, inverse: Self) {
    var left = transpose
    var right = Self.identity
    var determinant: Column.Scalar = 1
    for column in 0..<Self.order {
      let pivot =
        (column..<Self.order).max { left[$0][column].magnitude < left[$1][column].magnitude } ?? column
      if pivot != column {
        (left[pivot], left[column]) = (left[column], left[pivot])
        (right[pivot], right[column]) = (right[column], right[pivot])
        determinant = -determinant
      }
      let value = left[column][column]
      guard value != 0 else { return (0, Self { _ in Column(repeating: .nan) }) }
      determinant *= value
      left[column] /= value
      right[column] /= value
      for row in 0..<Self.order where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return (determinant, right.transpose)
  }
}

/// Returns the product of two matrices.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }

/// Returns the vector that a matrix makes of another.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }

/// Returns the matrix that undoes another.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }

/// Returns the matrix whose columns are the rows of another.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }

/// Returns the factor by which a matrix changes volumes.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Column.Scalar { x.determinant }

/// Returns the product of two matrices.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }

/// Returns the vector that a matrix makes of another.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
