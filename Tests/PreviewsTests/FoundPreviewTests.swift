import DeveloperToolsSupport
import Testing
import UIKit

/// A preview as the rewriter of sources leaves one.
@MainActor private func makeCard() -> UIView {
  let view = UIView()
  view.backgroundColor = .red
  return view
}

nonisolated private struct __Preview_FoundPreviewTests_30_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Card.swift" }
  static var line: Int { 30 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview {
      let controller = UINavigationController(rootViewController: UIViewController())
      controller.title = "Card"
      return controller
    }
  }
}

nonisolated private struct __Preview_FoundPreviewTests_9_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Card.swift" }
  static var line: Int { 9 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview(
      "Dark", traits: .landscapeLeft, .fixedLayout(width: 100, height: .nan),
      .fixedLayout(width: 90, height: 50)
    ) { makeCard() }
  }
}

extension FoundPreviewTests {
  nonisolated fileprivate struct __Preview_FoundPreviewTests_40_3: DeveloperToolsSupport.PreviewRegistry {
    static var fileID: String { "AppTests/Card.swift" }
    static var line: Int { 40 }
    static var column: Int { 3 }
    @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
      DeveloperToolsSupport.Preview("Dark", traits: .sizeThatFitsLayout, body: { UILabel() })
    }
  }
}

nonisolated private struct __Preview_FoundPreviewTests_50_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Card.swift" }
  static var line: Int { 50 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview { throw CancellationError() }
}

/// A preview that Swift Testing has no place for: a generic type is none.
private struct __Preview_FoundPreviewTests_60_1<Element>: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Card.swift" }
  static var line: Int { 60 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview("Generic") { UIView() }
  }
}

/// Tests of the previews that a program finds.
@MainActor @Suite struct FoundPreviewTests {
  private var found: [FoundPreview] { allPreviews.filter { $0.fileID == "AppTests/Card.swift" } }

  @Test func theyAreInTheOrderOfTheirLines() {
    #expect(found.map(\.line) == [9, 30, 40, 50])
    #expect(found.map(\.column) == [1, 1, 3, 1])
    #expect(found.allSatisfy { $0.module == "AppTests" && $0.file == "Card" })
  }

  @Test func namesAreUniqueInAFile() {
    #expect(found.map(\.name) == ["Card: Dark", "Card: 1", "Card: Dark 2", "Card: 2"])
    #expect(found.map(\.title) == ["Dark", "1", "Dark 2", "2"])
  }

  @Test func viewsAndControllersAreMadeAnew() throws {
    let one = try found[0].makeContent().view
    let other = try found[0].makeContent().view
    #expect(one !== other)
    #expect(one.backgroundColor == .red)
    guard case .controller(let controller) = try found[1].makeContent() else {
      Issue.record("It is a controller's.")
      return
    }
    #expect(controller.title == "Card")
  }

  @Test func errorsOfPreviewsAreThrownWhenTheyAreShown() {
    #expect(throws: CancellationError.self) { try found[3].makeContent() }
  }

  @Test func theLastTraitOfAKindHolds() {
    #expect(found[0].layout.size == .fixed(CGSize(width: 90, height: 50)))
    #expect(found[0].layout.isLandscape)
    #expect(found[2].layout.size == .fitting)
    #expect(found[1].layout == PreviewLayoutTraits([]))
    #expect(PreviewLayoutTraits([.landscape, .portrait]).isLandscape == false)
  }

  @Test(arguments: [
    (CGFloat.nan, CGFloat(1)), (-5, 1), (0, 1), (1e300, 4_096), (.infinity, 4_096), (12.5, 12.5),
  ])
  func sidesCanBeDrawn(_ side: CGFloat, _ drawn: CGFloat) {
    #expect(
      PreviewLayoutTraits([.fixedLayout(width: side, height: 10)]).size
        == .fixed(CGSize(width: drawn, height: 10)))
  }

  @Test func aViewFillsTheScreenOfItsController() throws {
    let content = try found[0].makeContent()
    let controller = content.screen
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    controller.view.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(content.view.superview === controller.view)
  }
}
