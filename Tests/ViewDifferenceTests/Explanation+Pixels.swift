@testable import ViewDifference

extension Explanation {
  /// The number of differing pixels that no change of a view explains.
  var unexplainedPixels: Int { changes.reduce(0) { $0 + ($1.kind == .unexplained ? $1.pixels : 0) } }
}
