import StandInCore

extension EmptyView: HostedDescription {
  static var mayHost: Bool { true }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    HostedContent(kind: .nothing)
  }
}

extension Color: HostedDescription {
  static var mayHost: Bool { true }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    HostedContent(kind: .color(color))
  }
}

extension AnyView: HostedDescription {
  static var mayHost: Bool { true }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    walk.part(of: content, in: environment)
  }
}

extension _ViewModifier_Content: HostedDescription {
  static var mayHost: Bool { true }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    walk.part(of: content, in: environment)
  }
}

extension Optional: HostedDescription where Wrapped: View {
  static var mayHost: Bool { HostedWalk.mayHost(Wrapped.self) }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    guard let self else { return HostedContent(kind: .nothing) }
    return walk.part(of: self, in: environment)
  }
}

extension _ConditionalContent: HostedDescription where TrueContent: View, FalseContent: View {
  static var mayHost: Bool { HostedWalk.mayHost(TrueContent.self) || HostedWalk.mayHost(FalseContent.self) }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    switch self {
    case .trueContent(let content): walk.part(of: content, in: environment)
    case .falseContent(let content): walk.part(of: content, in: environment)
    }
  }
}

extension Group: HostedDescription where Content: View {
  static var mayHost: Bool { HostedWalk.mayHost(Content.self) }
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    walk.part(of: content, in: environment)
  }
}

extension ModifiedContent: HostedDescription where Content: View, Modifier: ViewModifier {
  static var mayHost: Bool {
    Modifier.Body.self == Never.self
      ? HostedWalk.mayHost(Content.self) : HostedWalk.mayHost(Modifier.Body.self)
  }

  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent {
    switch modifier {
    case let layout as HostedLayout:
      var content = walk.part(of: content, in: environment)
      content.layouts.insert(layout.kind, at: 0)
      return content
    case let change as EnvironmentChange:
      var inner = environment
      unsafe change.change(&inner)
      return walk.part(of: content, in: inner)
    case let appearance as AppearanceAction:
      var content = walk.part(of: content, in: environment)
      if appearance.isForAppearing {
        unsafe content.appearing.append(appearance.action)
      } else {
        unsafe content.disappearing.append(appearance.action)
      }
      return content
    case let change as HostedChange:
      var content = walk.part(of: content, in: environment)
      content.changes.add(change.kind)
      return content
    case _ where Modifier.Body.self == Never.self:
      let content = walk.part(of: content, in: environment)
      if content.isDrawn, !(modifier is EmptyModifier) {
        let name = (modifier as? Description)?.name ?? describedName(of: Modifier.self)
        StandIn.reportNotDrawn("the modifier \(name) of SwiftUI")
      }
      return content
    default:
      guard Self.mayHost else {
        return HostedContent(kind: .standIn(describedName(of: Content.self)), environment: environment)
      }
      walk.keepProperties(of: modifier)
      let body = environment.run { modifier.body(content: _ViewModifier_Content(content: content)) }
      return walk.part(of: body, in: environment)
    }
  }
}
