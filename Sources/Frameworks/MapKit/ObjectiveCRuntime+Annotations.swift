import ControllerCore
public import GraphicsCore

extension ObjectiveCRuntime {
  /// Returns a new annotation view of the requested class, by `init(annotation:reuseIdentifier:)`.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?
  ) -> Object {
    object(of: type, MKAnnotationView.self) { AnnotationViewMaking.view(of: $0, annotation, reuseIdentifier) }
  }
}
