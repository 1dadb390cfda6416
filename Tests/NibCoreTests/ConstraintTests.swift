import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import StackCore
import StyleCore
import Testing

@MainActor
struct ConstraintTests {
  /// Returns the view of a nib of 200 × 100 points with subviews `b` and `c` and constraints.
  private func view(_ constraints: String, extra: String = "", other: String = "") throws -> UIView {
    let view: UIView = try #require(
      Nibs.first(
        """
        <view id="a"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>\(other)</subviews>
        <viewLayoutGuide key="safeArea" id="s"/><viewLayoutGuide key="layoutMargins" id="m"/>
        <constraints>\(constraints)</constraints>\(extra)</view>
        """))
    view.layoutIfNeeded()
    return view
  }

  @Test func itemsAttributesConstantsAndRatios() throws {
    let view = try view(
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="5" id="2"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1:4" id="3"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2.5" id="4"/>
      <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="20" id="5"/>
      <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="8" id="6"/>
      <constraint firstItem="c" firstAttribute="width" constant="30" id="7"/>
      <constraint firstItem="c" firstAttribute="height" relation="greaterThanOrEqual" constant="40" id="8"/>
      <constraint firstItem="c" firstAttribute="height" constant="12" priority="250" id="9"/>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 5, width: 50, height: 20))
    #expect(view.subviews[1].frame == CGRect(x: 150, y: 52, width: 30, height: 40))
  }

  @Test func safeAreaMarginsAndGuides() throws {
    let view = try view(
      """
      <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" constant="3" id="1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="m" secondAttribute="leading" id="2"/>
      <constraint firstItem="b" firstAttribute="width" constant="10" id="3"/>
      <constraint firstItem="b" firstAttribute="height" constant="10" id="4"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="trailing" id="5"/>
      <constraint firstItem="c" firstAttribute="topMargin" secondItem="g" secondAttribute="bottom" id="6"/>
      <constraint firstItem="c" firstAttribute="width" constant="10" id="7"/>
      <constraint firstItem="c" firstAttribute="height" constant="20" id="8"/>
      <constraint firstItem="g" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="9"/>
      <constraint firstItem="g" firstAttribute="top" secondItem="a" secondAttribute="top" id="10"/>
      <constraint firstItem="g" firstAttribute="width" constant="60" id="11"/>
      <constraint firstItem="g" firstAttribute="height" constant="50" id="12"/>
      """,
      extra: "<layoutGuides><layoutGuide identifier=\"gap\" id=\"g\"/></layoutGuides>")
    // Margins are 8 points on each side by default.
    #expect(view.subviews[0].frame == CGRect(x: 8, y: 3, width: 10, height: 10))
    #expect(view.subviews[1].frame == CGRect(x: 60, y: 42, width: 10, height: 20))
    #expect(view.layoutGuides.map(\.identifier).contains("gap"))
  }

  @Test func placeholdersAreRemovedAndNamesKept() throws {
    let view = try view(
      """
      <constraint firstItem="b" firstAttribute="width" constant="30" placeholder="YES" id="1"/>
      <constraint firstItem="b" firstAttribute="height" constant="30" identifier="tall" id="2"/>
      """)
    #expect(view.subviews[0].constraints.map(\.identifier) == ["tall"])
  }

  @Test func constraintMayHaveAClass() throws {
    Calls.log = []
    let view = try view(
      """
      <constraint firstItem="b" firstAttribute="width" constant="30" id="1" customClass="Rule" customModule="NibCoreTests"/>
      """)
    #expect(view.subviews[0].constraints.first is Rule)
    #expect(Calls.log == ["rule 30.0"])
  }

  @Test func wrongConstraintsAreReportedWithTheirLine() {
    let problems = Nibs.problems {
      _ = try? view(
        """
        <constraint firstItem="z" firstAttribute="width" constant="30" id="1"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="top" id="2"/>
        <constraint firstItem="b" firstAttribute="breadth" constant="3" id="3"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1:0" id="4"/>
        """)
    }
    #expect(problems.count == 4)
    #expect(problems[0] == "nib:10: <constraint id=\"1\">: There is no object z for firstItem (width).")
    #expect(problems[1].contains("width cannot be related to top"))
    #expect(problems[2].contains("firstAttribute is \"breadth\""))
    #expect(problems[3].contains("multiplier is \"1:0\""))
  }

  @Test func viewWithoutConstraintsKeepsItsFrame() throws {
    let view = try view(
      "", extra: "",
      other: """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="20" y="21" width="34" height="30"/></view>
        """)
    #expect(view.subviews[2].frame == CGRect(x: 20, y: 21, width: 34, height: 30))
  }

  @Test func marginsOfAStackAreThoseOfItsArrangement() throws {
    let stack: UIStackView = try #require(
      Nibs.first(
        """
        <stackView id="a"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <edgeInsets key="layoutMargins" top="4" left="10" bottom="6" right="20"/></stackView>
        """))
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 10, y: 4, width: 70, height: 40))
  }

  @Test func prioritiesOfContents() throws {
    let view: UIView = try #require(
      Nibs.first(
        "<view horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"999\" id=\"a\"/>"))
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(999))
  }

  /// The main screen is that of a phone in portrait: its width is compact.
  @Test func variationsFollowTheTraits() throws {
    let view = try view(
      """
      <constraint firstItem="b" firstAttribute="width" constant="30" id="1">
      <variation key="widthClass=compact" constant="55"/></constraint>
      <constraint firstItem="b" firstAttribute="height" constant="10" id="2"/>
      <constraint firstItem="b" firstAttribute="height" constant="20" id="3"/>
      """,
      extra: """
        <variation key="default"><mask key="subviews"><exclude reference="c"/></mask>
        <mask key="constraints"><exclude reference="3"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="c"/></mask>
        <mask key="constraints"><exclude reference="2"/><include reference="3"/></mask></variation>
        """)
    #expect(view.subviews.count == 1)
    #expect(view.subviews[0].frame.size == CGSize(width: 55, height: 10))
    view.traitOverrides.horizontalSizeClass = .regular
    view.updateTraitsIfNeeded()
    view.layoutIfNeeded()
    #expect(view.subviews.count == 2)
    #expect(view.subviews[0].frame.size == CGSize(width: 30, height: 20))
  }
}
