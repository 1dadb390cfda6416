// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are Apple's.

/// A matrix of three columns.
public struct Matrix3<Scalar: FloatingPoint & SIMDScalar>: SquareMatrix {
  /// The number of columns.
  public static var order: Int { 3 }

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

  /// Creates a matrix with a number along the diagonal, and zeros.
  public init(_ scalar: Scalar) {
    self.init(diagonal: SIMD3<Scalar>(repeating: scalar))
  }

  /// Creates a matrix with numbers along the diagonal, and zeros.
  public init(diagonal: SIMD3<Scalar>) {
    self.init(
      SIMD3<Scalar>(diagonal.x, 0, 0), SIMD3<Scalar>(0, diagonal.y, 0), SIMD3<Scalar>(0, 0, diagonal.z))
  }

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
