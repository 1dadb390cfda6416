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
  /// How many definitions use it,
  var uses: Int32 = 0
  /// how many of these add up values,
  var sums: Int32 = 0
  /// and how many closures fix others by means of it.
  var closures: Int32 = 0
  /// The component that it is a parameter of, or -1.
  var component: Int32 = -1
  /// The turn in which its value changed last.
  var changed: Int32 = 0
  var role = Role.parameter
  var isDirty = false
  var isDisturbed = false
  /// Whether its value was chosen for want of a target that a change of constants may bring into reach.
  var dependsOnReach = false

  enum Role: UInt8 {
    /// Nothing required says what it is.
    case parameter
    /// It is defined by variables that were met before.
    case defined
    /// Others were defined by it before a closure fixed it.
    case closed
    /// It was taken out.
    case removed
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
}

/// A closure in the order of evaluation.
struct Closure: BitwiseCopyable {
  /// The constraint, or -1 for one that is gone.
  var index: Int32
  /// While its offset is from here
  var low = -Double.infinity
  /// to there, the rows hold that check a number which hangs on this closure only.
  var high = Double.infinity
}
