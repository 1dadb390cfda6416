@_exported public import ControlCore
@_exported public import ControllerCore
@_exported public import Foundation
@_exported public import GraphicsCore
@_exported public import GraphicsRendering
@_exported public import LayerCore
@_exported public import LayoutCore
@_exported public import ListCore
@_exported public import StyleCore
@_exported public import TextViewCore
@_exported public import ViewRendering

/// Functions that libraries spell `Darwin.round(x)`: an enum, since a module of this name would make
/// `canImport(Darwin)` true for the whole package graph.
public enum Darwin {
  /// The nearest whole number; ties go away from zero.
  public static func round(_ value: CGFloat) -> CGFloat { value.rounded() }
  /// The largest whole number not above `value`.
  public static func floor(_ value: CGFloat) -> CGFloat { value.rounded(.down) }
  /// The smallest whole number not below `value`.
  public static func ceil(_ value: CGFloat) -> CGFloat { value.rounded(.up) }
  /// `value` without its fraction.
  public static func trunc(_ value: CGFloat) -> CGFloat { value.rounded(.towardZero) }
  /// The square root of `value`.
  public static func sqrt(_ value: CGFloat) -> CGFloat { value.squareRoot() }
}
