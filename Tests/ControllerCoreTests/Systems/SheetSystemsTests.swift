import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@testable import ControllerCore

/// Sheets and popovers of iOS 26.
@MainActor
@Suite(.serialized) struct SheetSystemsTests {
  private let root = UIViewController()
  private let shown = UIViewController()
  private let label = UILabel()

  /// A window of 320 by 500 points at 2x, as of the recorded frames.
  private func smallWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    window.traitOverrides.displayScale = 2
    window.traitOverrides.horizontalSizeClass = .compact
    window.traitOverrides.verticalSizeClass = .regular
    window.traitOverrides.userInterfaceIdiom = .phone
    return window
  }

  private func show(in window: UIWindow, _ detents: [UISheetPresentationController.Detent]) throws {
    window.traitOverrides.systemVersion = .v26
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = detents
    label.frame = CGRect(x: 16, y: 16, width: 78, height: 20.5)
    shown.view.addSubview(label)
    root.present(shown, animated: false)
    window.layoutIfNeeded()
  }

  private func isNear(_ frame: CGRect, _ values: [CGFloat], by distance: CGFloat = 1e-4) -> Bool {
    zip([frame.minX, frame.minY, frame.width, frame.height], values).allSatisfy { abs($0 - $1) <= distance }
  }

  @Test func `a sheet at the medium detent has the recorded frames (26.P.3, 26.P.4)`() throws {
    let window = smallWindow()
    try show(in: window, [.medium(), .large()])
    #expect(isNear(shown.view.frame, [4.5892, 207.9107, 310.8216, 287.50998], by: 0.02))
    #expect(
      isNear(label.convert(label.bounds, to: window), [20.13028, 223.45177, 75.762765, 19.912], by: 0.02))
    #expect(shown.view.bounds.size == CGSize(width: 320, height: 296))
    #expect(shown.view.layer.cornerRadius == 39)
    window.isHidden = true
  }

  @Test func `a large sheet begins at least 30 points from the top (26.P.1)`() throws {
    let window = smallWindow()
    try show(in: window, [.large()])
    // Recorded [0, 29.86875, 320, 470].
    #expect(shown.view.frame == CGRect(x: 0, y: 30, width: 320, height: 470))
    window.isHidden = true
  }

  @Test func `sheets of a phone with a round display are those that were measured (26.P.1 to 26.P.5)`() throws
  {
    let window = try makeWindow("iphone-14-pro")
    try show(in: window, [.medium(), .large()])
    let sheet = try #require(shown.sheetPresentationController)
    // 56 of 100 of 852 − 59 − 34, and 34.
    #expect(shown.view.bounds.size == CGSize(width: 393, height: 459))
    let size = CGSize(width: 377, height: 459 * 377 / 393.0)
    #expect(isNear(shown.view.frame, [8, 844 - size.height, size.width, size.height]))
    #expect(shown.view.safeAreaInsets.bottom == 34 && shown.view.layer.cornerRadius == 38)
    #expect(shown.view.layer.cornerShape?.corners(of: .zero).bottomLeft == 47.74)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(shown.view.transform == .identity && shown.view.safeAreaInsets.bottom == 34)
    window.isHidden = true
  }

  @Test func `low sheets are further from the edges (26.P.4)`() {
    for (value, inset, safe) in [(76, 28.0, 0.0), (113, 18, 17), (144, 28 - 68 * 20 / 74.0, 31.2432)] {
      let floating = SheetFigures.floating(value: CGFloat(value), bottom: 34, scale: 3)
      #expect(floating.height == CGFloat(value) && abs(floating.inset - inset) < 1e-9)
      #expect(abs(floating.safeBottom - safe) <= 1 / 6.0)
    }
    let high = SheetFigures.floating(value: 200, bottom: 34, scale: 3)
    #expect(
      high == SheetFigures.floating(value: 200, bottom: 20, scale: 3) && high.height == 234 && high.inset == 8
    )
  }

  @Test func `between detents a sheet reaches the sides (26.P.4)`() throws {
    let window = try makeWindow("iphone-14-pro")
    try show(in: window, [.medium(), .large()])
    let sheet = try #require(shown.sheetPresentationController)
    let top = shown.view.frame.minY
    sheet.beginPull()
    #expect(shown.view.frame.minX == 8)
    sheet.pull(by: -50)
    #expect(isNear(shown.view.frame, [0, top - 50, 393, 852 - top + 50]))
    sheet.pull(by: 60)
    #expect(shown.view.frame.minX == 8 && abs(shown.view.frame.minY - top - 60) < 1e-9)
    sheet.cancelPull()
    window.layoutIfNeeded()
    #expect(abs(shown.view.frame.minY - top) < 1e-9)
    window.isHidden = true
  }

  @Test func `the content behind a sheet that floats in the dark is darker (26.P.7)`() throws {
    let window = smallWindow()
    window.overrideUserInterfaceStyle = .dark
    try show(in: window, [.medium(), .large()])
    let sheet = try #require(shown.sheetPresentationController)
    func alpha() -> CGFloat {
      sheet.containerView?.backgroundColor?.resolvedColor(with: sheet.traitCollection).cgColor.alpha ?? 0
    }
    #expect(abs(alpha() - 0.48) < 1e-6)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(abs(alpha() - 0.2) < 1e-6)
    window.isHidden = true
  }

  @Test func `a sheet follows a change of the system, and is as it was after it`() throws {
    let window = try makeWindow("iphone-14-pro")
    try show(in: window, [.medium()])
    #expect(shown.view.frame.minX == 8)
    window.traitOverrides.systemVersion = .v17
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(shown.view.transform == .identity && shown.view.layer.cornerRadius == 10)
    #expect(shown.view.superview?.subviews.contains { $0 is PlatterView } == false)
    window.traitOverrides.systemVersion = .v26
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    root.dismiss(animated: false)
    #expect(shown.view.transform == .identity && shown.view.layer.cornerRadius == 0)
    window.isHidden = true
  }

  @Test func `a popover has the recorded frames (rules 106)`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let (window, delegate) = (smallWindow(), Delegate())
    window.traitOverrides.systemVersion = .v26
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    let source = UIView(frame: CGRect(x: 110, y: 300, width: 100, height: 44))
    root.view.addSubview(source)
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 240, height: 120)
    shown.popoverPresentationController?.sourceView = source
    shown.popoverPresentationController?.permittedArrowDirections = .down
    shown.popoverPresentationController?.delegate = delegate
    label.frame = CGRect(x: 16, y: 16, width: 63, height: 20.5)
    shown.view.addSubview(label)
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 40, y: 167, width: 240, height: 133))
    #expect(label.convert(label.bounds, to: window) == CGRect(x: 56, y: 183, width: 63, height: 20.5))
    window.isHidden = true
  }
}
