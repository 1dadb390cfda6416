// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The key of the duration of a transaction's animations, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction makes no animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the closure that runs after a transaction's animations.
public let kCATransactionCompletionBlock = "completionBlock"
