package import LayoutCore
package import ViewLint

/// A view that can be shown: a spec, a preview, a running application.
@MainActor
package protocol SessionSource {
  /// The name in lists, such as `Examples/player.json` or `ProfileCard: Dark`.
  var name: String { get }
  /// The file and line of the preview or of the spec.
  var place: FindingSource? { get }
  /// The name of the module; nil for a spec.
  var module: String? { get }
  /// Returns a variant with the parts that the source itself states, such as the fixed size of a preview.
  ///
  /// Parts that are set already stay.
  func completed(_ variant: SessionVariant) -> SessionVariant
  /// Makes a new view for a variant.
  func makeContent(_ variant: SessionVariant) throws -> SessionContent
}

extension SessionSource {
  package var module: String? { nil }

  package func completed(_ variant: SessionVariant) -> SessionVariant { variant }
}

/// A view in the form in which a source makes it.
package enum SessionContent {
  case view(UIView)
  case controller(UIViewController)
  case window(UIWindow)
}

/// A variant or an action that cannot be, in one line.
package struct SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
