internal import LayoutCore

/// One of UIKit's views in specs: the reading of its properties, and its creation from them.
struct StandardView: Sendable {
  /// A function that creates the view, without the properties of all views.
  typealias Maker = @MainActor @Sendable (SpecEnvironment) throws(DocumentError) -> UIView

  /// The keys of this view only.
  let declaration: ObjectDeclaration
  /// Whether or not the parts of the view have views of the spec as contents.
  let embedsViews: Bool
  let read: @Sendable (ObjectReader, Scope) throws(DocumentError) -> Maker

  init(
    _ declaration: ObjectDeclaration, embedsViews: Bool = false,
    _ read: @escaping @Sendable (ObjectReader, Scope) throws(DocumentError) -> Maker
  ) {
    (self.declaration, self.embedsViews, self.read) = (declaration, embedsViews, read)
  }

  /// Creates the description of a view that `make` creates with UIKit's defaults, with its settable properties.
  init<View: UIView>(
    _ make: @escaping @MainActor @Sendable () -> View, _ properties: [Property<View>], rules: [KeyRule] = [],
    embedsViews: Bool = false
  ) {
    self.init(ObjectDeclaration(properties, rules: rules), embedsViews: embedsViews) {
      reader, scope throws(DocumentError) in
      let settings = try properties.read(reader, scope)
      return { environment throws(DocumentError) in
        var view = make()
        try settings.apply(to: &view, environment)
        return view
      }
    }
  }

  /// Creates the description of a control, with its settable properties in addition to those of all controls.
  init<Control: UIControl>(
    control make: @escaping @MainActor @Sendable () -> Control, _ properties: [Property<Control>]
  ) {
    self.init(make, Property<Control>.ofControls + properties)
  }
}
