/// The part of a description that a host shows.
struct HostedContent {
  /// The kinds of parts.
  enum Kind {
    /// Nothing.
    case nothing
    /// A colour.
    case color(UIColor)
    /// A view of UIKit.
    case platform(any PlatformContent)
    /// A rectangle with a name.
    case standIn(String)
  }

  var kind: Kind
  /// The environment of the part.
  var environment = EnvironmentValues()
  /// The changes of its space, from the outermost.
  var layouts: [HostedLayout.Kind] = []
  /// The changes of its view.
  var changes = HostedChanges()
  /// The actions for when it appears and disappears.
  var appearing: [() -> Void] = []
  var disappearing: [() -> Void] = []
}

/// The walk from a description to the part that a host shows.
///
/// It reads the body of a description only if a view of UIKit can be behind it, which its type tells: a body may need what
/// only a running app has.
@MainActor
struct HostedWalk {
  /// The descriptions on the way in the last walk, whose kept properties go over to those in their places.
  var former: [Any] = []
  /// The descriptions on the way.
  private(set) var way: [Any] = []

  /// Returns what a host shows of a description.
  ///
  /// A rectangle has the name of the outermost description that a program declares.
  mutating func part<Content: View>(of view: Content, in environment: EnvironmentValues) -> HostedContent {
    if let view = view as? any HostedDescription { return view.hosted(by: &self, in: environment) }
    if let wrapped = Self.platformContent(of: view) {
      keepProperties(of: view)
      return HostedContent(kind: .platform(wrapped), environment: environment)
    }
    guard Self.mayHost(Content.self) else {
      return HostedContent(kind: .standIn(describedName(of: Content.self)), environment: environment)
    }
    keepProperties(of: view)
    var found = part(of: environment.run { view.body }, in: environment)
    if case .standIn = found.kind { found.kind = .standIn(describedName(of: Content.self)) }
    return found
  }

  /// Takes over the values that the description in the same place kept in the last walk.
  mutating func keepProperties(of view: Any) {
    if former.indices.contains(way.count), type(of: former[way.count]) == type(of: view) {
      let pairs = zip(Mirror(reflecting: view).children, Mirror(reflecting: former[way.count]).children)
      for (new, old) in pairs { (new.value as? any KeptProperty)?.keep(old.value) }
    }
    way.append(view)
  }

  /// Returns the view or the controller of UIKit that a description wraps; nil if it wraps none.
  private static func platformContent(of view: Any) -> (any PlatformContent)? {
    func wrap<Wrapped: UIViewRepresentable>(_ view: Wrapped) -> any PlatformContent {
      WrappedView(representable: view)
    }
    func wrap<Wrapped: UIViewControllerRepresentable>(controller: Wrapped) -> any PlatformContent {
      WrappedController(representable: controller)
    }
    if let view = view as? any UIViewRepresentable { return wrap(view) }
    return (view as? any UIViewControllerRepresentable).map { wrap(controller: $0) }
  }

  /// Returns whether a view of UIKit can be behind descriptions of a type.
  static func mayHost<Content: View>(_ type: Content.Type) -> Bool {
    if let type = type as? any HostedDescription.Type { return type.mayHost }
    if type is any UIViewRepresentable.Type || type is any UIViewControllerRepresentable.Type { return true }
    return Content.Body.self != Never.self && mayHost(Content.Body.self)
  }
}

/// Returns the name of a description's type, without those of its parts.
func describedName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}

/// A type of descriptions of this module behind which there can be a view of UIKit.
@MainActor
protocol HostedDescription {
  /// Whether or not there can be a view of UIKit.
  static var mayHost: Bool { get }
  /// Returns what a host shows of the description.
  func hosted(by walk: inout HostedWalk, in environment: EnvironmentValues) -> HostedContent
}
