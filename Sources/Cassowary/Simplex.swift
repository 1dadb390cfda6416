/// Solves a component of several parameters: a simplex with bounds, in which what was decided becomes a bound.
///
/// Unknowns are the parameters and the sums of them that constraints speak of. At any time as many unknowns as there
/// are parameters are at rest, and the tableau says what the others are by them. Constraints on one and the same
/// unknown cost no rows: they are targets on its line.
struct Simplex: ~Copyable {
  private let anchor = Anchor()
  /// The variables of the unknowns that are parameters, which come before the sums.
  var parameters = Store<Int32>()
  /// What is asked for, in the order of priority, then of insertion.
  var demands = Store<Demand>()
  /// For each unknown the last demand on it, and for each demand the one before it on the same unknown, or -1.
  var lastDemands = Store<Int32>()
  var previousDemands = Store<Int32>()
  /// Required demands that the result leaves out, each with those in its way; the multiples of the unknowns cancel.
  var conflicts: [[(demand: Demand, factor: Double)]] = []

  /// The values of the unknowns.
  var values = Store<Double>()
  /// The sums as they were added.
  var sumEntries = Store<Tableau.Entry>()
  var sumStarts = Store<Int32>()

  var polished = Polish()
  /// The unknowns that moved since the last solution, and the demands whose targets did in a way that may matter.
  var moved = Store<Int32>()
  var touched = Store<Int32>()
  var work = Work()
  /// Steps of no length since the last one that had any; many of them call for Bland's rule, which cannot go in
  /// circles.
  var stalls = 0
  var steps = 0
  var hasPivoted = false
  /// Whether a choice was made for want of a target that a change of constants may bring into reach.
  var dependsOnReach = false

  /// What only solving needs: components hand it on to one another, but for large ones, which go on from where they
  /// were.
  struct Work: ~Copyable {
    /// What was decided of the unknowns, and the demands that decided it.
    var lows = Store<Double>()
    var highs = Store<Double>()
    var lowSources = Store<Int32>()
    var highSources = Store<Int32>()
    /// How far they may go until the sum of errors bends, and how steep it is.
    var stretches = Store<Stretch>()

    var tableau = Tableau()
    /// For each unknown its column, or `~row`.
    var places = Store<Int32>()
    /// The unknown of each column and row.
    var columns = Store<Int32>()
    var basics = Store<Int32>()
    /// The sums that begin with the same parameter are linked.
    var firstSums = Store<Int32>()
    var nextSums = Store<Int32>()

    var intervals = Store<Interval>()
    var bends = Bends()
    var elimination = Elimination()
  }

  /// A part of an unknown's line on which the sum of errors is straight.
  struct Stretch: BitwiseCopyable {
    var low: Double
    var high: Double
    var slope: Double
  }

  /// The least slope that is not a rounding error, and the least coefficient worth a pivot.
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

  /// Makes unknowns of the parameters.
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

  /// The unknown for the sum: one that is there already, if it is the same.
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

  /// The places in `sumEntries` of what a sum adds up.
  @inline(__always)
  func entries(ofSum row: Int) -> Range<Int> { Int(sumStarts[row])..<Int(sumStarts[row + 1]) }

  /// Whether nothing is left to be decided.
  var isDecided: Bool {
    for column in work.columns.indices where !isFixed(Int(work.columns[column])) { return false }
    return true
  }
}
