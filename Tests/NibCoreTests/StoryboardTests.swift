import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import NibCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct StoryboardTests {
  /// A stack with a list, and a detail with a way back.
  private static let scenes = """
    <scene sceneID="s1"><objects>
    <navigationController storyboardIdentifier="Stack" id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController title="Prices" storyboardIdentifier="List" id="list" customClass="ListController" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
    <button id="b"><state key="normal" title="Go"/><connections>
    <segue destination="detail" kind="show" identifier="more" id="g1"/></connections></button>
    <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="50"/><connections>
    <segue destination="inner" kind="embed" identifier="inner" id="g3"/></connections></containerView></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" id="k"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/></constraints></view>
    <navigationItem key="navigationItem" title="List" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
    <connections><segue destination="detail" kind="presentation" identifier="new" modalPresentationStyle="fullScreen" id="g2"/>
    </connections></barButtonItem></navigationItem>
    <connections><outlet property="helloLabel" destination="l" id="o"/>
    <segue destination="detail" kind="show" identifier="made" destinationCreationSelector="makeDetail:sender:" id="g6"/>
    <segue destination="detail" kind="custom" identifier="own" customClass="NotingSegue" customModule="NibCoreTests" id="g4"/>
    </connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController" sceneMemberID="viewController">
    <view key="view" id="dv"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><button id="back"><connections>
    <segue destination="x" kind="unwind" identifier="home" unwindAction="goBack:" animates="NO" id="g5"/></connections></button>
    </subviews></view></viewController><exit id="x" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="s4"><objects><viewController id="inner" sceneMemberID="viewController"><view key="view" tag="5" id="iv"/>
    </viewController></objects></scene>
    <scene sceneID="s5"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Far" \
    storyboardIdentifier="Away" id="ref" sceneMemberID="viewController"/></objects></scene>
    """

  private func stack() throws -> (stack: UINavigationController, list: ListController) {
    let storyboard = Nibs.storyboard(Self.scenes, initial: "nav")
    let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(stack.viewControllers.first as? ListController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (stack, list)
  }

  @Test func initialControllerHasItsContentAndItems() throws {
    let (stack, list) = try stack()
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(list.title == "Prices")
    #expect(list.navigationItem.title == "List")
    #expect(list.navigationItem.rightBarButtonItem != nil)
    #expect(list.storyboard != nil)
    #expect(list.helloLabel?.text == "Hello")
    // The view has the size of the window, not that of the file.
    #expect(list.view.frame.width == 320)
    #expect(list.helloLabel.frame.minY == list.view.safeAreaInsets.top)
  }

  @Test func outletsAndEmbeddedControllersComeBeforeViewDidLoad() throws {
    Calls.log = []
    let (_, list) = try stack()
    #expect(Calls.log.contains("viewDidLoad label true prepared 1"))
    #expect(list.prepared == ["inner UIViewController -"])
    let inner = try #require(list.children.first)
    #expect(inner.view.tag == 5)
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func buttonShowsTheDestinationAndWayBackPopsIt() throws {
    let (stack, list) = try stack()
    let button = try #require(list.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(list.prepared.last == "more DetailController UIButton")
    let detail = try #require(stack.topViewController as? DetailController)
    detail.loadViewIfNeeded()
    let back = try #require(detail.view.subviews.first as? UIButton)
    back.sendActions(for: .touchUpInside)
    #expect(list.unwound == ["home"])
    #expect(stack.topViewController === list)
  }

  @Test func controllerMayRefuseASegueOfTheUser() throws {
    let (stack, list) = try stack()
    list.refuses = true
    list.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
    #expect(stack.topViewController === list)
    // A segue that code performs is not refused.
    list.performSegue(withIdentifier: "more", sender: nil)
    #expect(stack.topViewController is DetailController)
  }

  @Test func presentationHasItsStyle() throws {
    let (_, list) = try stack()
    list.performSegue(withIdentifier: "new", sender: nil)
    let detail = try #require(list.presentedViewController as? DetailController)
    #expect(detail.modalPresentationStyle == .fullScreen)
    detail.loadViewIfNeeded()
    (detail.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(list.presentedViewController == nil)
    #expect(list.unwound == ["home"])
  }

  @Test func customSegueIsOfItsClass() throws {
    let (_, list) = try stack()
    Calls.log = []
    list.performSegue(withIdentifier: "own", sender: nil)
    #expect(Calls.log == ["segue own"])
  }

  @Test func methodOfTheControllerMakesTheDestination() throws {
    let (stack, list) = try stack()
    list.performSegue(withIdentifier: "made", sender: nil)
    let detail = try #require(stack.topViewController as? DetailController)
    #expect(detail.number == 5)
    #expect(detail.view.subviews.count == 1)
  }

  @Test func creatorMakesTheController() throws {
    let storyboard = Nibs.storyboard(Self.scenes, initial: "nav")
    let detail = storyboard.instantiateViewController(identifier: "Detail") {
      DetailController(coder: $0, number: 9)
    }
    #expect(detail.number == 9)
    #expect(detail.view.frame.width == 375)
    let plain: DetailController = storyboard.instantiateViewController(identifier: "Detail")
    #expect(plain.number == 0)
  }

  @Test func expectedClassIsMadeInPlaceOfAnUnknownOne() {
    let scenes = """
      <scene sceneID="a"><objects><viewController storyboardIdentifier="X" title="T" id="x" customClass="Unknown"/></objects>
      </scene>
      """
    let problems = Nibs.problems {
      let storyboard = Nibs.storyboard(scenes, initial: "x")
      let detail: DetailController = storyboard.instantiateViewController(identifier: "X")
      #expect(detail.title == "T")
      let gone: DetailController = storyboard.instantiateViewController(identifier: "Gone")
      #expect(gone.title == nil)
    }
    #expect(problems.count == 2)
  }

  @Test func missingScenesAndSeguesAreReported() throws {
    let storyboard = Nibs.storyboard(Self.scenes, initial: "none")
    let problems = Nibs.problems {
      #expect(storyboard.instantiateInitialViewController() == nil)
      _ = storyboard.instantiateViewController(withIdentifier: "Gone")
      storyboard.instantiateViewController(withIdentifier: "List").performSegue(
        withIdentifier: "nowhere", sender: nil)
    }
    #expect(problems.contains { $0.contains("doesn't contain a view controller with identifier 'Gone'") })
    #expect(problems.contains { $0.contains("has no segue with identifier 'nowhere'") })
  }

  @Test func referenceLeadsToAnotherStoryboard() throws {
    let far = """
      <scene sceneID="a"><objects><viewController storyboardIdentifier="Far" title="Far" id="f" sceneMemberID="viewController">
      <view key="view" id="v"/></viewController></objects></scene>
      """
    let files = Nibs.files([
      "Main.storyboard": Nibs.storyboardText(Self.scenes, initial: "nav"),
      "Base.lproj/Other.storyboard": Nibs.storyboardText(far, initial: "f"),
    ])
    let controller = files.storyboard("Main").instantiateViewController(withIdentifier: "Away")
    #expect(controller.title == "Far")
  }

  @Test func tabsAreInTheirOrder() throws {
    let scenes = """
      <scene sceneID="a"><objects><tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="b"/>
      <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="two" kind="relationship" relationship="viewControllers" id="2"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="b"><objects><viewController id="one"><view key="view" id="v1"/>
      <tabBarItem key="tabBarItem" title="One" id="i1"/></viewController></objects></scene>
      <scene sceneID="c"><objects><viewController id="two"><view key="view" id="v2"/>
      <tabBarItem key="tabBarItem" title="Two" badgeValue="3" id="i2"/></viewController></objects></scene>
      """
    let tabs = try #require(
      Nibs.storyboard(scenes, initial: "t").instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
    #expect(tabs.tabBar.items?.last?.badgeValue == "3")
  }

  @Test func pagesAreScrolledOrTurnedAsTheSceneSays() throws {
    let scenes = """
      <scene sceneID="a"><objects><pageViewController transitionStyle="scroll" navigationOrientation="vertical"
      spineLocation="none" id="p" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="b"><objects><pageViewController spineLocation="mid" id="q"/></objects></scene>
      """
    let files = Nibs.storyboard(scenes, initial: "p")
    let pages = try #require(files.instantiateInitialViewController() as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none)
    let curled = try #require(
      Nibs.storyboard(scenes, initial: "q").instantiateInitialViewController() as? UIPageViewController)
    #expect(curled.transitionStyle == .pageCurl && curled.spineLocation == .mid && curled.isDoubleSided)
  }

  @Test func sceneWithoutAViewHasItsOtherObjects() throws {
    let scenes = """
      <scene sceneID="a"><objects><navigationController id="n"><connections>
      <outlet property="delegate" destination="d" id="1"/></connections></navigationController>
      <customObject id="d" customClass="WayDelegate" customModule="NibCoreTests"/></objects></scene>
      """
    var controller: UIViewController?
    let problems = Nibs.problems {
      controller = Nibs.storyboard(scenes, initial: "n").instantiateInitialViewController()
    }
    #expect(problems == [])
    // The delegate is weak: the scene keeps the object.
    #expect((controller as? UINavigationController)?.delegate is WayDelegate)
    let open = Nibs.problems {
      let text = scenes.replacing("destination=\"d\"", with: "destination=\"gone\"")
      _ = Nibs.storyboard(text, initial: "n").instantiateInitialViewController()
    }
    #expect(open.count == 1)
  }

  @Test func controllersThatContainEachOtherEnd() {
    let scenes = """
      <scene sceneID="a"><objects><navigationController id="n"><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController" id="1"/></connections>
      </navigationController></objects></scene>
      """
    let problems = Nibs.problems {
      _ = Nibs.storyboard(scenes, initial: "n").instantiateInitialViewController()
    }
    #expect(problems.count == 1)
  }

  @Test func controllersThatEmbedEachOtherEnd() throws {
    func scene(_ id: String, embedding other: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)"><subviews>
      <containerView id="c\(id)"><connections><segue destination="\(other)" kind="embed" id="e\(id)"/></connections>
      </containerView><containerView id="d\(id)"><connections>
      <segue destination="\(other)" kind="embed" id="f\(id)"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      """
    }
    let scenes = scene("a", embedding: "b") + scene("b", embedding: "a")
    var controller: UIViewController?
    let problems = Nibs.problems {
      controller = Nibs.storyboard(scenes, initial: "a").instantiateInitialViewController()
      controller?.loadViewIfNeeded()
    }
    // Each of the two containers of "a" has a "b", whose two containers stay empty; a problem is reported once.
    #expect(controller?.children.count == 2)
    #expect(controller?.children.allSatisfy { $0.children.isEmpty } == true)
    #expect(problems.count == 2 && problems.allSatisfy { $0.contains("contain each other") })
  }

  @Test func nibOfAControllerHasItsView() throws {
    let text = Nibs.text("<view tag=\"8\" id=\"v\"/>").replacingOccurrences(
      of: "userLabel=\"File's Owner\"/>",
      with: "><connections><outlet property=\"view\" destination=\"v\" id=\"9\"/></connections></placeholder>"
    )
    let files = Nibs.files(["Panel.xib": text, "ListController.xib": text])
    #expect(UIViewController(nibName: "Panel", bundle: files.bundle).view.tag == 8)
    // Without a name it is the nib of the class.
    let controller = ListController(nibName: nil, bundle: files.bundle)
    #expect(controller.nibName == "ListController")
    #expect(controller.view.tag == 8)
    #expect(UIViewController(nibName: nil, bundle: files.bundle).nibName == nil)
  }
}
