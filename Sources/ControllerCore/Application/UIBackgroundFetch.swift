public import Foundation

/// The results of loading data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData = 0
  /// There is no new data.
  case noData = 1
  /// The data could not be loaded.
  case failed = 2
}

/// The answers to whether a program may load data in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// A refusal that the user cannot change.
  case restricted = 0
  /// A refusal of the user.
  case denied = 1
  /// A permission.
  case available = 2
}

extension UIApplication {
  /// The least interval between loads in the background, in seconds.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The interval of a program that loads nothing in the background.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// The answer to whether the program may load data in the background: that it may.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Keeps the least interval between loads in the background; without effect.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    requests.fetchInterval = minimumBackgroundFetchInterval
  }

  /// Keeps a handler for calls over the net; returns false, since none come.
  @discardableResult
  public func setKeepAliveTimeout(
    _ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil
  ) -> Bool { false }

  /// Forgets the handler for calls over the net.
  public func clearKeepAliveTimeout() {}
}
