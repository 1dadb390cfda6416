/// What is known of the choices that the last solution made, by variable.
struct Choices: ~Copyable {
  enum Answer: UInt8 {
    case unknown
    /// It is being found: that of the variables by which it is defined comes first.
    case awaited
    /// The constraints leave the variable one value only.
    case decided
    case open
  }

  /// What is known of one variable.
  struct State: BitwiseCopyable {
    var answer = Answer.unknown
    /// An open variable hangs on open parameters of components from this number
    var first: Int32 = 0
    /// to this one.
    var last: Int32 = 0
    /// By how much it is greater in another one of the best solutions: the same for all variables.
    var difference = 0.0
  }

  /// The turn of the solver that all this is from.
  var turn: Int32 = 0
  var states = Store<State>()
  /// The variables that are to be answered for; the last one comes first.
  var awaited = Store<Int32>()
  /// How many components were looked at; they are numbered from one in that order.
  var components: Int32 = 0
  var simplex = Simplex()
  /// The values of the component's unknowns in the solution from which others are sought.
  var values = Store<Double>()
  /// How many terms, parameters and rows were looked at, ever.
  var work = 0

  /// How far an unknown with a number moves in search of another solution, from 1 to 2: no two as far, so that their
  /// sums and differences are rarely where they were.
  static func length(_ number: Int) -> Double {
    let product = 0.618_033_988_749_895 * Double(number)
    return 1 + product - product.rounded(.down)
  }

  /// Forgets all about earlier solutions.
  mutating func begin(turn: Int32, variables: Int) {
    if self.turn != turn {
      self.turn = turn
      states.removeAll()
      components = 0
    }
    states.pad(to: variables, with: State())
  }
}

extension Choices.State {
  /// A variable that is the sum of nothing yet.
  static let nothing = Choices.State(answer: .decided)

  /// Adds a multiple of a variable that was answered for. What is found may be `unknown`, where it needs a closer look.
  mutating func add(_ coefficient: Double, _ other: Choices.State) {
    guard other.answer == .open else {
      if other.answer != .decided { (answer, first, last) = (.unknown, 0, .max) }
      return
    }
    difference += coefficient * other.difference
    if answer == .decided {
      (answer, first, last) = (.open, other.first, other.last)
    } else {
      // Of different components each has its own choice. Those of one may make up for one another.
      if other.first <= last, first <= other.last { answer = .unknown }
      (first, last) = (min(first, other.first), max(last, other.last))
    }
  }
}
