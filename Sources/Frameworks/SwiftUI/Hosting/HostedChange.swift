/// A modifier that changes the view that is shown for a content.
struct HostedChange: ViewModifier {
  typealias Body = Never

  /// The changes of a view.
  enum Kind {
    /// An opacity, 0…1, in addition to those inside.
    case opacity(Double)
    /// A hidden view, which keeps its place.
    case hidden
    /// The identifier for tests.
    case identifier(String)
    /// The words for assistive technologies.
    case label(String)
  }

  let kind: Kind

  nonisolated init(_ kind: Kind) {
    self.kind = kind
  }
}

/// The changes of a view by all modifiers around it; nil leaves a property to the view.
struct HostedChanges: Equatable {
  var opacity: Double?
  var isHidden = false
  var identifier: String?
  var label: String?

  /// Adds a change around the present ones.
  mutating func add(_ change: HostedChange.Kind) {
    switch change {
    case .opacity(let share): opacity = (opacity ?? 1) * max(0, min(share, 1))
    case .hidden: isHidden = true
    case .identifier(let text): identifier = text
    case .label(let text): label = text
    }
  }
}

extension View {
  /// Returns the description with an opacity, 0…1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(HostedChange(.opacity(opacity)))
  }

  /// Returns the description hidden, in a space that stays.
  nonisolated public func hidden() -> some View { modifier(HostedChange(.hidden)) }

  /// Returns the description with an identifier by which tests find it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(HostedChange(.identifier(identifier)))
  }

  /// Returns the description with words for assistive technologies.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(HostedChange(.label(label.characters)))
  }

  /// Returns the description with localized words for assistive technologies.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(HostedChange(.label(labelKey.text)))
  }

  /// Returns the description with words for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Characters: StringProtocol>(_ label: Characters) -> some View {
    modifier(HostedChange(.label(String(label))))
  }
}
