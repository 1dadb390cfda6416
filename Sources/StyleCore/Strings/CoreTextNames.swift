// The names are Apple's: attributes of text by the names that Core Text has for them.

public import Foundation
public import GraphicsCore

/// The space after each letter, in points; as `.tracking`.
public var kCTTrackingAttributeName: CFString { NSAttributedString.Key.tracking.rawValue as NSString }
