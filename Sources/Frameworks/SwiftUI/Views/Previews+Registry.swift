public import DeveloperToolsSupport

extension Preview {
  /// Creates a preview of a description.
  ///
  /// Differs from SwiftUI: a hosting controller shows it, which draws views of UIKit alone.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits) { .controller(hostingController(of: body())) }
  }

  /// Creates the preview of a `PreviewProvider`, which the rewriter of sources puts behind it.
  ///
  /// Differs from SwiftUI: all its descriptions are one preview, with the name of the type.
  public init<Provider: PreviewProvider>(__provider provider: Provider.Type) {
    var name = String(describing: provider)
    for suffix in ["_Previews", "_Preview", "Previews"] where name.hasSuffix(suffix) && name != suffix {
      name.removeLast(suffix.count)
      break
    }
    self.init(name, traits: []) { .controller(hostingController(of: provider.previews)) }
  }
}

/// Returns a controller that shows a description.
@MainActor
private func hostingController<Content: View>(of view: Content) -> UIViewController {
  UIHostingController(rootView: view)
}

/// A type of changes that several previews share, with a value that is made once.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared value.
  associatedtype Context = Void
  /// The type of the changed description.
  associatedtype Body: View
  /// The description of a preview.
  typealias Content = PreviewModifierContent
  /// Makes the shared value.
  static func makeSharedContext() async throws -> Context
  /// Returns the changed description.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing.
  public static func makeSharedContext() async throws {}
}

/// The description of a preview that a modifier changes.
public struct PreviewModifierContent: Sendable {}

extension PreviewModifierContent: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Returns the trait of a change of the preview's description.
  ///
  /// Differs from SwiftUI: it has no effect.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(.other)
  }
}
