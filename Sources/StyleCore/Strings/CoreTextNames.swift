// The names are Apple's: the names of text attributes in Core Text.

public import Foundation
public import GraphicsCore

/// The key of the values on the axes of a variable font, among the attributes of a descriptor.
public var kCTFontVariationAttribute: CFString {
  UIFontDescriptor.AttributeName.variation.rawValue as NSString
}
/// The key of a feature of OpenType by its tag, among the settings of features.
public var kCTFontOpenTypeFeatureTag: CFString {
  UIFontDescriptor.FeatureKey.openTypeTag.rawValue as NSString
}
/// The key of the value of a feature of OpenType, among the settings of features.
public var kCTFontOpenTypeFeatureValue: CFString {
  UIFontDescriptor.FeatureKey.openTypeValue.rawValue as NSString
}
/// The space after each letter, in points, the same attribute as `.tracking`.
public var kCTTrackingAttributeName: CFString { NSAttributedString.Key.tracking.rawValue as NSString }
