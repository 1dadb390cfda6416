public import LayoutCore

/// The class that declares the actions of editing, such as `copy(_:)`, so that they can be named in selectors.
///
/// Differs from UIKit: it is no protocol of its own, since all responders have these methods.
public typealias UIResponderStandardEditActions = UIResponder
