extension UIScene.ConnectionOptions {
  /// The answer of the user to a notification, by which the scene was opened; none.
  @MainActor public var notificationResponse: UNNotificationResponse? { nil }
}
