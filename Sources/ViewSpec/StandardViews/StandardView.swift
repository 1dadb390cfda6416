internal import LayoutCore

/// One of UIKit's views, as specs have it: how its properties are read, and how the view is made of them.
struct StandardView: Sendable {
  /// Makes the view, without what every view may have.
  typealias Maker = @MainActor @Sendable (SpecEnvironment) throws(SpecProblem) -> UIView

  /// The keys of the view's own.
  let declaration: ObjectDeclaration
  let read: @Sendable (ObjectReader, Scope) throws(SpecProblem) -> Maker

  init(
    _ declaration: ObjectDeclaration,
    _ read: @escaping @Sendable (ObjectReader, Scope) throws(SpecProblem) -> Maker
  ) {
    (self.declaration, self.read) = (declaration, read)
  }

  /// A view that `make` makes as UIKit has it, and the properties that a spec may set.
  init<View: UIView>(
    _ make: @escaping @MainActor @Sendable () -> View, _ properties: [Property<View>], rules: [KeyRule] = []
  ) {
    self.init(ObjectDeclaration(properties, rules: rules)) { reader, scope throws(SpecProblem) in
      let settings = try properties.read(reader, scope)
      return { environment throws(SpecProblem) in
        var view = make()
        try settings.apply(to: &view, environment)
        return view
      }
    }
  }

  /// A control that `make` makes as UIKit has it, and the properties that a spec may set beside those of all controls.
  init<Control: UIControl>(
    control make: @escaping @MainActor @Sendable () -> Control, _ properties: [Property<Control>]
  ) {
    self.init(make, Property<Control>.ofControls + properties)
  }
}
