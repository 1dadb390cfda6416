/// What one turn of the main loop did.
package struct Turn: Hashable, Sendable {
  /// How many layers the passes looked at.
  package struct Visits: Hashable, Sendable {
    package var constraints = 0
    package var layout = 0
    package var display = 0

    /// No layer.
    package init() {}

    /// All of them; a layer that several passes looked at counts as often.
    package var total: Int { constraints + layout + display }
  }

  /// Which turn of its loop it was, from 1.
  package let number: Int
  /// The time that the clock showed, in seconds.
  package let time: Double
  /// How many pieces of work were done.
  package var work = 0
  /// How many layers were looked at; none where all windows were clean.
  package var visits = Visits()

  init(number: Int, time: Double) {
    self.number = number
    self.time = time
  }
}

extension ConstraintPass {
  /// Runs a pass and says how many layers it looked at.
  static func visits(from root: CALayer) -> Int {
    var pass = ConstraintPass()
    pass.run(from: root)
    return pass.visited
  }
}

extension LayoutPass {
  /// Runs a pass and says how many layers it looked at.
  static func visits(from root: CALayer) -> Int {
    var pass = LayoutPass()
    pass.run(from: root)
    return pass.visited
  }
}

extension DisplayPass {
  /// Runs a pass and says how many layers it looked at.
  static func visits(from root: CALayer) -> Int {
    var pass = DisplayPass()
    pass.run(from: root)
    return pass.visited
  }
}

extension CALayer {
  /// Whether anything in this tree waits for a turn.
  var waitsForUpdate: Bool { waitsForConstraints || waitsForLayout || waitsForDisplay }
}
