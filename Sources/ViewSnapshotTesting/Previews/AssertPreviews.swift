internal import DeveloperToolsSupport

/// Asserts that a preview matches its snapshots: one in its own environment, or one for each of a matrix.
///
/// The reference of the preview `Dark` of `ProfileCard.swift` is `ProfileCard.Dark@2x.png` in the folder of the test file.
@MainActor
public func assertPreview(
  _ preview: PreviewSnapshot, as variants: ViewVariants = ViewVariants(scales: [2]),
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = AssertionLocation(fileID: fileID, file: filePath, line: line, column: column)
  SnapshotLint.run(place) {
    for member in preview.strategies(variants).members {
      let failure = verifySnapshot(
        of: preview, as: member.strategy,
        named: [preview.found.title, member.name].compactMap { $0 }.joined(separator: "-"), record: recording,
        fileID: fileID, file: filePath, testName: preview.file, line: line, column: column)
      guard let failure else { continue }
      let start = "\(preview.found.fileID):\(preview.found.line): preview “\(preview.found.title)”: "
      TestFramework.current.fail(start + failure, place)
    }
  }
}

/// Asserts that all previews of modules match their snapshots; those of all modules of the program by default.
///
/// It is for a method of an `XCTestCase`. The assertion fails if there are none: the target's sources are to be rewritten by the plugin `RewriteSources`.
@MainActor
public func assertPreviews(
  of modules: [String] = [], as variants: ViewVariants = ViewVariants(scales: [2]),
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let previews = PreviewSnapshot.all(modules)
  if previews.isEmpty {
    let scope = modules.isEmpty ? "the program" : modules.joined(separator: ", ")
    TestFramework.current.fail(
      "There are no previews in \(scope): the target that has them needs the plugin RewriteSources, and the tests must "
        + "depend on it.", AssertionLocation(fileID: fileID, file: filePath, line: line, column: column))
  }
  for preview in previews {
    assertPreview(
      preview, as: variants, record: recording, fileID: fileID, file: filePath, line: line, column: column)
  }
}
