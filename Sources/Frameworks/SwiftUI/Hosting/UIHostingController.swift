/// The sizes of a hosted description that a hosting controller tells.
@frozen
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates the options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller's preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller whose view shows a description.
///
/// Differs from SwiftUI: the description is not drawn. A view or controller of UIKit that it wraps is shown, if it is the
/// only part: behind bodies, conditions, and modifiers of its frame, padding and environment. For all else there is a
/// rectangle with the description's name, and a diagnostic.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: HostingView

  /// The description.
  public var rootView: Content {
    didSet { hostingView.root = rootView }
  }

  /// The sizes of the description that the controller tells.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { updatePreferredSize() }
  }

  /// The parts of the safe area that the description keeps clear of.
  public var safeAreaRegions: SafeAreaRegions {
    get { hostingView.safeAreaRegions }
    set { hostingView.safeAreaRegions = newValue }
  }

  /// Whether or not the description reaches below the safe area; a name that packages use before iOS 16.4.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  /// Creates a controller of a description.
  public init(rootView: Content) {
    self.rootView = rootView
    hostingView = HostingView(root: rootView)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a controller of a description from a storyboard.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hostingView = HostingView(root: rootView)
    super.init(coder: coder)
    prepare()
  }

  /// Ends the program: a subclass in a storyboard calls `init(coder:rootView:)`.
  public required dynamic init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) must override init(coder:) and call super.init(coder:rootView:)")
  }

  private func prepare() {
    hostingView.owner = self
    hostingView.backgroundColor = .systemBackground
    hostingView.sizeChanged = { [weak self] in self?.updatePreferredSize() }
  }

  /// Makes the view that shows the description.
  open override func loadView() { view = hostingView }

  /// Tells the preferred content size when the view is laid out.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updatePreferredSize()
  }

  private func updatePreferredSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size = hostingView.size(for: .unspecified)
    if size != preferredContentSize { preferredContentSize = size }
  }

  /// Returns the size of the description for an offered one, in points.
  ///
  /// A description that is not drawn takes all that it is offered, and the size of its name where that has no end.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.size(for: ProposedViewSize(size)) }
}
