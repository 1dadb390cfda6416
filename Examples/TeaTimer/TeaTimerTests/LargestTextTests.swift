import CoreText
import Plumb
import Testing
import UIKit

@testable import TeaTimer

/// The screens with the largest text, in languages from both directions and in scripts that need fonts.
///
/// A picture with these fonts depends on their version, so it is no reference: what is asserted is true of every version.
@MainActor
@Suite(.serialized) struct LargestTextTests {
  private func launch(_ language: String, _ body: (HeadlessUser) throws -> Void) throws {
    try App.launch(language: language, textSize: .accessibilityExtraExtraExtraLarge, body)
  }

  /// Returns the labels and controls of a view with text, with their areas in it.
  private func parts(of view: UIView) -> [(name: String, area: CGRect)] {
    view.subviews.filter { !$0.isHidden && ($0 is UILabel || $0 is UIControl || $0 is UIImageView) }.map {
      (($0 as? UILabel)?.text ?? "\(type(of: $0))", $0.frame)
    }
  }

  /// Returns the view with the labels of a row.
  private func card(of cell: UITableViewCell) -> UIView? {
    var waiting: [UIView] = [cell.contentView]
    while let view = waiting.popLast() {
      if view is UILabel { return view.superview }
      waiting += view.subviews
    }
    return nil
  }

  private func expectApart(_ parts: [(name: String, area: CGRect)]) {
    for (index, part) in parts.enumerated() {
      for other in parts[..<index] {
        #expect(!part.area.intersects(other.area), "\(part.name) \(part.area), \(other.name) \(other.area)")
      }
    }
  }

  @Test(arguments: ["ar", "de", "he", "ja", "ru"]) func `no text is over another or outside of its card`(
    language: String
  ) throws {
    try NotoFonts.with(language) { _ in
      try launch(language) { user in
        let shelf = try #require(user.window.rootViewController?.children.first as? ShelfViewController)
        let header = try #require(shelf.tableView.tableHeaderView)
        #expect(header.bounds.contains(shelf.countLabel.frame))
        #expect(!shelf.tableView.visibleCells.isEmpty)
        for cell in shelf.tableView.visibleCells {
          let panel = try #require(card(of: cell))
          #expect(parts(of: panel).count >= 3)
          for part in parts(of: panel) {
            #expect(panel.bounds.contains(part.area), "\(part.name) \(part.area)")
          }
          expectApart(parts(of: panel))
        }
        shelf.performSegue(withIdentifier: "settings", sender: nil)
        HeadlessLoop.runUntilIdle()
        let settings = try #require(
          (shelf.presentedViewController as? UINavigationController)?.topViewController)
        expectApart(parts(of: settings.view))
        let free = settings.view.safeAreaLayoutGuide.layoutFrame
        for part in parts(of: settings.view) {
          #expect(free.contains(part.area), "\(part.name) \(part.area)")
        }
        let counting = try #require((settings as? SettingsViewController)?.countSwitch)
        #expect(counting.bounds.size == CGSize(width: 51, height: 31))
      }
    }
  }

  @Test(arguments: ["ar", "ja"]) func `letters are those of the registered fonts, not boxes`(
    language: String
  ) throws {
    try NotoFonts.with(language) { isInstalled in
      guard isInstalled else { return }
      var failure: (any Error)?
      let diagnostics = Diagnostic.collect {
        MainActor.assumeIsolated {
          do {
            try launch(language) { user in
              _ = user.bitmap(scale: 2)
              try user.tap(on: "green")
              _ = user.bitmap(scale: 2)
              try user.goBack()
              user.window.rootViewController?.children.first?.performSegue(
                withIdentifier: "settings", sender: nil)
              HeadlessLoop.runUntilIdle()
              _ = user.bitmap(scale: 2)
            }
          } catch {
            failure = error
          }
        }
      }
      if let failure { throw failure }
      #expect(diagnostics.map(\.description) == [])
    }
  }
}

/// Noto's fonts, which Debian's packages `fonts-noto-core` and `fonts-noto-cjk` install.
enum NotoFonts {
  private static let folder = "/usr/share/fonts/"

  /// Runs `body` with the fonts of a language registered, and tells it whether they are installed.
  static func with(_ language: String, _ body: (_ isInstalled: Bool) throws -> Void) rethrows {
    let names =
      switch language {
      case "ar": ["truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoSansArabic-Bold.ttf"]
      case "ja": ["opentype/noto/NotoSansCJK-Regular.ttc", "opentype/noto/NotoSansCJK-Bold.ttc"]
      default: [String]()
      }
    let urls = names.map { URL(fileURLWithPath: folder + $0) as CFURL }
    let isInstalled = urls.allSatisfy { CTFontManagerRegisterFontsForURL($0, .process, nil) }
    defer { for url in urls { _ = CTFontManagerUnregisterFontsForURL(url, .process, nil) } }
    if !isInstalled {
      print("boxes in place of letters (\(language)): apt-get install fonts-noto-core fonts-noto-cjk")
    }
    try body(isInstalled)
  }
}
