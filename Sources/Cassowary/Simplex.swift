/// A simplex solver with bounds for a component of several parameters, in which decisions become bounds.
///
/// Unknowns are the parameters and the sums of them that constraints contain. At any time as many unknowns as there are
/// parameters are at rest, and the tableau expresses the others by them. Constraints on the same unknown cost no rows:
/// they are targets on its line.
struct Simplex: ~Copyable {
  private let anchor = Anchor()
  /// The variables of the unknowns that are parameters, which precede the sums.
  var parameters = Store<Int32>()
  /// The demands, in the order of priority, then of insertion.
  var demands = Store<Demand>()
  /// The last demand on each unknown, and the one before each demand on the same unknown, or -1.
  var lastDemands = Store<Int32>()
  var previousDemands = Store<Int32>()
  /// The required demands that the result leaves out, each with those in conflict; the multiples of the unknowns
  /// cancel.
  var conflicts: [[(demand: Demand, factor: Double)]] = []

  /// The values of the unknowns.
  var values = Store<Double>()
  /// The sums as they were added.
  var sumEntries = Store<Tableau.Entry>()
  var sumStarts = Store<Int32>()

  var polished = Polish()
  /// The unknowns that moved since the last solution, and the demands whose targets did so that it may matter.
  var moved = Store<Int32>()
  var touched = Store<Int32>()
  var work = Work()
  /// The number of steps of length 0 since the last longer one; many of them require Bland's rule, which cannot cycle.
  var stalls = 0
  var steps = 0
  var hasPivoted = false
  /// Whether or not a choice was made for lack of a target that a change of constants may bring into reach.
  var dependsOnReach = false

  /// The state that only solving needs, which components share, except for large ones, which continue from their own.
  struct Work: ~Copyable {
    /// The bounds of the unknowns, and the demands that set them.
    var lows = Store<Double>()
    var highs = Store<Double>()
    var lowSources = Store<Int32>()
    var highSources = Store<Int32>()
    /// The stretches to the next change of the slope of the sum of errors.
    var stretches = Store<Stretch>()

    var tableau = Tableau()
    /// The column of each unknown, or `~row`.
    var places = Store<Int32>()
    /// The unknown of each column and row.
    var columns = Store<Int32>()
    var basics = Store<Int32>()
    /// The first sum that begins with each parameter, and the next one.
    var firstSums = Store<Int32>()
    var nextSums = Store<Int32>()

    var intervals = Store<Interval>()
    var bends = Bends()
    var elimination = Elimination()
  }

  /// A part of an unknown's line on which the sum of errors is linear.
  struct Stretch: BitwiseCopyable {
    var low: Double
    var high: Double
    var slope: Double
  }

  /// The smallest slope that is not a rounding error, and the smallest coefficient for a pivot.
  static var epsilon: Double { 1e-9 }

  var usesBland: Bool { stalls > 40 }

  mutating func begin() {
    parameters.removeAll()
    demands.removeAll()
    lastDemands.removeAll()
    previousDemands.removeAll()
    if !conflicts.isEmpty { conflicts = [] }
    values.removeAll()
    work.lows.removeAll()
    work.highs.removeAll()
    work.lowSources.removeAll()
    work.highSources.removeAll()
    work.stretches.removeAll()
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
    lastDemands.append(-1)
    work.lows.append(-.infinity)
    work.highs.append(.infinity)
    work.lowSources.append(-1)
    work.highSources.append(-1)
    work.stretches.append(Stretch(low: -.infinity, high: .infinity, slope: 0))
    work.places.append(place)
  }

  mutating func append(_ demand: Demand) {
    let unknown = Int(demand.unknown)
    previousDemands.append(lastDemands[unknown])
    lastDemands[unknown] = Int32(demands.count)
    demands.append(demand)
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
