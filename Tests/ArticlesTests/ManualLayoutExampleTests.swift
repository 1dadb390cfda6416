import Foundation
import ManualLayout
import TestSupport
import Testing
import UIKit

@MainActor
struct ManualLayoutExampleTests {
  @Test(
    "The documentation shows the code that is compiled here",
    arguments: ["Documentation/ManualLayout.md", "Sources/ManualLayout/ManualLayout.docc/ManualLayout.md"])
  func isShown(page: String) throws {
    let code = try String(
      contentsOfFile: PackageFolders.path("Tests/ArticlesTests/ManualLayoutExample.swift"), encoding: .utf8)
    let page = try String(contentsOfFile: PackageFolders.path(page), encoding: .utf8)
    #expect(page.contains("```swift\n\(code)```"))
  }

  @Test("It does what it says, in both directions", arguments: [false, true]) func layout(isRightToLeft: Bool)
  {
    let view = MessageView(frame: CGRect(x: 0, y: 0, width: 221, height: 120))
    ([view.photo, view.title] + view.actions).forEach(view.addSubview)
    view.title.text = "A title that takes more than one line"
    view.title.numberOfLines = 0
    view.host(scale: 2, isRightToLeft: isRightToLeft)
    func mirrored(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isRightToLeft ? 221 - x - width : x, y: y, width: width, height: height)
    }
    // Margins of 8 (D.1): 205 × 104, of which 44 are for the buttons and 60 for the photo's side.
    #expect(view.photo.frame == mirrored(8, 8, 60, 60))
    // (205 − 8) / 2 = 98.5 each.
    #expect(view.actions[0].frame == mirrored(8, 68, 98.5, 44))
    #expect(view.actions[1].frame == mirrored(114.5, 68, 98.5, 44))
    // The rest beside the photo and 12 points; the tops of the capitals are at the margin.
    #expect(view.title.frame.minX == mirrored(80, 0, 133, 0).minX && view.title.bounds.width == 133)
    let insets = view.title.font.labelCapInsets(in: view)
    #expect(view.title.frame.minY == 8 - insets.top)
  }
}
