/// A description that wraps a view of UIKit.
///
/// A hosting controller shows the view itself.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of an object that the view reports to.
  associatedtype Coordinator = Void
  /// The circumstances of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns a new view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view for the present values of the description.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Returns a new object that the view reports to.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the view for a proposal, in points; nil leaves it to the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Changes the size of the view for a proposal.
  func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns nil: the view has its own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  /// Does nothing.
  public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
  {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

/// The circumstances of a wrapped view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view reports to.
  public let coordinator: Representable.Coordinator
  /// The circumstances of the change.
  public var transaction: Transaction
  /// The environment of the description.
  public var environment: EnvironmentValues
}

/// A description that wraps a view controller of UIKit.
///
/// A hosting controller shows the view of the controller, which is its child.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object that the view controller reports to.
  associatedtype Coordinator = Void
  /// The circumstances of the view controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Returns a new view controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller for the present values of the description.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the view controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Returns a new object that the view controller reports to.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the view for a proposal, in points; nil leaves it to the view controller.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns nil: the view has its own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

/// The circumstances of a wrapped view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the view controller reports to.
  public let coordinator: Representable.Coordinator
  /// The circumstances of the change.
  public var transaction: Transaction
  /// The environment of the description.
  public var environment: EnvironmentValues
}

/// A size that a description is offered, in points; nil leaves a length to it.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates the proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal of nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of all that there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal that leaves both lengths to the description.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal with the lengths of a size in place of those that are left open.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A size that a wrapped view is offered, in points; nil leaves a length to it.
public struct _ProposedSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width
    height = proposal.height
  }
}
