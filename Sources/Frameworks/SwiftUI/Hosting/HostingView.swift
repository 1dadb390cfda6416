import StandInCore

/// The view that shows a description.
@MainActor
final class HostingView: UIView, ValueReader {
  /// The description.
  var root: any View {
    didSet { valueChanged() }
  }
  /// The controller whose children wrapped controllers are.
  weak var owner: UIViewController?
  /// The parts of the safe area that the description keeps clear of.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }
  /// The function that is told when the size may have changed.
  var sizeChanged: (() -> Void)?

  private var content = HostedContent(kind: .nothing)
  private var walk = HostedWalk()
  private var host: (any PlatformHost)?
  private var shown: UIView?
  private var changes = HostedChanges()
  private var needsUpdate = true
  private var hasAppeared = false

  init(root: any View) {
    self.root = root
    super.init(frame: .zero)
    // The traits that the environment has, and those of colours.
    let traits: [UITrait] =
      UITraitCollection.systemTraitsAffectingColorAppearance + [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
      ]
    registerForTraitChanges(traits) { (view: HostingView, _: UITraitCollection) in view.valueChanged() }
  }

  required init?(coder: NSCoder) {
    root = EmptyView()
    super.init(coder: coder)
  }

  isolated deinit {
    host?.dismantle()
  }

  /// Requests an update.
  func valueChanged() {
    guard !needsUpdate else { return }
    needsUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    sizeChanged?()
  }

  // MARK: Update

  /// Reads the description, if it changed, and makes or updates its view.
  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    let environment = EnvironmentValues(traitCollection)
    var newer = HostedWalk(former: walk.way)
    content = Readers.reading(self) { newer.part(of: root, in: environment) }
    walk = newer
    show(content)
    apply(content.changes)
  }

  /// Changes the shown view as modifiers say, and takes back what an earlier description changed.
  private func apply(_ newer: HostedChanges) {
    guard let shown else { return }
    if newer.opacity != nil || changes.opacity != nil { shown.alpha = CGFloat(newer.opacity ?? 1) }
    if newer.isHidden || changes.isHidden { shown.isHidden = newer.isHidden }
    if newer.identifier != nil || changes.identifier != nil {
      shown.accessibilityIdentifier = newer.identifier
    }
    if newer.label != nil || changes.label != nil {
      shown.accessibilityLabel = newer.label ?? (shown as? StandInView)?.standIn.name
    }
    changes = newer
  }

  private func show(_ content: HostedContent) {
    switch content.kind {
    case .platform(let platform):
      if let host, Readers.reading(self, { host.update(platform, content.environment) }) { return }
      removeShown()
      let host = Readers.reading(self) { platform.makeHost(content.environment) }
      self.host = host
      if let controller = host.controller { owner?.addChild(controller) }
      add(host.view)
      if let owner, let controller = host.controller { controller.didMove(toParent: owner) }
    case .standIn(let name):
      let standIn = StandIn(name: name, detail: "SwiftUI")
      if let view = shown as? StandInView { view.standIn = standIn } else { replace(StandInView(standIn)) }
    case .color(let color):
      if host != nil || shown == nil || shown is StandInView { replace(UIView()) }
      shown?.backgroundColor = color
    case .nothing: removeShown()
    }
  }

  private func replace(_ view: UIView) {
    removeShown()
    add(view)
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
    (shown, changes) = (view, HostedChanges())
  }

  private func removeShown() {
    host?.dismantle()
    host?.controller?.willMove(toParent: nil)
    shown?.removeFromSuperview()
    host?.controller?.removeFromParent()
    (host, shown) = (nil, nil)
  }

  // MARK: Sizes

  private var sizes: HostedSizes {
    HostedSizes(layouts: content.layouts) { [weak self] in self?.contentSize(for: $0) ?? .zero }
  }

  /// Returns the size of the description for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    updateIfNeeded()
    let size = sizes.size(for: proposal)
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    switch content.kind {
    case .nothing: .zero
    case .color: proposal.filled(CGSize(width: 10, height: 10))
    case .standIn: proposal.filled((shown as? StandInView)?.standIn.size ?? .zero)
    case .platform: host.map { platformSize(of: $0, for: proposal) } ?? .zero
    }
  }

  private func platformSize(of host: any PlatformHost, for proposal: ProposedViewSize) -> CGSize {
    if let size = host.size(for: proposal, content.environment) { return size }
    let fitting = host.view.systemLayoutSizeFitting(
      CGSize(width: proposal.width?.finite ?? 0, height: proposal.height?.finite ?? 0),
      withHorizontalFittingPriority: proposal.width?.finite == nil ? .fittingSizeLevel : .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
    let own = host.view.intrinsicContentSize
    var size = CGSize(
      width: length(
        fitting.width, own.width, proposal.width, host.view.contentHuggingPriority(for: .horizontal),
        host.view.contentCompressionResistancePriority(for: .horizontal)),
      height: length(
        fitting.height, own.height, proposal.height, host.view.contentHuggingPriority(for: .vertical),
        host.view.contentCompressionResistancePriority(for: .vertical)))
    host.adjust(&size, for: proposal)
    return size
  }

  /// Returns the length of a view: the one that it is offered, within those to which it resists to shrink and to grow.
  private func length(
    _ fitting: CGFloat, _ own: CGFloat, _ offered: CGFloat?, _ hugging: UILayoutPriority,
    _ resistance: UILayoutPriority
  ) -> CGFloat {
    let least = own >= 0 ? own : fitting
    guard let offered = offered?.finite else { return least > 0 ? least : 10 }
    guard own >= 0 else { return offered }
    let high = UILayoutPriority.defaultHigh.rawValue
    let wide = resistance.rawValue >= high ? max(own, offered) : offered
    return hugging.rawValue >= high ? min(own, wide) : wide
  }

  override var intrinsicContentSize: CGSize { size(for: .unspecified) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(for: ProposedViewSize(size)) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    guard let shown else { return }
    var area = bounds
    if !content.ignoresSafeArea, safeAreaRegions.contains(.container) {
      area = area.inset(by: safeAreaInsets)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = sizes.size(for: ProposedViewSize(area.size))
    let outer = HostedSizes.align(size, in: area, .center, false)
    let frame = sizes.place(in: outer, isRightToLeft: isRightToLeft)
    if frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite {
      shown.frame = frame
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard (window != nil) != hasAppeared else { return }
    hasAppeared = window != nil
    updateIfNeeded()
    for action in hasAppeared ? content.appearing : content.disappearing { action() }
  }
}

extension HostedContent {
  /// Whether or not the part is shown as it is, and not as a rectangle in its place.
  var isDrawn: Bool {
    switch kind {
    case .color, .platform: true
    case .nothing, .standIn: false
    }
  }

  /// Whether or not the part reaches below the safe area.
  var ignoresSafeArea: Bool {
    layouts.contains {
      if case .ignoresSafeArea = $0 { true } else { false }
    }
  }
}

extension ProposedViewSize {
  /// Returns the proposal with own lengths in place of those that are left open or have no end.
  func filled(_ own: CGSize) -> CGSize {
    CGSize(width: width?.finite ?? own.width, height: height?.finite ?? own.height)
  }
}

extension CGFloat {
  /// The length; nil if it has no end or is not a number.
  var finite: CGFloat? { isFinite && self < 1e6 ? self : nil }
}
