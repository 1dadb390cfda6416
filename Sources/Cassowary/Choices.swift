/// The choices that the last solution made, by variable.
struct Choices: ~Copyable {
  enum Answer: UInt8 {
    case unknown
    /// An answer that waits for those of the variables by which it is defined.
    case awaited
    /// A variable with one value only.
    case decided
    case open
  }

  /// The state of one variable.
  struct State: BitwiseCopyable {
    var answer = Answer.unknown
    /// The first component whose open parameters an open variable depends on.
    var first: Int32 = 0
    /// The last component whose open parameters an open variable depends on.
    var last: Int32 = 0
    /// The difference of the variable in another one of the best solutions, which is the same for all variables.
    var difference = 0.0
  }

  /// The turn of the solver to which the states belong.
  var turn: Int32 = 0
  var states = UncheckedArray<State>()
  /// The variables that wait for their answers, the next of them last.
  var awaited = UncheckedArray<Int32>()
  /// The number of components that were examined, which are numbered from one in that order.
  var components: Int32 = 0
  var simplex = Simplex()
  /// The values of the component's unknowns in the solution from which others are searched.
  var values = UncheckedArray<Double>()
  /// The total number of terms, parameters and rows that were examined.
  var work = 0

  /// Returns the distance from 1 to 2 by which an unknown with a number moves in search of another solution.
  ///
  /// No two distances are equal, so that sums and differences rarely keep their values.
  static func length(_ number: Int) -> Double {
    let product = 0.618_033_988_749_895 * Double(number)
    return 1 + product - product.rounded(.down)
  }

  /// Removes the states of earlier solutions.
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
  /// The state of an empty sum.
  static let nothing = Choices.State(answer: .decided)

  /// Adds a multiple of a variable with an answer; the result may be `unknown`, which requires a search.
  mutating func add(_ coefficient: Double, _ other: Choices.State) {
    guard other.answer == .open else {
      if other.answer != .decided { (answer, first, last) = (.unknown, 0, .max) }
      return
    }
    difference += coefficient * other.difference
    if answer == .decided {
      (answer, first, last) = (.open, other.first, other.last)
    } else {
      // Of different components each has its own choice. Changes in one component may cancel.
      if other.first <= last, first <= other.last { answer = .unknown }
      (first, last) = (min(first, other.first), max(last, other.last))
    }
  }
}
