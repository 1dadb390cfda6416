public import Foundation

/// A closure that makes attributes of a text from those that it has.
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString
  .Key: Any]
