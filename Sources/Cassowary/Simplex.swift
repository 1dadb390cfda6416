/// Solves a component of several parameters: a simplex with bounds, in which what was decided becomes a bound.
///
/// Unknowns are the parameters and the sums of them that constraints speak of. At any time as many unknowns as there
/// are parameters are at rest, and the tableau says what the others are by them. Constraints on one and the same
/// unknown cost no rows: they are targets on its line.
struct Simplex {
  /// The variables of the unknowns that are parameters, which come before the sums.
  var parameters: [Int32] = []
  /// What is asked for, in the order of priority, then of insertion.
  var demands: [Demand] = []
  /// Required demands that the result leaves out, each with those in its way; the multiples of the unknowns cancel.
  var conflicts: [[(demand: Demand, factor: Double)]] = []

  /// The values of the unknowns.
  var values: [Double] = []
  /// The sums as they were added.
  var sumEntries: [Tableau.Entry] = []
  var sumStarts: [Int32] = [0]

  var polished = Polish()
  var work = Work()
  /// Steps of no length since the last one that had any; many of them call for Bland's rule, which cannot go in
  /// circles.
  var stalls = 0
  var steps = 0
  var hasPivoted = false

  /// What only solving needs: components hand it on to one another, but for large ones, which go on from where they
  /// were.
  struct Work {
    /// What was decided of the unknowns, and the demands that decided it.
    var lows: [Double] = []
    var highs: [Double] = []
    var lowSources: [Int32] = []
    var highSources: [Int32] = []
    /// How far they may go until the sum of errors bends, and how steep it is.
    var stretches: [Stretch] = []

    var tableau = Tableau()
    /// For each unknown its column, or `~row`.
    var places: [Int32] = []
    /// The unknown of each column and row.
    var columns: [Int32] = []
    var basics: [Int32] = []
    /// The sums that begin with the same parameter are linked.
    var firstSums: [Int32] = []
    var nextSums: [Int32] = []

    var bends = Bends()
    var elimination = Elimination()
  }

  /// A part of an unknown's line on which the sum of errors is straight.
  struct Stretch {
    var low: Double
    var high: Double
    var slope: Double
  }

  /// The least slope that is not a rounding error, and the least coefficient worth a pivot.
  static let epsilon = 1e-9

  var usesBland: Bool { stalls > 40 }

  mutating func begin() {
    parameters.removeAll(keepingCapacity: true)
    demands.removeAll(keepingCapacity: true)
    conflicts.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    work.lows.removeAll(keepingCapacity: true)
    work.highs.removeAll(keepingCapacity: true)
    work.lowSources.removeAll(keepingCapacity: true)
    work.highSources.removeAll(keepingCapacity: true)
    work.stretches.removeAll(keepingCapacity: true)
    work.places.removeAll(keepingCapacity: true)
    work.columns.removeAll(keepingCapacity: true)
    work.basics.removeAll(keepingCapacity: true)
    work.firstSums.removeAll(keepingCapacity: true)
    work.nextSums.removeAll(keepingCapacity: true)
    sumEntries.removeAll(keepingCapacity: true)
    sumStarts.removeAll(keepingCapacity: true)
    sumStarts.append(0)
    stalls = 0
    hasPivoted = false
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
    work.lows.append(-.infinity)
    work.highs.append(.infinity)
    work.lowSources.append(-1)
    work.highSources.append(-1)
    work.stretches.append(Stretch(low: -.infinity, high: .infinity, slope: 0))
    work.places.append(place)
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
    let first = Int(work.tableau.rows[row][0].column)
    var other = work.firstSums[first]
    while other >= 0 {
      if work.tableau.lastRowEquals(Int(other)) {
        work.tableau.finishRow(keeping: false)
        return parameters.count + Int(other)
      }
      other = work.nextSums[Int(other)]
    }
    work.tableau.finishRow(keeping: true)
    sumEntries += work.tableau.rows[row]
    sumStarts.append(Int32(sumEntries.count))
    work.nextSums.append(work.firstSums[first])
    work.firstSums[first] = Int32(row)
    let unknown = values.count
    work.basics.append(Int32(unknown))
    appendUnknown(place: ~Int32(row))
    return unknown
  }

  func isBasic(_ unknown: Int) -> Bool { work.places[unknown] < 0 }
  func row(_ unknown: Int) -> Int { Int(~work.places[unknown]) }
  func column(_ unknown: Int) -> Int { Int(work.places[unknown]) }

  /// Whether nothing is left to be decided.
  var isDecided: Bool {
    work.columns.allSatisfy { work.lows[Int($0)] == work.highs[Int($0)] }
  }
}
