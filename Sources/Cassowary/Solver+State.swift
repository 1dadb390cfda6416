/// The state of a variable, which fills a line of the processor's cache.
struct VariableState: BitwiseCopyable {
  var value = 0.0
  /// The value for base variables of zero.
  var offset = 0.0
  /// The factor of the `representative` in the variable, apart from a constant.
  var scale = 1.0
  /// A variable of which it is a multiple apart from a constant: itself if there is none, -1 if it is a constant.
  var representative: Int32
  /// The ring of a base variable and its followers: the variables that are multiples of it apart from their offsets.
  var next: Int32
  var previous: Int32
  /// The equality that defines it, or the closing equality that fixes it, or -1.
  var definition: Int32 = -1
  /// The number of definitions that use it, and that of closing equalities that fix others by means of it.
  var uses: Int32 = 0
  var closingEqualities: Int32 = 0
  /// The definitions of sums that include it.
  var sums = Sums()
  /// The component of which it is a parameter, or -1.
  var component: Int32 = -1
  /// The turn of the last change of its value.
  var changed: Int32 = 0
  var role = Role.parameter
  var isDirty = false
  var isDisturbed = false
  /// Whether or not its value was chosen for lack of a target that a change of constants may bring into reach.
  var dependsOnReach = false

  /// The definitions of sums that include a variable, of which there is mostly one.
  struct Sums: BitwiseCopyable {
    /// The position of a single one plus 1; or, if negative, their number, in which case the column lists them.
    private var code: Int32 = 0

    @inline(__always)
    var isEmpty: Bool { code == 0 }
    /// The position of the only one, or a negative number.
    @inline(__always)
    var single: Int { Int(code) - 1 }

    mutating func add(_ position: Int) {
      code = code == 0 ? Int32(position + 1) : code > 0 ? -2 : code - 1
    }

    mutating func remove() {
      code = code > 0 ? 0 : code + 1
    }
  }

  enum Role: UInt8 {
    /// A variable that no required equality determines.
    case parameter
    /// A variable that is defined by earlier ones.
    case defined
    /// A variable by which others were defined before a closing equality fixed it.
    case closed
  }

  init(_ index: Int32) {
    representative = index
    next = index
    previous = index
  }

  /// Whether or not it is a number that depends on no parameter and no closing equality.
  var isConstant: Bool { representative < 0 }
}

/// The state of a constraint.
struct ConstraintState: BitwiseCopyable {
  var order: Int
  /// The order among optional constraints of its priority, of which the earliest gives way.
  var turn: Int
  var constant: Double
  /// The constant after reduction, which is kept while parameters remain.
  var reducedConstant = 0.0
  var priority: Float
  /// The index of the variable that it defines or fixes, in its row of the matrix, or of the reduced matrix.
  var pivot: Int32 = 0
  /// The position in the order of evaluation.
  var position: Int32 = -1
  /// The number of parameters in its reduced row, which precede the entries that closing equalities fixed.
  var parameters: Int32 = 0
  /// The index among the goals of its component.
  var goal: Int32 = 0
  var relation: Relation
  var role = Role.absent
  /// The kind of the variable that it defines.
  var kind = Kind.sum
  var isStale = false
  var isDirty = false
  var isConnected = false

  enum Role: UInt8 {
    case absent
    /// A required equality that waits for elimination.
    case pending
    case definition
    case closingEquality
    /// A required equality that follows from others, or contradicts them.
    case redundant
    /// An inequality, or an optional equality.
    case row
  }

  /// The evaluation of the variable that an equality defines.
  enum Kind: UInt8 {
    /// The offset, for a variable that depends on no parameter and no closing equality.
    case constant
    /// A multiple of a base variable, plus the offset.
    case follower
    /// A sum of the values of others.
    case sum
  }

  var isElimination: Bool { relation == .equal && priority == 1000 }

  /// The position among constraints of its priority.
  var place: Int { priority < 1000 ? turn : order }
}

/// A definition in the order of evaluation: `divisor · variable = constant - terms`.
///
/// It repeats the constraint in one place, since edits spend their time on it.
struct Definition: BitwiseCopyable {
  struct Term: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var constant: Double
  var divisor: Double
  /// The first two terms, whose variables are -1 if there are none.
  ///
  /// Nearly all definitions have no more terms. The whole fills a line of the cache.
  var firstCoefficient = 0.0
  var secondCoefficient = 0.0
  var first: Int32 = -1
  var second: Int32 = -1
  /// The constraint, or -1 for one that was removed.
  var index: Int32
  var variable: Int32
  /// The range of the other terms.
  var start: Int32
  var end: Int32
  var kind: ConstraintState.Kind

  init(_ index: Int, variable: Int32, divisor: Double, constant: Double, kind: ConstraintState.Kind) {
    self.index = Int32(index)
    self.variable = variable
    self.divisor = divisor
    self.constant = constant
    self.kind = kind
    start = 0
    end = 0
  }
}

/// A closing equality in the order of evaluation.
struct ClosingEquality: BitwiseCopyable {
  /// The constraint, or -1 for one that was removed.
  var index: Int32
  /// The smallest offset for which the rows hold that check a number which depends on this closing equality only.
  var low = -Double.infinity
  /// The greatest offset for which those rows hold.
  var high = Double.infinity
  /// Whether or not there are no other rows with its variable.
  var hasOnlyChecks = false
}
