/// The results of functions on screens.
public enum CGError: Int32, Error, Sendable {
  /// Success.
  case success = 0
  /// A failure.
  case failure = 1000
  /// An argument that is not allowed.
  case illegalArgument = 1001
  /// No connection.
  case invalidConnection = 1002
  /// No context.
  case invalidContext = 1003
  /// Not completed.
  case cannotComplete = 1004
  /// Not written.
  case notImplemented = 1006
  /// Out of range.
  case rangeCheck = 1007
  /// Of another type.
  case typeCheck = 1008
  /// Not allowed now.
  case invalidOperation = 1010
  /// None there.
  case noneAvailable = 1011
}
