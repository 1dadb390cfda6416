import DeveloperToolsSupport
import Testing
import UIKit
import ViewLint
import ViewSession

@testable import Previews

nonisolated private struct __Preview_PreviewSourceTests_1_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Sizes.swift" }
  static var line: Int { 1 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview("Fixed", traits: .fixedLayout(width: 90, height: 50)) { UIView() }
  }
}

nonisolated private struct __Preview_PreviewSourceTests_2_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Sizes.swift" }
  static var line: Int { 2 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview("Fitting", traits: .sizeThatFitsLayout) {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
  }
}

nonisolated private struct __Preview_PreviewSourceTests_3_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "AppTests/Sizes.swift" }
  static var line: Int { 3 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview("Turned", traits: .landscapeRight) { UIViewController() }
  }
}

/// Tests of previews as sources of sessions.
@MainActor @Suite struct PreviewSourceTests {
  private func source(_ title: String) throws -> PreviewSource {
    let found = allPreviews.first { $0.fileID == "AppTests/Sizes.swift" && $0.title == title }
    return PreviewSource(try #require(found))
  }

  private func size(_ title: String, _ variant: SessionVariant = SessionVariant()) throws -> CGSize {
    let session = try ViewSession(source(title), as: variant)
    defer { session.close() }
    return session.view.bounds.size
  }

  @Test func sizesAreThoseOfThePreview() throws {
    #expect(try size("Fixed") == CGSize(width: 90, height: 50))
    #expect(try size("Fitting") == CGSize(width: 30, height: 20))
    #expect(try size("Turned") == CGSize(width: 852, height: 393), "an iPhone 16, turned")
  }

  @Test func devicesAreForPreviewsWithoutASize() throws {
    var variant = SessionVariant()
    variant.device = "iphone-se-3"
    #expect(try size("Fixed", variant) == CGSize(width: 90, height: 50))
    #expect(try size("Fitting", variant) == CGSize(width: 30, height: 20))
    #expect(try size("Turned", variant) == CGSize(width: 667, height: 375))
  }

  @Test func aSizeThatIsAskedForHolds() throws {
    var variant = SessionVariant()
    (variant.width, variant.height) = (200, 100)
    for title in ["Fixed", "Fitting", "Turned"] {
      #expect(try size(title, variant) == CGSize(width: 200, height: 100), "\(title)")
    }
  }

  @Test func theyHaveAPlace() throws {
    let source = try source("Turned")
    #expect(source.name == "Sizes: Turned")
    #expect(source.place?.file == "AppTests/Sizes.swift")
    #expect(source.place?.line == 3)
    #expect(source.module == "AppTests")
  }
}
