// See `_LayerInstantiation`: an initializer has one slot in the method tables of all subclasses, so a class whose
// initializer is required can lend its type.

/// A class that lends its required initializer to views of places; not for use.
@preconcurrency @MainActor
open class _AnnotationViewInstantiation: MKAnnotationView {
  /// Creates an object that is not for use.
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A maker of views of registered classes.
///
/// The function is not inlined: the optimizer would take the class of the bit cast for that of the object, and let casts to
/// its true class fail.
@MainActor
enum AnnotationViewMaking {
  @inline(never)
  static func view(
    of type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String?
  ) -> MKAnnotationView {
    let lender = unsafe unsafeBitCast(type, to: _AnnotationViewInstantiation.Type.self)
    let view: MKAnnotationView = lender.init(annotation: annotation, reuseIdentifier: identifier)
    return view
  }
}
