import Cassowary

/// Solves small systems exactly, in whole numbers, by trying every point that could be best.
///
/// Each constraint is a plane in space, on which its error bends. The sum of errors of a priority is straight between
/// the planes, so the best points of all priorities include a point, or a flat without corners, where as many
/// independent planes meet as there are at all; and a system can be satisfied if it can be satisfied at one of these.
/// The same goes for what the priorities leave open: if any of the best points lies on a plane, then one of these does.
struct Oracle {
  /// A fraction with a positive denominator.
  struct Fraction: Comparable {
    var numerator: Int
    var denominator: Int

    static func == (left: Fraction, right: Fraction) -> Bool {
      left.numerator * right.denominator == right.numerator * left.denominator
    }

    static func < (left: Fraction, right: Fraction) -> Bool {
      left.numerator * right.denominator < right.numerator * left.denominator
    }

    var value: Double { Double(numerator) / Double(denominator) }
  }

  /// The optional priorities, highest first.
  let priorities: [Float]
  /// The least sums of errors of these, one after the other; nil if the required constraints cannot hold together.
  private(set) var sums: [Fraction]?
  /// Whether each constraint holds as an equality after what the priorities leave open was chosen.
  private(set) var isExact: [Bool] = []
  /// The error of each constraint then.
  private(set) var errors: [Fraction] = []

  // Plain loops over numbers in one block: this has to be quick in debug builds.
  private let variables: Int
  private let count: Int
  /// The coefficients of each constraint and its constant.
  private var rows: [Int] = []
  private var relations: [Relation] = []
  /// The place of each constraint's priority, or -1 if it is required.
  private var levels: [Int] = []
  /// The number of independent planes.
  private var rank = 0
  /// The planes chosen so far, each without the variables that are the pivots of those before it.
  private var planes: [Int] = []
  private var pivots: [Int] = []
  /// The points with the least sums: their distances from all planes, over a denominator.
  private var best: [(distances: [Int], denominator: Int)] = []

  init(_ rows: [Row], variables: Int) {
    self.variables = variables
    count = rows.count
    priorities = Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >)
    for row in rows {
      self.rows += row.coefficients + [row.constant]
      relations.append(row.relation)
      levels.append(priorities.firstIndex(of: row.priority) ?? -1)
    }
    planes = Array(repeating: 0, count: (variables + 1) * (variables + 1))
    pivots = Array(repeating: 0, count: variables + 1)
    var index = 0
    while index < count, rank < variables {
      if choose(index, depth: rank) { rank += 1 }
      index += 1
    }
    visit(0, depth: 0)
    choose(rows)
  }

  /// Chooses planes from `next` on, to the `depth` that are chosen.
  private mutating func visit(_ next: Int, depth: Int) {
    if depth == rank { return tryPoint() }
    var index = next
    while index <= count - (rank - depth) {
      if choose(index, depth: depth) { visit(index + 1, depth: depth + 1) }
      index += 1
    }
  }

  /// Adds a plane to the chosen ones, if it is independent of them.
  private mutating func choose(_ index: Int, depth: Int) -> Bool {
    let width = variables + 1
    let place = depth * width
    var column = 0
    while column < width {
      planes[place + column] = rows[index * width + column]
      column += 1
    }
    var other = 0
    while other < depth {
      let multiple = planes[place + pivots[other]]
      if multiple != 0 {
        let factor = planes[other * width + pivots[other]]
        column = 0
        while column < width {
          planes[place + column] = planes[place + column] * factor - planes[other * width + column] * multiple
          column += 1
        }
      }
      other += 1
    }
    var divisor = 0
    var pivot = -1
    column = 0
    while column < width {
      let value = planes[place + column]
      if value != 0 {
        divisor = Oracle.greatestCommonDivisor(divisor, value)
        if pivot < 0, column < variables { pivot = column }
      }
      column += 1
    }
    guard pivot >= 0 else { return false }
    if planes[place + pivot] < 0 { divisor = -divisor }
    column = 0
    while column < width {
      planes[place + column] /= divisor
      column += 1
    }
    pivots[depth] = pivot
    return true
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var one = one < 0 ? -one : one
    var other = other < 0 ? -other : other
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  /// Keeps the sums of errors where the chosen planes meet, if they are the least so far. Variables that they leave
  /// open are zero.
  private mutating func tryPoint() {
    let width = variables + 1
    var point = Array(repeating: 0, count: variables)
    var denominator = 1
    var depth = rank - 1
    while depth >= 0 {
      let pivot = pivots[depth]
      var numerator = planes[depth * width + variables] * denominator
      var column = 0
      while column < variables {
        if column != pivot { numerator -= planes[depth * width + column] * point[column] }
        column += 1
      }
      // The coordinate is the numerator over the pivot and the denominator.
      let size = planes[depth * width + pivot]
      let factor = size / Oracle.greatestCommonDivisor(size, numerator)
      if factor > 1 {
        denominator *= factor
        column = 0
        while column < variables {
          point[column] *= factor
          column += 1
        }
      }
      point[pivot] = numerator * factor / size
      depth -= 1
    }
    var distances = Array(repeating: 0, count: count)
    var sums = Array(repeating: 0, count: priorities.count)
    var index = 0
    while index < count {
      var distance = -rows[index * width + variables] * denominator
      var column = 0
      while column < variables {
        distance += rows[index * width + column] * point[column]
        column += 1
      }
      distances[index] = distance
      let error = error(index, distance)
      let level = levels[index]
      if level < 0 {
        if error != 0 { return }
      } else {
        sums[level] += error
      }
      index += 1
    }
    let found = sums.map { Fraction(numerator: $0, denominator: denominator) }
    if let least = self.sums {
      if least.lexicographicallyPrecedes(found) { return }
      if found.lexicographicallyPrecedes(least) { best.removeAll(keepingCapacity: true) }
    }
    self.sums = found
    best.append((distances, denominator))
  }

  /// By how much a constraint is missed at a distance from its plane.
  private func error(_ index: Int, _ distance: Int) -> Int {
    switch relations[index] {
    case .equal: distance < 0 ? -distance : distance
    case .lessOrEqual: distance < 0 ? 0 : distance
    case .greaterOrEqual: distance > 0 ? 0 : -distance
    }
  }

  /// Chooses among the best points.
  ///
  /// Of one priority the later constraint comes first; then inequalities hold as equalities where they can, the
  /// earlier first.
  private mutating func choose(_ all: [Row]) {
    guard sums != nil else { return }
    for level in priorities.indices {
      for index in (0..<count).reversed() where levels[index] == level && best.count > 1 {
        let errors = best.map {
          Fraction(numerator: error(index, $0.distances[index]), denominator: $0.denominator)
        }
        guard let least = errors.min() else { continue }
        best = zip(best, errors).filter { $0.1 == least }.map(\.0)
      }
    }
    for index in 0..<count where relations[index] != .equal {
      guard best.contains(where: { $0.distances[index] == 0 }) else { continue }
      best.removeAll { $0.distances[index] != 0 }
    }
    isExact = (0..<count).map { best[0].distances[$0] == 0 }
    errors = (0..<count).map {
      Fraction(numerator: error($0, best[0].distances[$0]), denominator: best[0].denominator)
    }
  }
}
