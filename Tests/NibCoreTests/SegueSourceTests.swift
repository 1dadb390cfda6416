import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// A controller that notes its segues and the actions that reach it.
class BoardController: UIViewController {
  var prepared: [String] = []
  var poured: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "-") \(sender.map { "\(type(of: $0))" } ?? "-")")
  }

  func pour(_ sender: Any) { poured.append("\(type(of: sender))") }
}

/// A stack that notes the actions that reach it.
class StackController: UINavigationController {
  var filled: [String] = []

  func fill(_ sender: Any) { filled.append("\(type(of: sender))") }
}

enum __ObjectiveC_BoardClasses: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(BoardController.self, "pour(_:)") {
        [ObjectiveCMember("pour:", { (own: BoardController, sender: Any) in own.pour(sender) })]
      },
      ObjectiveCClass(StackController.self, "fill(_:)") {
        [ObjectiveCMember("fill:", { (own: StackController, sender: Any) in own.fill(sender) })]
      },
    ]
  }
}

/// Segues from all that begins one, actions without a target, columns and popovers.
@MainActor
@Suite(.serialized) struct SegueSourceTests {
  private static let scenes = """
    <scene sceneID="s1"><objects><navigationController id="nav" customClass="StackController"><navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="board" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="board" customClass="BoardController" customModule="NibCoreTests" sceneMemberID="viewController">
    <view key="view" id="v"><subviews>
    <view userInteractionEnabled="YES" id="field"><rect key="frame" x="20" y="120" width="100" height="40"/>
    <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/></connections></view>
    <button id="pour"><rect key="frame" x="20" y="200" width="100" height="40"/><state key="normal" title="Pour"/>
    <connections><action selector="pour:" destination="fr" eventType="touchUpInside" id="a1"/></connections></button>
    <button id="menu"><rect key="frame" x="20" y="300" width="100" height="40"/><state key="normal" title="Menu"/>
    <connections><segue destination="detail" kind="popoverPresentation" identifier="menu" popoverAnchorView="field" id="p1">
    <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections></button>
    </subviews></view>
    <navigationItem key="navigationItem" title="Board" id="n">
    <barButtonItem key="leftBarButtonItem" title="Fill" id="fill"><connections>
    <action selector="fill:" destination="fr" id="a2"/></connections></barButtonItem>
    <rightBarButtonItems><barButtonItem title="More" id="more"><connections>
    <segue destination="detail" kind="show" identifier="more" id="s1"/></connections></barButtonItem>
    <barButtonItem title="Pick" id="pick"><connections>
    <segue destination="detail" kind="popoverPresentation" identifier="pick" popoverAnchorBarButtonItem="pick" id="p2"/>
    </connections></barButtonItem></rightBarButtonItems></navigationItem></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
    <tapGestureRecognizer id="tap"><connections>
    <segue destination="detail" kind="show" identifier="tapped" id="s2"/></connections></tapGestureRecognizer>
    </objects></scene>
    <scene sceneID="s3"><objects><viewController title="Detail" storyboardIdentifier="Detail" id="detail">
    <view key="view" tag="3" id="dv"/></viewController></objects></scene>
    """

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  /// Shows the storyboard on a device, and lets a user at it.
  private func show(
    on device: String = "iphone-se-3",
    _ body: (HeadlessUser, UINavigationController, BoardController) throws -> Void
  ) throws {
    let delegate = Delegate()
    HeadlessApplication.launch(delegate, on: Plumb.Device(named: device))
    defer { HeadlessApplication.terminate() }
    let stack = try #require(
      Nibs.storyboard(Self.scenes, initial: "nav").instantiateInitialViewController()
        as? UINavigationController)
    delegate.window = UIWindow(frame: UIScreen.main.bounds)
    delegate.window?.rootViewController = stack
    delegate.window?.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    try body(HeadlessUser(), stack, #require(stack.viewControllers.first as? BoardController))
  }

  @Test func itemOfABarBeginsASegue() throws {
    try show { user, stack, board in
      try user.tap(on: "More")
      #expect(board.prepared == ["more UIBarButtonItem"])
      #expect(stack.topViewController?.title == "Detail")
    }
  }

  @Test func recognizerBeginsASegue() throws {
    try show { user, stack, board in
      user.tap(at: CGPoint(x: 60, y: 140))
      #expect(board.prepared == ["tapped UITapGestureRecognizer"])
      #expect(stack.topViewController?.view.tag == 3)
    }
  }

  /// An action for the first responder goes up the responder chain from the control, and from the button of an item.
  @Test func actionWithoutATargetFindsItsResponder() throws {
    let problems = try Nibs.thrownProblems {
      try show { user, stack, board in
        try user.tap(on: "Pour")
        #expect(board.poured == ["UIButton"])
        try user.tap(on: "Fill")
        #expect((stack as? StackController)?.filled == ["UIBarButtonItem"])
      }
    }
    #expect(problems == [])
  }

  @Test func popoverPointsAtAViewOrAnItem() throws {
    try show(on: "ipad-10") { user, _, board in
      try user.tap(on: "Menu")
      let popover = try #require(board.presentedViewController?.popoverPresentationController)
      #expect(popover.sourceView === board.view.subviews.first)
      #expect(popover.permittedArrowDirections == [.up, .left])
      board.dismiss(animated: false)
      HeadlessLoop.runUntilIdle()
      try user.tap(on: "Pick")
      let second = try #require(board.presentedViewController?.popoverPresentationController)
      #expect(second.barButtonItem === board.navigationItem.rightBarButtonItems?.last)
      #expect(second.permittedArrowDirections == .any)
    }
  }

  @Test func anchorThatDoesNotExistIsReported() {
    let scenes = Self.scenes.replacingOccurrences(
      of: "popoverAnchorView=\"field\"", with: "popoverAnchorView=\"gone\"")
    let problems = Nibs.problems {
      let stack = Nibs.storyboard(scenes, initial: "nav").instantiateInitialViewController()
      let board = (stack as? UINavigationController)?.viewControllers.first
      board?.loadViewIfNeeded()
      board?.performSegue(withIdentifier: "menu", sender: nil)
    }
    #expect(problems.count == 1 && problems.first?.contains("anchor of the popover") == true)
  }

  @Test func columnsAreInTheirOrder() throws {
    let scenes = """
      <scene sceneID="a"><objects><splitViewController id="split"><connections>
      <segue destination="detail" kind="relationship" relationship="detailViewController" id="2"/>
      <segue destination="list" kind="relationship" relationship="masterViewController" id="1"/></connections>
      </splitViewController></objects></scene>
      <scene sceneID="b"><objects><viewController title="List" id="list"><view key="view" id="v1"/><connections>
      <segue destination="other" kind="showDetail" identifier="choose" id="3"/></connections></viewController></objects></scene>
      <scene sceneID="c"><objects><viewController title="Detail" id="detail"><view key="view" id="v2"/>
      </viewController></objects></scene>
      <scene sceneID="d"><objects><viewController title="Other" id="other"><view key="view" id="v3"/>
      </viewController></objects></scene>
      """
    let split = try #require(
      Nibs.storyboard(scenes, initial: "split").instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["List", "Detail"])
    let pad: Plumb.Device? = .init(named: "ipad-10")
    let window = UIWindow(device: try #require(pad), orientation: .landscape)
    window.rootViewController = split
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    split.viewControllers.first?.performSegue(withIdentifier: "choose", sender: nil)
    #expect(split.viewControllers.map(\.title) == ["List", "Other"])
  }
}
