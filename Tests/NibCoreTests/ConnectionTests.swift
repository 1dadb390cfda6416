import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import NibCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct ConnectionTests {
  private let card = """
    <view id="a" customClass="Card" customModule="NibCoreTests" customModuleProvider="target">
    <rect key="frame" x="0" y="0" width="64" height="32"/>
    <subviews><label text="T" id="b"/><button id="c"/><button id="d"/></subviews>
    <constraints><constraint firstAttribute="height" constant="32" id="e"/></constraints>
    <connections><outlet property="titleLabel" destination="b" id="1"/>
    <outlet property="hiddenLabel" destination="b" id="2"/><outlet property="heightConstraint" destination="e" id="3"/>
    <outletCollection property="buttons" destination="c" id="4"/>
    <outletCollection property="buttons" destination="d" id="5"/></connections>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ace"/>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isHot" value="YES"/>
    <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
    </userDefinedRuntimeAttributes></view>
    """

  @Test func outletsCollectionsAndConstraints() throws {
    let card: Card = try #require(Nibs.first(self.card))
    #expect(card.titleLabel?.text == "T")
    #expect(card.secret === card.titleLabel)
    #expect(card.buttons.map { ObjectIdentifier($0) } == card.subviews[1...].map { ObjectIdentifier($0) })
    #expect(card.heightConstraint?.constant == 32)
  }

  @Test func runtimeAttributesOfAllTypes() throws {
    let card: Card = try #require(Nibs.first(self.card))
    #expect((card.radius, card.count, card.name, card.isHot) == (4.5, 3, "Ace", true))
    #expect(card.tint == UIColor(white: 1, alpha: 1))
    #expect(card.layer.cornerRadius == 6 && card.layer.masksToBounds)
  }

  /// `init(coder:)` finds frame and subviews; outlets, attributes and `awakeFromNib()` follow in this order.
  @Test func orderIsThatOfPhones() throws {
    Calls.log = []
    let _: Card = try #require(Nibs.first(self.card))
    #expect(Calls.log == ["init 3 64", "radius 4.5 title true", "awake title true radius 4.5"])
  }

  @Test func itemsOfBarsAwake() throws {
    let bar: UIToolbar = try #require(
      Nibs.first(
        """
        <toolbar id="t"><items>
          <barButtonItem title="Save" id="i" customClass="AwakeItem" customModule="NibCoreTests"/>
        </items></toolbar>
        """))
    #expect((bar.items?.first as? AwakeItem)?.awakeTitle == "Save")
  }

  @Test func classIsFoundWithoutOrWithAnotherModule() throws {
    let plain: UIView = try #require(Nibs.first("<view id=\"a\" customClass=\"Card\"/>"))
    #expect(plain is Card)
    let other: UIView = try #require(
      Nibs.first(
        "<view id=\"a\" customClass=\"Card\" customModule=\"My_App\" customModuleProvider=\"target\"/>"))
    #expect(other is Card)
    // One that no table lists.
    let helper: Helper = try #require(
      Nibs.first("<customObject id=\"a\" customClass=\"Helper\" customModule=\"NibCoreTests\"/>"))
    #expect(helper.isMade)
  }

  @Test func ownerHasOutletsAndReceivesActions() throws {
    let owner = CardOwner()
    let text = Nibs.text(
      """
      <view id="a" customClass="Card" customModule="NibCoreTests"><subviews><button id="b"><connections>
      <action selector="tapped" destination="-1" eventType="touchUpInside" id="1"/>
      <action selector="tap:" destination="a" eventType="touchUpInside" id="2"/>
      <action selector="tapTwo:event:" destination="a" eventType="touchDown" id="3"/>
      </connections></button></subviews></view>
      """
    ).replacingOccurrences(
      of: "userLabel=\"File's Owner\"/>",
      with: "><connections><outlet property=\"card\" destination=\"a\" id=\"9\"/></connections></placeholder>"
    )
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
    let card = try #require(made.first as? Card)
    #expect(owner.card === card)
    let button = try #require(card.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
    #expect(card.taps == ["tap"])
    button.sendActions(for: .touchDown)
    #expect(card.taps == ["tap", "two"])
  }

  @Test func gestureRecognizersOfViews() throws {
    let objects = Nibs.make(
      """
      <view id="a" customClass="Card"><connections>
      <outletCollection property="gestureRecognizers" destination="r" appends="YES" id="1"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="r"><connections>
      <action selector="tap:" destination="a" id="2"/></connections></tapGestureRecognizer>
      """)
    let view = try #require(objects.first as? UIView)
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
  }

  @Test func gestureRecognizersAreAddedToThoseOfAScrollView() throws {
    let objects = Nibs.make(
      """
      <scrollView id="a"><connections>
      <outletCollection property="gestureRecognizers" destination="r" appends="YES" id="1"/></connections></scrollView>
      <tapGestureRecognizer id="r"/>
      """)
    let view = try #require(objects.first as? UIScrollView)
    let recognizers = try #require(view.gestureRecognizers)
    #expect(recognizers.contains(view.panGestureRecognizer))
    #expect(recognizers.count { $0 is UITapGestureRecognizer } == 1)
  }

  @Test func missingNamesAreReportedAsOnAPhone() {
    let problems = Nibs.problems {
      let view: UIView? = Nibs.first(
        """
        <view id="a" customClass="Gone"><subviews><label id="b"/><button id="c"><connections>
        <action selector="vanish:" destination="a" eventType="touchUpInside" id="3"/></connections></button></subviews>
        <connections><outlet property="title" destination="b" id="1"/></connections>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="shade" value="x"/>
        </userDefinedRuntimeAttributes></view>
        """)
      #expect(view.map { type(of: $0) == UIView.self } == true)
    }
    #expect(
      problems.sorted() == [
        "nib:6: <view id=\"a\">: Unknown class Gone in Interface Builder file.",
        "nib:7: <action id=\"3\">: UIView has no method vanish:: unrecognized selector sent to instance.",
        "nib:8: <outlet id=\"1\">: [<UIView> setValue:forUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key title.",
        "nib:9: <userDefinedRuntimeAttribute>: [<UIView> setValue:forUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key shade.",
      ])
  }

  @Test func classOfAnotherKindIsReported() {
    let problems = Nibs.problems {
      let label: UILabel? = Nibs.first("<label id=\"a\" customClass=\"Card\"/>")
      #expect(label != nil)
    }
    #expect(problems == ["nib:6: <label id=\"a\">: The class Card is no UILabel; the latter is used."])
  }

  @Test func outletOfAnotherClassIsReported() {
    let problems = Nibs.problems {
      _ = Nibs.make(
        """
        <view id="a" customClass="Card"><subviews><view id="b"/></subviews>
        <connections><outlet property="titleLabel" destination="b" id="1"/></connections></view>
        """)
    }
    #expect(
      problems == ["nib:7: <outlet id=\"1\">: The outlet titleLabel of Card is not of the class UIView."])
  }
}
