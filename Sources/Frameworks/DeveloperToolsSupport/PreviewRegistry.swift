/// A type that makes a preview, as the expansion of `#Preview` is.
///
/// The rewriter of sources puts one in the place of each preview, whose name begins with `__Preview_`.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry {
  /// The file, `Module/File.swift`.
  static var fileID: String { get }
  /// The line of the number sign, from 1.
  static var line: Int { get }
  /// The column of the number sign in bytes, from 1.
  static var column: Int { get }
  /// Makes the preview, without its view.
  @MainActor static func makePreview() throws -> Preview
}
