import Foundation

extension NSRange {
  /// The end of the range, also of one that a program made of numbers too large for a sum.
  var end: Int {
    let (end, overflows) = location.addingReportingOverflow(length)
    return overflows ? .max : end
  }
}
