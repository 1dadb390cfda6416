// The names are Apple's: the names of text attributes in Core Text.

public import Foundation
public import GraphicsCore

/// The space after each letter, in points, the same attribute as `.tracking`.
public var kCTTrackingAttributeName: CFString { NSAttributedString.Key.tracking.rawValue as NSString }
