public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore

/// A type of objects for the resolution of a custom detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// A name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The name of half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// A function that returns the height of a detent, in points without the safe area, or `nil` for no such detent.
    public typealias Resolver =
      @MainActor (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: Resolver?
    /// The number of custom detents without a name of their own.
    private static var count = 0

    init(_ identifier: Identifier, _ resolver: Resolver? = nil) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns the detent of half the height.
    public class func medium() -> Detent { Detent(.medium) }
    /// Returns the detent of the full height.
    public class func large() -> Detent { Detent(.large) }

    /// Returns a detent of a height of your own.
    public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
      count += identifier == nil ? 1 : 0
      return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(count)"), resolver)
    }

    /// Returns the height of the detent, in points without the safe area, or `nil` for no such detent.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      let (greatest, traits) = (context.maximumDetentValue, context.containerTraitCollection)
      guard identifier == .medium else { return greatest }
      guard traits.system >= .v26 else { return greatest / 2 }
      return PixelGrid(scale: traits.displayScale).snap(greatest * SheetFigures.mediumShare, .nearest(.up))
    }

    /// Returns the height of the sheet with the safe area at the bottom of its container, or `nil` for no such detent.
    func height(in container: UIView, maximum: CGFloat, traits: UITraitCollection) -> CGFloat? {
      if resolver == nil { return identifier == .medium ? container.bounds.height / 2 : maximum }
      let bottom = container.safeAreaInsets.bottom
      let context = DetentContext(
        containerTraitCollection: traits, maximumDetentValue: maximum - bottom)
      return resolvedValue(in: context).map { max(0, $0) + bottom }
    }
  }
}

/// The values for the resolution of a custom detent.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}
