import Foundation
import LayoutCore
import PNG
import Raster
import StyleCore
import TestSupport
import Testing
import ViewRendering

@testable import ViewLint

/// The pictures of the guide are drawn by its code.
///
/// To record them again, run these tests with `RECORD_SNAPSHOTS=1`, and look at the pictures.
@MainActor @Suite struct GuidePictureTests {
  /// Codes whose findings are marked in the picture of the wrong code, at the scale at which they are seen.
  private nonisolated static let marked: [(code: FindingCode, scale: Int)] = [
    (.unsnappedEdge, 2), (.thinHairline, 2), (.fractionalBorder, 1), (.brokenTiling, 2),
  ]
  /// Codes whose pictures have the wrong code's view at the left, and the right one's beside it.
  private nonisolated static let compared: [FindingCode] = [
    .positionBeforeSize, .staleSibling, .unsettledLayout, .historyDependentLayout, .sizingReadsSubview,
    .sizingChangesView, .inconsistentSizing, .insufficientSize, .changedAfterSizing, .foreignCoordinates,
    .pendingRead, .staleRead, .missingSuper, .frameUnderTransform, .ambiguousConstraints,
    .staleIntrinsicSize, .ignoredMargins, .fixedDirection, .truncatedText,
    .clippedText, .overlappingText, .smallTouchTarget, .contentOutside,
  ]

  /// Brings a view into the state in which a fault is seen.
  private func stage(_ view: UIView, _ code: FindingCode) {
    func resize(width: CGFloat) {
      view.bounds.size.width = width
      view.layoutIfNeeded()
    }
    switch code {
    case .unsettledLayout:
      for _ in 0..<4 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    case .historyDependentLayout:
      // A rotation there and back.
      resize(width: 120)
      resize(width: 160)
    case .inconsistentSizing:
      // Asked while the view is narrower than it will be.
      view.bounds.size.width = 100
      view.bounds.size = view.sizeThatFits(CGSize(width: 160, height: 200))
    case .insufficientSize, .sizingReadsSubview:
      view.bounds.size = view.sizeThatFits(CGSize(width: 160, height: 200))
    default: view.layoutIfNeeded()
    }
  }

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
    let stage = UIView()
    stage.backgroundColor = .systemGray4
    let direction = UITraitCollection(layoutDirection: code == .fixedDirection ? .rightToLeft : .leftToRight)
    stage.hostTraits = UITraitCollection(traitsFrom: [traits(scale: 2), direction])
    var (x, height): (CGFloat, CGFloat) = (12, 0)
    let views = [sample.wrong.make(), sample.right.make()]
    for view in views {
      stage.addSubview(view)
      self.stage(view, code)
      view.frame.origin = CGPoint(x: x, y: 12)
      x += max(view.frame.width, 100) + 24
    }
    for (variant, view) in zip([sample.wrong, sample.right], views) {
      variant.event?(view)
      view.frame.origin.y = 12
      height = max(height, view.frame.height)
    }
    stage.bounds.size = CGSize(width: x - 12, height: 12 + height + 12)
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
