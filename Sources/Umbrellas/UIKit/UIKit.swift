@_exported public import AssetCore
@_exported public import ControlCore
@_exported public import ControllerCore
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import DeveloperToolsSupport
@_exported public import DynamicsCore
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import GraphicsCore
@_exported public import GraphicsRendering
@_exported public import ImageFilters
@_exported public import ImageIO
@_exported public import InteractionCore
@_exported public import LayerCore
@_exported public import LayoutCore
@_exported public import ListCore
@_exported public import NibCore
@_exported public import StackCore
@_exported public import StyleCore
@_exported public import TextKitCore
@_exported public import TextViewCore
@_exported public import ViewRendering
@_exported public import VisualFormatCore

/// The functions that libraries call as `Darwin.round(x)`.
///
/// It is an enum, since a module of this name would make `canImport(Darwin)` true for the whole package graph.
public enum Darwin {
  /// Returns the nearest whole number, ties away from zero.
  public static func round<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded() }
  /// Returns the largest whole number not above `value`.
  public static func floor<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(.down) }
  /// Returns the smallest whole number not below `value`.
  public static func ceil<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(.up) }
  /// Returns `value` without its fraction.
  public static func trunc<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(.towardZero) }
  /// Returns the square root of `value`.
  public static func sqrt<Value: FloatingPoint>(_ value: Value) -> Value { value.squareRoot() }
}

/// The functions that libraries call as `CoreFoundation.sqrt(x)`.
public typealias CoreFoundation = Darwin
