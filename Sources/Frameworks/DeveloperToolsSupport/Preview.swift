public import LayoutCore

/// A preview: a name, traits and a closure that makes a view or a controller.
///
/// Programs write `#Preview("Dark", traits: .landscapeLeft) { … }`, which makes one.
@MainActor
public struct Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}

  /// The name; nil without one.
  package let name: String?
  /// The traits, in the given order.
  package let traits: [PreviewTrait<ViewTraits>]
  /// A closure that makes the view or the controller.
  package let make: @MainActor () -> PreviewedContent

  /// Creates a preview of what a closure makes.
  package init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], make: @escaping @MainActor () -> PreviewedContent
  ) {
    (self.name, self.traits, self.make) = (name, traits, make)
  }

  /// Creates a preview of a view.
  ///
  /// Closures of several descriptions of SwiftUI would fit this one, too, before their result is looked at.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits) { .view(body()) }
  }

  /// Creates a preview of a view controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits) { .controller(body()) }
  }
}

/// A view or a controller that a preview made.
package enum PreviewedContent {
  case view(UIView)
  case controller(UIViewController)
}
