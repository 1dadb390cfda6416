/// A simplex solver with bounds for a component of several parameters, in which decisions become bounds.
///
/// Unknowns are the parameters and the sums of them that constraints contain. At any time as many unknowns as there are
/// parameters are at rest, and the tableau expresses the others by them. Constraints on the same unknown cost no rows:
/// they are targets on its line.
struct Simplex: ~Copyable {
  private let inPlace = InPlaceMarker()
  /// The variables of the unknowns that are parameters, which precede the sums.
  var parameters = UncheckedArray<Int32>()
  /// The goals, in the order of priority, then of insertion.
  var goals = UncheckedArray<Goal>()
  /// The last goal on each unknown, and the one before each goal on the same unknown, or -1.
  var lastGoals = UncheckedArray<Int32>()
  var previousGoals = UncheckedArray<Int32>()
  /// The required goals that the result leaves out, each with those in conflict; the multiples of the unknowns
  /// cancel.
  var conflicts: [[(goal: Goal, factor: Double)]] = []

  /// The values of the unknowns.
  var values = UncheckedArray<Double>()
  /// The sums as they were added.
  var sumEntries = UncheckedArray<Tableau.Entry>()
  var sumStarts = UncheckedArray<Int32>()

  var exactSolution = ExactSolution()
  /// The unknowns that moved since the last solution, and the goals whose targets did so that it may matter.
  var moved = UncheckedArray<Int32>()
  var touched = UncheckedArray<Int32>()
  var work = Work()
  /// The number of steps of length 0 since the last longer one; many of them require Bland's rule, which cannot cycle.
  var stalls = 0
  var steps = 0
  var hasPivoted = false
  /// Whether or not a choice was made for lack of a target that a change of constants may bring into reach.
  var dependsOnReach = false

  /// The state that only solving needs, which components share, except for large ones, which continue from their own.
  struct Work: ~Copyable {
    /// The bounds of the unknowns, and the goals that set them.
    var lows = UncheckedArray<Double>()
    var highs = UncheckedArray<Double>()
    var lowSources = UncheckedArray<Int32>()
    var highSources = UncheckedArray<Int32>()
    /// The segments to the next change of the slope of the sum of errors.
    var segments = UncheckedArray<Segment>()

    var tableau = Tableau()
    /// The column of each unknown, or `~row`.
    var places = UncheckedArray<Int32>()
    /// The unknown of each column and row.
    var columns = UncheckedArray<Int32>()
    var basics = UncheckedArray<Int32>()
    /// The first sum that begins with each parameter, and the next one.
    var firstSums = UncheckedArray<Int32>()
    var nextSums = UncheckedArray<Int32>()

    var intervals = UncheckedArray<Interval>()
    var breakpoints = Breakpoints()
    var elimination = Elimination()
  }

  /// A part of an unknown's line on which the sum of errors is linear.
  struct Segment: BitwiseCopyable {
    var low: Double
    var high: Double
    var slope: Double
  }

  /// The smallest slope that is not a rounding error, and the smallest coefficient for a pivot.
  static var epsilon: Double { 1e-9 }

  var usesBland: Bool { stalls > 40 }

  mutating func begin() {
    parameters.removeAll()
    goals.removeAll()
    lastGoals.removeAll()
    previousGoals.removeAll()
    if !conflicts.isEmpty { conflicts = [] }
    values.removeAll()
    work.lows.removeAll()
    work.highs.removeAll()
    work.lowSources.removeAll()
    work.highSources.removeAll()
    work.segments.removeAll()
    work.places.removeAll()
    work.columns.removeAll()
    work.basics.removeAll()
    work.firstSums.removeAll()
    work.nextSums.removeAll()
    touched.removeAll()
    sumEntries.removeAll()
    sumStarts.fill(1, with: 0)
    stalls = 0
    hasPivoted = false
    dependsOnReach = false
  }

  /// Adds the parameters as unknowns.
  mutating func beginSums() {
    for index in parameters.indices {
      appendUnknown(place: Int32(index))
      work.columns.append(Int32(index))
      work.firstSums.append(-1)
    }
    work.tableau.begin(columns: parameters.count)
  }

  private mutating func appendUnknown(place: Int32) {
    values.append(0)
    lastGoals.append(-1)
    work.lows.append(-.infinity)
    work.highs.append(.infinity)
    work.lowSources.append(-1)
    work.highSources.append(-1)
    work.segments.append(Segment(low: -.infinity, high: .infinity, slope: 0))
    work.places.append(place)
  }

  mutating func append(_ goal: Goal) {
    let unknown = Int(goal.unknown)
    previousGoals.append(lastGoals[unknown])
    lastGoals[unknown] = Int32(goals.count)
    goals.append(goal)
  }

  mutating func beginSum() {
    work.tableau.beginRow()
  }

  mutating func addToSum(_ coefficient: Double, _ parameter: Int) {
    work.tableau.append(coefficient, column: parameter)
  }

  /// Returns the unknown of the sum: an existing one, if it is the same.
  mutating func finishSum() -> Int {
    let row = work.tableau.rowCount - 1
    let range = work.tableau.range(row)
    let first = Int(work.tableau.entries[range.lowerBound].column)
    var other = work.firstSums[first]
    while other >= 0 {
      if work.tableau.lastRowEquals(Int(other)) {
        work.tableau.finishRow(keeping: false)
        return parameters.count + Int(other)
      }
      other = work.nextSums[Int(other)]
    }
    work.tableau.finishRow(keeping: true)
    for place in range { sumEntries.append(work.tableau.entries[place]) }
    sumStarts.append(Int32(sumEntries.count))
    work.nextSums.append(work.firstSums[first])
    work.firstSums[first] = Int32(row)
    let unknown = values.count
    work.basics.append(Int32(unknown))
    appendUnknown(place: ~Int32(row))
    return unknown
  }

  @inline(__always)
  func isBasic(_ unknown: Int) -> Bool { work.places[unknown] < 0 }
  @inline(__always)
  func row(_ unknown: Int) -> Int { Int(~work.places[unknown]) }
  @inline(__always)
  func column(_ unknown: Int) -> Int { Int(work.places[unknown]) }

  /// Returns the indices of a sum's entries in `sumEntries`.
  @inline(__always)
  func entries(ofSum row: Int) -> Range<Int> { Int(sumStarts[row])..<Int(sumStarts[row + 1]) }

  /// Whether or not all unknowns are decided.
  var isDecided: Bool {
    for column in work.columns.indices where !isFixed(Int(work.columns[column])) { return false }
    return true
  }
}
