/// What a solver knows of a variable. It fills a line of the processor's cache.
struct VariableState: BitwiseCopyable {
  var value = 0.0
  /// The value if every base variable were zero.
  var offset = 0.0
  /// `representative` times this, plus a constant, is the variable.
  var scale = 1.0
  /// A variable that it is a multiple of but for a constant: itself if there is none, -1 if it is a constant.
  var representative: Int32
  /// The ring of a base variable and its followers: the variables that are multiples of it but for their offsets.
  var next: Int32
  var previous: Int32
  /// The equality that defines it, or the closure that fixes it, or -1.
  var definition: Int32 = -1
  /// How many definitions use it, and how many closures fix others by means of it.
  var uses: Int32 = 0
  var closures: Int32 = 0
  /// The definitions that add up its value and others.
  var sums = Sums()
  /// The component that it is a parameter of, or -1.
  var component: Int32 = -1
  /// The turn in which its value changed last.
  var changed: Int32 = 0
  var role = Role.parameter
  var isDirty = false
  var isDisturbed = false
  /// Whether its value was chosen for want of a target that a change of constants may bring into reach.
  var dependsOnReach = false

  /// Where the definitions are that add up the value of a variable and others: one of them is all there is, mostly.
  struct Sums: BitwiseCopyable {
    /// One more than the position of a single one; or less than zero: how many there are, which the column tells.
    private var code: Int32 = 0

    @inline(__always)
    var isEmpty: Bool { code == 0 }
    /// The position of the only one, or less than zero.
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
    /// Nothing required says what it is.
    case parameter
    /// It is defined by variables that were met before.
    case defined
    /// Others were defined by it before a closure fixed it.
    case closed
  }

  init(_ index: Int32) {
    representative = index
    next = index
    previous = index
  }

  /// Whether it is a number that no parameter and no closure has a part in.
  var isConstant: Bool { representative < 0 }
}

/// What a solver knows of a constraint.
struct ConstraintState: BitwiseCopyable {
  var order: Int
  /// The order among optional constraints of its priority, of which the earliest gives way.
  var turn: Int
  var constant: Double
  /// The constant after reduction; it is kept where parameters are left.
  var reducedConstant = 0.0
  var priority: Float
  /// The place of the variable that it defines or fixes: in its row of the matrix, or of the reduced matrix.
  var pivot: Int32 = 0
  /// The place in the order of evaluation.
  var position: Int32 = -1
  /// How many entries of its reduced row are parameters; those behind them were fixed by closures.
  var parameters: Int32 = 0
  /// The place among the demands of its component.
  var demand: Int32 = 0
  var relation: Relation
  var role = Role.absent
  /// What it makes of the variable that it defines.
  var kind = Kind.sum
  var isStale = false
  var isDirty = false
  var isGathered = false

  enum Role: UInt8 {
    case absent
    /// A required equality that waits for elimination.
    case pending
    case definition
    case closure
    /// A required equality that follows from others, or contradicts them.
    case redundant
    /// An inequality, or an optional equality.
    case row
  }

  /// How the value of what an equality defines is found.
  enum Kind: UInt8 {
    /// It is the offset: no parameter and no closure has a part in it.
    case constant
    /// It is a multiple of a base variable, plus the offset.
    case follower
    /// It is added up from the values of others.
    case sum
  }

  var isElimination: Bool { relation == .equal && priority == 1000 }

  /// The place among constraints of its priority.
  var place: Int { priority < 1000 ? turn : order }
}

/// A definition in the order of evaluation: `divisor · variable = constant - terms`.
///
/// It says what the constraint says once more, in one place, since this is what edits spend their time on.
struct Definition: BitwiseCopyable {
  struct Term: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  var constant: Double
  var divisor: Double
  /// The first two terms, whose variables are -1 if there are none; nearly all definitions have no more. All fills a line
  /// of the cache.
  var firstCoefficient = 0.0
  var secondCoefficient = 0.0
  var first: Int32 = -1
  var second: Int32 = -1
  /// The constraint, or -1 for one that is gone.
  var index: Int32
  var variable: Int32
  /// Where the other terms are.
  var start: Int32
  var end: Int32
  var kind: ConstraintState.Kind

  init(_ index: Int, _ variable: Int32, divisor: Double, constant: Double, _ kind: ConstraintState.Kind) {
    self.index = Int32(index)
    self.variable = variable
    self.divisor = divisor
    self.constant = constant
    self.kind = kind
    start = 0
    end = 0
  }
}

/// A closure in the order of evaluation.
struct Closure: BitwiseCopyable {
  /// The constraint, or -1 for one that is gone.
  var index: Int32
  /// While its offset is from here
  var low = -Double.infinity
  /// to there, the rows hold that check a number which hangs on this closure only.
  var high = Double.infinity
  /// Whether there are no other rows with its variable.
  var hasOnlyChecks = false
}
