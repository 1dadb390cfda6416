public import Foundation
public import LayoutCore

extension Bundle {
  /// Makes the objects of a nib file, connects them, and returns those at the top.
  ///
  /// - Parameters:
  ///   - name: The name of the file without an extension.
  ///   - owner: The object of the placeholder File's Owner.
  ///   - options: The objects of other placeholders.
  @MainActor
  @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
