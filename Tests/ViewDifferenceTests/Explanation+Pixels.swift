@testable import ViewDifference

extension Explanation {
  /// How many differing pixels no change of a view explains.
  var unexplainedPixels: Int { changes.reduce(0) { $0 + ($1.kind == .unexplained ? $1.pixels : 0) } }
}
