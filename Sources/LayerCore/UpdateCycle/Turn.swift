/// The result of a turn of the main loop.
package struct Turn: Hashable, Sendable {
  /// The numbers of layers that the passes visited.
  package struct Visits: Hashable, Sendable {
    package var constraints = 0
    package var layout = 0
    package var display = 0

    /// Creates numbers of 0.
    package init() {}

    /// The sum of all passes; a layer that several passes visited is counted as often.
    package var total: Int { constraints + layout + display }
  }

  /// The number of the turn in its loop, from 1.
  package let number: Int
  /// The time of the clock, in seconds.
  package let time: Double
  /// The number of pieces of work that were done.
  package var work = 0
  /// The numbers of visited layers; 0 if all windows were clean.
  package var visits = Visits()

  init(number: Int, time: Double) {
    self.number = number
    self.time = time
  }
}

extension ConstraintPass {
  /// Runs a pass, and returns the number of layers that it visited.
  static func visits(from root: CALayer) -> Int {
    var pass = ConstraintPass()
    pass.run(from: root)
    return pass.visited
  }
}

extension LayoutPass {
  /// Runs a pass, and returns the number of layers that it visited.
  static func visits(from root: CALayer) -> Int {
    var pass = LayoutPass()
    pass.run(from: root)
    return pass.visited
  }
}

extension DisplayPass {
  /// Runs a pass, and returns the number of layers that it visited.
  static func visits(from root: CALayer) -> Int {
    var pass = DisplayPass()
    pass.run(from: root)
    return pass.visited
  }
}

extension CALayer {
  /// Whether or not any layer of this tree waits for a turn.
  var waitsForUpdate: Bool { waitsForConstraints || waitsForLayout || waitsForDisplay }
}
