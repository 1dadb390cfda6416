public import LayoutCore
public import StyleCore

/// A version of the system whose looks and figures controls have.
///
/// It is a trait: the main screen has `v17` unless another one was asked for, and views side by side can have different ones.
///
/// ```swift
/// UIScreen.main.systemVersion = .v26
/// print(UIDevice.current.systemVersion)  // 26.0
/// ```
public enum SystemVersion: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// iOS 17.
  case v17 = 17
  /// iOS 18.
  case v18 = 18
  /// iOS 26.
  case v26 = 26

  package init(_ inner: StyleCore.SystemVersion) {
    self =
      switch inner {
      case .v17: .v17
      case .v18: .v18
      case .v26: .v26
      }
  }

  package var inner: StyleCore.SystemVersion {
    switch self {
    case .v17: .v17
    case .v18: .v18
    case .v26: .v26
    }
  }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool { left.rawValue < right.rawValue }
}

extension UITraitCollection {
  /// Creates a collection with only the version of the system.
  public convenience init(systemVersion: SystemVersion) {
    self.init { $0.systemVersion = systemVersion }
  }

  /// The version of the system whose looks and figures views have.
  public var systemVersion: SystemVersion { SystemVersion(system) }
}

extension UIMutableTraits {
  /// The version of the system whose looks and figures views have.
  public var systemVersion: SystemVersion {
    get { SystemVersion(self[UITraitSystemVersion.self] ?? .standard) }
    set { self[UITraitSystemVersion.self] = newValue.inner }
  }
}

extension UIScreen {
  /// The version of the system of the screen, and of all views that are given no other.
  ///
  /// `withSnapshotTesting(system:)` of `ViewSnapshotTesting` changes it for the code of one test.
  public var systemVersion: SystemVersion {
    get { traitCollection.systemVersion }
    set { become(newValue.inner) }
  }
}
