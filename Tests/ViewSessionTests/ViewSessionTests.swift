import Foundation
import LayoutCore
import Plumb
import Raster
import StyleCore
import Testing
import UIKit
import ViewDifference
import ViewLint
import ViewSession

/// A view in a variant is drawn, examined and touched.
@MainActor @Suite struct ViewSessionTests {
  private func session(_ change: (inout SessionVariant) -> Void = { _ in }) throws -> ViewSession {
    try ViewSession(CardView.source, as: SessionVariant(change))
  }

  @Test func `a view alone is drawn in its own size, at the scale of the variant`() throws {
    let session = try session { $0.scale = 3 }
    #expect(session.view is CardView)
    #expect(session.view.bounds.size == CGSize(width: 200, height: 140))
    #expect(session.list().width == 600 && session.list().height == 420)
    #expect(session.view.traitCollection.displayScale == 3)
  }

  @Test func `a view without a size gets that of its content`() throws {
    let label = UILabel()
    label.text = "Hello"
    let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    let session = try ViewSession(MadeSource { .view(label) }, as: SessionVariant())
    // In half points at 2x.
    #expect(session.view.bounds.width == (fitting.width * 2).rounded(.up) / 2)
    #expect(session.view.bounds.height == (fitting.height * 2).rounded(.up) / 2)
  }

  @Test func `the source's fixed side precedes the view's, and the variant's that of the source`() throws {
    let source = MadeSource(fixedWidth: 90) {
      .view(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30)))
    }
    let own = try ViewSession(source, as: SessionVariant { $0.height = 40 })
    #expect(own.view.bounds.size == CGSize(width: 90, height: 40))
    let wide = try ViewSession(source, as: SessionVariant { ($0.width, $0.height) = (120, 40) })
    #expect(wide.view.bounds.size == CGSize(width: 120, height: 40))
  }

  @Test func `a controller is drawn with the window of its device`() throws {
    let found = Plumb.Device(named: "iphone-16")
    let device = try #require(found)
    let source = MadeSource { .controller(UINavigationController(rootViewController: UIViewController())) }
    let session = try ViewSession(
      source, as: SessionVariant { ($0.device, $0.isLandscape) = ("iphone-16", true) })
    #expect(session.view === session.window)
    #expect(session.view.bounds.size == device.size(.landscape))
    #expect(session.view.safeAreaInsets == device.safeAreaInsets(.landscape))
  }

  @Test func `code sees the system, the style, the text size and the language of its variant`() throws {
    var language: String?
    var font: UIFont?
    let source = MadeSource {
      language = Localization.language
      font = .preferredFont(forTextStyle: .body)
      return .view(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    let session = try ViewSession(
      source,
      as: SessionVariant {
        ($0.system, $0.style, $0.textSize, $0.language) = (26, "dark", "AX5", "ar")
      })
    let traits = session.view.traitCollection
    #expect(traits.systemVersion == .v26)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(language == "ar")
    let expected = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(font?.pointSize == expected.pointSize)
    #expect(Localization.language == nil)
  }

  @Test func `an error of the source, or a view that is too large, is thrown`() {
    #expect(throws: SessionError("no data")) {
      try ViewSession(MadeSource { throw SessionError("no data") }, as: SessionVariant())
    }
    let source = MadeSource { .view(UIView(frame: CGRect(x: 0, y: 0, width: 8193, height: 10))) }
    #expect(throws: SessionError.self) { try ViewSession(source, as: SessionVariant()) }
    #expect(throws: Never.self) { try ViewSession(source, as: SessionVariant { $0.scale = 1 }) }
  }

  @Test func `a picture without a limit is one of all pixels, and explains itself`() throws {
    let session = try session()
    let picture = try session.picture(maxSide: nil)
    #expect(picture.width == 400 && picture.height == 280)
    #expect(try session.explanation(comparedWith: picture.png) == [])
    #expect(try LayoutTree(png: picture.png)?.nodes.first?.type == "CardView")
  }

  @Test func `a picture is reduced by a whole factor until its longer side fits`() throws {
    // 400 pixels fit into 150 divided by 3: 134 × 94, the last ones smaller.
    let picture = try session().picture(maxSide: 150)
    #expect(picture.width == 134 && picture.height == 94)
    #expect(picture.scale == 2.0 / 3)
    #expect(throws: SessionError.self) { try session().picture(maxSide: 0) }
  }

  @Test func `a change is explained by its view, from a tree and from a reference`() throws {
    let session = try session()
    let (tree, png) = (session.layoutTree(), try session.picture(maxSide: nil).png)
    #expect(session.explanation(comparedWith: tree) == [])
    try session.perform(.tap(on: "Save"))
    #expect(session.explanation(comparedWith: tree) == ["title text changed “Hello” → “Saved 1”"])
    let lines = try session.explanation(comparedWith: png)
    #expect(lines.last?.hasPrefix("title text changed “Hello” → “Saved 1” (") == true)
  }

  @Test func `findings have paths, lines and fixes, and leave the view as it is`() throws {
    let session = try session()
    let card = session.view
    let finding = try #require(session.findings().first { $0.code == .unsnappedEdge })
    #expect(finding.view.description == "CardView/UILabel#title")
    #expect(finding.source?.line == CardView.titleLine)
    #expect(!finding.fix.isEmpty)
    #expect(session.view === card)
  }
}
