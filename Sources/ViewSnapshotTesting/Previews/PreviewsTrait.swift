public import Testing

/// A trait by which a suite has a snapshot of each preview; see `.previews`.
public struct PreviewsTrait: SuiteTrait, TestScoping {
  /// Whether or not a suite passes the trait on: its previews are compared once.
  public let isRecursive = false
  fileprivate let modules: [String]
  fileprivate let variants: ViewVariants
  fileprivate let place: AssertionLocation

  /// Runs the tests of the suite, and compares the previews.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    await compare()
  }

  @MainActor private func compare() {
    assertPreviews(
      of: modules, as: variants, fileID: place.fileID, file: place.file, line: place.line,
      column: place.column)
  }
}

extension Trait where Self == PreviewsTrait {
  /// Returns a trait by which each preview of the program is a snapshot test, without a line written.
  ///
  /// `@Suite(.previews()) struct PreviewTests {}` has the references `ProfileCard.Dark@2x.png`, `ProfileCard.1@2x.png`
  /// and so on in `__Snapshots__/PreviewTests`. Other settings are those of `.snapshots` before it.
  ///
  /// - Parameters:
  ///   - modules: The modules whose previews count; all by default.
  ///   - variants: The environments of the pictures; by default the preview's own one, at 2 pixels per point.
  ///   - fileID: The file ID of the suite.
  ///   - filePath: The path of the suite's file, beside which the references are.
  ///   - line: The line of the suite.
  ///   - column: The column of the suite.
  public static func previews(
    of modules: String..., as variants: ViewVariants = ViewVariants(scales: [2]),
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    PreviewsTrait(
      modules: modules, variants: variants,
      place: AssertionLocation(fileID: fileID, file: filePath, line: line, column: column))
  }
}
