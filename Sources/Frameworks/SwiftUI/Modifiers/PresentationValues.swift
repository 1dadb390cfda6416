// The values of modifiers of presentations and scrolling.

/// A choice of actions.
public struct ActionSheet {
  /// An action.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// A menu of a description.
public struct ContextMenu<Items> {
  let items: Items

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> Items) {
    items = menuItems()
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private var number = CGFloat(0)

  /// Half the height.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole height.
  public static let large = PresentationDetent(name: "large")
  /// Returns a share of the height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", number: fraction)
  }
  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", number: height)
  }
}

/// The place to which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}

/// The ways of presentation where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The same as elsewhere.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A screen above.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The ways in which drags change a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Drags change the height first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Drags scroll first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The touches behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// They are answered.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// They are not answered.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// Returns touches that are answered up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The places of search fields.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// The times at which a search field is visible.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the system sees fit.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
  /// Returns a place below the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    .navigationBarDrawer
  }
}

/// The position of a scroll view.
public struct ScrollPosition: Equatable {
  private var id: AnyHashable?
  /// The edge; nil if another position is set.
  public private(set) var edge: Edge?
  /// The point; nil if another position is set.
  public private(set) var point: CGPoint?
  /// Whether or not the user has set the position: no.
  public var isPositionedByUser: Bool { false }

  /// Creates a position of parts whose identities have a type.
  public init(idType: (some Hashable).Type = Never.self) {}
  /// Creates the position of a part.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
  }
  /// Creates the position of an edge.
  public init(edge: Edge) {
    self.edge = edge
  }
  /// Creates the position of a point.
  public init(point: CGPoint) {
    self.point = point
  }

  /// The identity of the part; nil if another position is set.
  public var viewID: AnyHashable? { id }
  /// Returns the identity of the part if it has a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  /// Sets the position of a part.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Sets the position of an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Sets the position of a point.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Sets the position of a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
}

/// A type of ways in which scrolling ends.
public protocol ScrollTargetBehavior {}

/// An end at the next page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}
}

/// An end at the next part.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// An end at the next page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// An end at the next part.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// The visibilities of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Invisible.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The ways in which scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The bounces of scroll views.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The bouncing of content that is larger.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The parts that have margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
