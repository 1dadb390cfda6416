/// Returns whether two classes are the same.
///
/// On Apple's systems, classes are objects, which Swift compares by identity.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns whether two classes are not the same.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
