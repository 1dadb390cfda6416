public import LayoutCore

extension UIViewController {
  /// A value that `viewDidLoad()` or `loadView()` sets; reading it loads the view first.
  ///
  /// ```swift
  /// @ViewLoading var label: UILabel
  /// ```
  @preconcurrency @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// Creates a value that is set while the view is loaded.
    public init() {}

    /// Creates a value that is there before the view is loaded.
    public init(wrappedValue: Value) {
      value = wrappedValue
    }

    /// The value outside of a controller, which no code can reach.
    @available(*, unavailable, message: "ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { preconditionFailure("ViewLoading is for properties of view controllers.") }
      set { value = newValue }
    }

    /// The value of a controller, whose view is loaded if the value is not there.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrappedPath: ReferenceWritableKeyPath<Controller, Value>,
      storage path: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        if let value = controller[keyPath: path].value { return value }
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: path].value else {
          preconditionFailure("A value of @ViewLoading must be set while the view is loaded.")
        }
        return value
      }
      set { controller[keyPath: path].value = newValue }
    }
  }
}
