public import Foundation
public import StyleCore

/// A property that shows in pictures of a view: its name in layout trees, and its value.
@_spi(Plumb)
public struct ViewProperty {
  /// The kinds of values.
  public enum Value {
    /// A Boolean value.
    case flag(Bool)
    /// An integer, with the default that layout trees leave out.
    case number(Int, usual: Int? = nil)
    case text(String)
    /// The fonts and colours of the parts of a text.
    case runs(NSAttributedString)
    case font(UIFont)
    /// A colour, possibly dynamic, or nil.
    case color(UIColor?)
    case image(UIImage)
    /// The value of a control.
    case value(ViewContent.Value)
  }

  /// The name in layout trees.
  public let name: String
  /// The value.
  public let value: Value

  /// Creates a property with a name and a value.
  public init(_ name: String, _ value: Value) {
    (self.name, self.value) = (name, value)
  }
}

extension ViewContent {
  /// The content as properties, without what subviews show; empty text is none.
  @_spi(Plumb)
  public var properties: [ViewProperty] {
    var properties: [ViewProperty] = []
    if !isShownByParts {
      if let text, !text.isEmpty { properties.append(ViewProperty("text", .text(text))) }
      if let font { properties.append(ViewProperty("font", .font(font))) }
      if let image { properties.append(ViewProperty("image", .image(image))) }
    }
    if let value { properties.append(ViewProperty("value", .value(value))) }
    return properties
  }
}
