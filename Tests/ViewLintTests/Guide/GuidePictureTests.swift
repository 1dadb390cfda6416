import Foundation
import LayoutCore
import PNG
import Raster
import TestSupport
import Testing
import ViewRendering

@testable import ViewLint

/// The pictures of the guide are drawn by its code.
///
/// To record them anew, run these tests with `RECORD_SNAPSHOTS=1`, and look at the pictures.
@MainActor @Suite struct GuidePictureTests {
  /// Codes whose findings are marked in the picture of the wrong code, at the scale at which they are seen.
  private nonisolated static let marked: [(code: FindingCode, scale: Int)] = [
    (.unsnappedEdge, 2), (.thinHairline, 2), (.fractionalBorder, 1), (.brokenTiling, 2),
  ]
  /// Codes whose pictures have the wrong code's view at the left, and the right one's beside it.
  private nonisolated static let compared: [FindingCode] = [
    .positionBeforeSize, .staleSibling, .insufficientSize, .foreignCoordinates, .pendingRead, .missingSuper,
    .ignoredMargins, .truncatedText, .clippedText, .overlappingText, .smallTouchTarget, .contentOutside,
  ]

  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  private func check(_ bytes: [UInt8], _ code: FindingCode) throws {
    let path = PackageFolders.path("Documentation/Pictures/Lint/\(code.rawValue).png")
    let url = URL(fileURLWithPath: path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    }
    #expect(try Data(contentsOf: url) == Data(bytes), "\(path)")
    #expect(try Guide.text().contains("](Pictures/Lint/\(code.rawValue).png)"), "\(code.rawValue)")
  }

  private func sample(_ code: FindingCode) throws -> GuideSample {
    try #require(GuideSample.all.first { $0.code == code })
  }

  @Test(arguments: marked.indices) func findingsAreMarked(index: Int) throws {
    let (code, scale) = Self.marked[index]
    let sample = try sample(code)
    let findings = sample.wrong.findings(LintOptions(scales: [scale]))
    let view = sample.wrong.make()
    view.hostTraits = traits(scale: scale)
    view.layoutIfNeeded()
    try check(try LintPicture(of: view, findings: findings, scale: scale).png(), code)
  }

  @Test(arguments: compared) func wrongCodeIsShownBesideTheRight(code: FindingCode) throws {
    let sample = try sample(code)
    let views = [sample.wrong.make(), sample.right.make()]
    if code == .insufficientSize {
      // In the size that they ask for.
      for view in views { view.bounds.size = view.sizeThatFits(view.bounds.size) }
    }
    let stage = UIView()
    stage.backgroundColor = .systemGray4
    stage.hostTraits = traits(scale: 2)
    var x: CGFloat = 12
    for view in views {
      view.frame.origin = CGPoint(x: x, y: 12)
      stage.addSubview(view)
      x += 160 + 24
    }
    stage.bounds.size = CGSize(width: x - 12, height: 84)
    stage.layoutIfNeeded()
    let bitmap = Bitmap(rendering: DisplayList(recording: stage.layer, scale: 2))
    try check(try bitmap.pngData(scale: 2), code)
  }

  private func traits(scale: Int) -> UITraitCollection {
    UITraitCollection(traitsFrom: [.headless, UITraitCollection(displayScale: CGFloat(scale))])
  }

  @Test func noOtherPicturesAreThere() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolders.path("Documentation/Pictures/Lint"))
    let codes = Self.marked.map(\.code) + Self.compared
    #expect(Set(files) == Set(codes.map { "\($0.rawValue).png" }))
  }
}
