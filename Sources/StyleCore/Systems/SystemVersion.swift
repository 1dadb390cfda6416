/// A version of the system whose looks and figures controls have.
///
/// It is a trait: views side by side can have different ones. Unspecified, it is `standard`.
package enum SystemVersion: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// iOS 17.
  case v17 = 17
  /// iOS 18.
  case v18 = 18
  /// iOS 26.
  case v26 = 26

  /// The version of a screen that was given none.
  package static let standard = SystemVersion.v17

  /// The name in names of references, such as `ios26`.
  package var identifier: String { "ios\(rawValue)" }

  /// The name for people, such as `iOS 26`.
  package var name: String { "iOS \(rawValue)" }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool { left.rawValue < right.rawValue }
}

extension UITraitCollection {
  /// The version of the system whose looks and figures views have.
  package var system: SystemVersion { values.system ?? .standard }

  /// Returns the traits with another version of the system; `nil` changes nothing.
  package func with(_ system: SystemVersion?) -> UITraitCollection {
    guard let system, system != values.system else { return self }
    return modifyingTraits { $0[UITraitSystemVersion.self] = system }
  }

  /// Returns the traits of a screen with another version of the system; that of every screen is unspecified.
  package func ofScreen(with system: SystemVersion) -> UITraitCollection {
    modifyingTraits { $0[UITraitSystemVersion.self] = system == .standard ? nil : system }
  }
}

/// The trait of the version of the system; `nil` if it is unspecified.
package struct UITraitSystemVersion: UITraitDefinition, SystemTrait {
  package static let defaultValue: SystemVersion? = nil
  package static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, SystemVersion?> { \.system }
}
