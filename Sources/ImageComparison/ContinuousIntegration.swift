/// Build servers, where references are only read: what is recorded there nobody has looked at.
package enum ContinuousIntegration {
  /// Whether an environment says that it is one: its `CI` is there, and neither empty nor off.
  package static func isOn(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
