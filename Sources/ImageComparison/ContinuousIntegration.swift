/// The detection of build servers, where references are only read, since recordings there are not reviewed.
package enum ContinuousIntegration {
  /// Returns whether or not an environment is that of one: its `CI` is set, and neither empty nor off.
  package static func isOn(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
