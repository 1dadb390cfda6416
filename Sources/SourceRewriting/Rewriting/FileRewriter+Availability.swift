import SwiftSyntax

/// Conditions of the system's version, `#available(iOS 26, *)`.
///
/// On Linux, the compiler takes all of them for true. Those for versions of iOS above the one that a run has by default are
/// asked while the program runs.
extension FileRewriter {
  /// The first version of iOS whose conditions are asked while the program runs.
  static let oldestAskedMajor = 18

  /// Replaces a condition for a newer version of iOS by a question to the system of the run.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    guard isOfUIKit || imports.contains(where: { ForeignModules.showsUIKit($0.module, options) }),
      let version = Self.version(ofPhoneIn: node.availabilityArguments), version[0] >= Self.oldestAskedMajor
    else { return }
    let isNegated = node.availabilityKeyword.text == "#unavailable"
    let numbers = version.map(String.init).joined(separator: ", ")
    edits.replace(
      node.range, with: "\(isNegated ? "!" : "")__isSystemAvailable(\(numbers))", in: bytes)
  }

  /// Returns the version of iOS among the platforms of a condition, in three numbers; nil if it names no such version.
  private static func version(ofPhoneIn arguments: AvailabilityArgumentListSyntax) -> [Int]? {
    for argument in arguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        platform.platform.text == "iOS", let version = platform.version
      else { continue }
      let parts = [version.major.text] + version.components.map(\.number.text)
      let numbers = parts.compactMap { Int($0) }
      guard numbers.count == parts.count, !numbers.isEmpty, numbers.count <= 3 else { return nil }
      return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }
    return nil
  }
}
