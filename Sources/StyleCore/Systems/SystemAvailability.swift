// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is one that no program has.

/// Returns whether the running system is a version of iOS, or later; any thread may ask.
///
/// The running system is that of the main screen: 17.0, unless another one was asked for. `#available` is always true on
/// Linux, since the compiler answers it there; the plugin `RewriteSources` makes it a call of this function.
///
/// ```swift
/// if __isSystemAvailable(26, 0, 0) { button.configuration = .glass() }
/// ```
public func __isSystemAvailable(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
  (UITraitCollection.ofMainScreen.system.rawValue, 0, 0) >= (major, minor, patch)
}
