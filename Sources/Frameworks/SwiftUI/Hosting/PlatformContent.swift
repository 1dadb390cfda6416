/// A description that wraps a view or a controller of UIKit.
@MainActor
protocol PlatformContent {
  /// Returns a host of the view, and makes it.
  func makeHost(_ environment: EnvironmentValues) -> any PlatformHost
}

/// A view or a controller of UIKit that a description wraps.
@MainActor
protocol PlatformHost: AnyObject {
  /// The view.
  var view: UIView { get }
  /// The controller; nil if only a view is wrapped.
  var controller: UIViewController? { get }
  /// Updates the view for a newer description; returns whether it is of the same type.
  func update(_ content: any PlatformContent, _ environment: EnvironmentValues) -> Bool
  /// Returns the size that the description itself gives for a proposal.
  func size(for proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize?
  /// Changes a size for a proposal.
  func adjust(_ size: inout CGSize, for proposal: ProposedViewSize)
  /// Cleans up before the view is removed.
  func dismantle()
}

/// The host of a wrapped view.
@MainActor
final class ViewHost<Representable: UIViewRepresentable>: PlatformHost {
  private var representable: Representable
  private let coordinator: Representable.Coordinator
  private let wrapped: Representable.UIViewType
  var view: UIView { wrapped }
  var controller: UIViewController? { nil }

  init(_ representable: Representable, _ environment: EnvironmentValues) {
    self.representable = representable
    coordinator = environment.run { representable.makeCoordinator() }
    let context = Self.context(coordinator, environment)
    wrapped = environment.run { representable.makeUIView(context: context) }
    environment.run { representable.updateUIView(wrapped, context: context) }
  }

  private static func context(
    _ coordinator: Representable.Coordinator, _ environment: EnvironmentValues
  ) -> Representable.Context {
    UIViewRepresentableContext(coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  func update(_ content: any PlatformContent, _ environment: EnvironmentValues) -> Bool {
    guard let newer = (content as? WrappedView<Representable>)?.representable else { return false }
    representable = newer
    environment.run { newer.updateUIView(wrapped, context: Self.context(coordinator, environment)) }
    return true
  }

  func size(for proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize? {
    representable.sizeThatFits(proposal, uiView: wrapped, context: Self.context(coordinator, environment))
  }

  func adjust(_ size: inout CGSize, for proposal: ProposedViewSize) {
    representable._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: wrapped)
  }

  func dismantle() { Representable.dismantleUIView(wrapped, coordinator: coordinator) }
}

/// A description that wraps a view.
struct WrappedView<Representable: UIViewRepresentable>: PlatformContent {
  let representable: Representable

  func makeHost(_ environment: EnvironmentValues) -> any PlatformHost { ViewHost(representable, environment) }
}

/// The host of a wrapped view controller.
@MainActor
final class ControllerHost<Representable: UIViewControllerRepresentable>: PlatformHost {
  private var representable: Representable
  private let coordinator: Representable.Coordinator
  private let wrapped: Representable.UIViewControllerType
  var view: UIView { wrapped.view }
  var controller: UIViewController? { wrapped }

  init(_ representable: Representable, _ environment: EnvironmentValues) {
    self.representable = representable
    coordinator = environment.run { representable.makeCoordinator() }
    let context = Self.context(coordinator, environment)
    wrapped = environment.run { representable.makeUIViewController(context: context) }
    environment.run { representable.updateUIViewController(wrapped, context: context) }
  }

  private static func context(
    _ coordinator: Representable.Coordinator, _ environment: EnvironmentValues
  ) -> Representable.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  func update(_ content: any PlatformContent, _ environment: EnvironmentValues) -> Bool {
    guard let newer = (content as? WrappedController<Representable>)?.representable else { return false }
    representable = newer
    environment.run { newer.updateUIViewController(wrapped, context: Self.context(coordinator, environment)) }
    return true
  }

  func size(for proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize? {
    representable.sizeThatFits(
      proposal, uiViewController: wrapped, context: Self.context(coordinator, environment))
  }

  func adjust(_ size: inout CGSize, for proposal: ProposedViewSize) {}

  func dismantle() { Representable.dismantleUIViewController(wrapped, coordinator: coordinator) }
}

/// A description that wraps a view controller.
struct WrappedController<Representable: UIViewControllerRepresentable>: PlatformContent {
  let representable: Representable

  func makeHost(_ environment: EnvironmentValues) -> any PlatformHost {
    ControllerHost(representable, environment)
  }
}
