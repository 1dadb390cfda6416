// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are Apple's.

/// A matrix of four columns.
public struct Matrix4<Scalar: FloatingPoint & SIMDScalar>: SquareMatrix {
  /// The number of columns.
  public static var order: Int { 4 }

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
