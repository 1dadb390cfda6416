import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import StackCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct ViewPropertiesTests {
  @Test func viewHasFrameMaskAndLook() throws {
    let view: UIView = try #require(
      Nibs.first(
        """
        <view contentMode="center" alpha="0.5" hidden="YES" tag="7" clipsSubviews="YES" opaque="NO" \
        userInteractionEnabled="NO" id="a">
        <rect key="frame" x="10" y="20.5" width="100" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        <color key="backgroundColor" red="0.25" green="0.5" blue="1" alpha="0.75" colorSpace="custom" \
        customColorSpace="sRGB"/>
        <subviews><view id="b"><rect key="frame" x="1" y="2" width="3" height="4"/></view><label id="c"/></subviews>
        </view>
        """))
    #expect(view.frame == CGRect(x: 10, y: 20.5, width: 100, height: 40))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(view.contentMode == .center)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden && view.clipsToBounds && !view.isOpaque && !view.isUserInteractionEnabled)
    #expect(view.tag == 7)
    #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect(view.subviews.count == 2)
    #expect(view.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.subviews.last is UILabel)
  }

  @Test func labelHasTextFontAndLines() throws {
    let label: UILabel = try #require(
      Nibs.first(
        """
        <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" \
        adjustsFontSizeToFit="NO" id="a">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
        <color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/>
        </label>
        """))
    #expect(label.text == "Hello")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.font == UIFont.systemFont(ofSize: 21, weight: .bold))
    #expect(label.textColor == UIColor.secondaryLabel)
    #expect(label.highlightedTextColor == nil)
  }

  @Test func labelHasTextOfAnElement() throws {
    let label: UILabel = try #require(
      Nibs.first("<label id=\"a\"><string key=\"text\">two\nlines</string></label>"))
    #expect(label.text == "two\nlines")
    let encoded: UILabel = try #require(
      Nibs.first("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">aGnCoA</string></label>"))
    #expect(encoded.text == "hi\u{A0}")
  }

  @Test func labelHasAttributedText() throws {
    let label: UILabel = try #require(
      Nibs.first(
        """
        <label usesAttributedText="YES" id="a"><attributedString key="attributedText">
        <fragment content="ab"><attributes><font key="NSFont" size="20" metaFont="systemBold"/></attributes></fragment>
        <fragment content="c"><attributes><color key="NSColor" white="0" alpha="1"/></attributes></fragment>
        </attributedString></label>
        """))
    let text = try #require(label.attributedText)
    #expect(text.string == "abc")
    let font = unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == UIFont.systemFont(ofSize: 20, weight: .bold))
    let color = unsafe text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
    #expect(color == UIColor(white: 0, alpha: 1))
  }

  @Test func buttonHasStates() throws {
    let button: UIButton = try #require(
      Nibs.first(
        """
        <button opaque="NO" buttonType="system" contentHorizontalAlignment="left" enabled="NO" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="30"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Save"><color key="titleColor" white="0.5" alpha="1"/></state>
        <state key="highlighted" title="Saving"/>
        </button>
        """))
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Save")
    #expect(button.title(for: .highlighted) == "Saving")
    #expect(button.titleColor(for: .normal) == UIColor(white: 0.5, alpha: 1))
    #expect(button.titleLabel?.font == UIFont.systemFont(ofSize: 30))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.contentHorizontalAlignment == .left)
    #expect(!button.isEnabled)
  }

  @Test func buttonHasConfiguration() throws {
    let button: UIButton = try #require(
      Nibs.first(
        """
        <button id="a"><buttonConfiguration key="configuration" style="filled" title="Buy" cornerStyle="capsule">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <color key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
        """))
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy")
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.baseBackgroundColor == UIColor.systemRed)
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func imageIsThatOfAReference() throws {
    let view: UIImageView = try #require(
      Nibs.first(
        """
        <imageView id="a"><imageReference key="image" image="plus" catalog="system" symbolScale="large"/></imageView>
        """))
    let configuration = UIImage.SymbolConfiguration(scale: .large)
    #expect(view.image == UIImage(systemName: "plus")?.applyingSymbolConfiguration(configuration))
    let button: UIButton = try #require(
      Nibs.first(
        """
        <button id="a"><buttonConfiguration key="configuration" style="plain"><imageReference key="image" image="minus" \
        catalog="system" symbolScale="default"/></buttonConfiguration></button>
        """))
    #expect(button.configuration?.image == UIImage(systemName: "minus"))
  }

  @Test func controlsHaveValues() throws {
    let objects = Nibs.make(
      """
      <slider minValue="1" maxValue="9" value="4" id="a"/><stepper maximumValue="7" stepValue="2" value="3" id="b"/>
      <switch on="YES" id="c"/><progressView progress="0.25" id="d"/>
      <segmentedControl selectedSegmentIndex="1" id="e"><segments><segment title="A"/><segment title="B" width="60"/>
      </segments></segmentedControl>
      <pageControl numberOfPages="3" currentPage="2" id="f"/>
      <textField borderStyle="roundedRect" placeholder="Name" text="Ann" clearButtonMode="always" id="g">
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/></textField>
      <activityIndicatorView style="large" animating="YES" hidesWhenStopped="YES" id="h"/>
      """)
    let slider = try #require(objects[0] as? UISlider)
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (1, 9, 4))
    let stepper = try #require(objects[1] as? UIStepper)
    #expect((stepper.maximumValue, stepper.stepValue, stepper.value) == (7, 2, 3))
    #expect((objects[2] as? UISwitch)?.isOn == true)
    #expect((objects[3] as? UIProgressView)?.progress == 0.25)
    let segments = try #require(objects[4] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.titleForSegment(at: 1) == "B")
    #expect(segments.widthForSegment(at: 1) == 60)
    #expect(segments.selectedSegmentIndex == 1)
    #expect((objects[5] as? UIPageControl)?.currentPage == 2)
    let field = try #require(objects[6] as? UITextField)
    #expect((field.text, field.placeholder) == ("Ann", "Name"))
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .always)
    #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry)
    #expect((objects[7] as? UIActivityIndicatorView)?.isAnimating == true)
  }

  @Test("Pickers of dates have the style and the size of the file's") func datePickersHaveStyles() throws {
    let objects = Nibs.make(
      """
      <datePicker datePickerMode="date" style="wheels" id="a"/>
      <datePicker datePickerMode="countDownTimer" minuteInterval="5" id="b"/>
      <datePicker datePickerMode="date" id="c"/>
      """)
    let pickers = try objects.map { try #require($0 as? UIDatePicker) }
    #expect(pickers.map(\.datePickerStyle) == [.wheels, .wheels, .compact])
    #expect(pickers[0].intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(pickers[1].minuteInterval == 5)
  }

  @Test(
    "Priorities are those of the file, 250 and 750 where it has none, also for controls with others in code")
  func prioritiesAreThoseOfTheFile() throws {
    let names = [
      "view", "label", "button", "slider", "switch", "stepper", "progressView", "pageControl",
      "segmentedControl",
      "activityIndicatorView",
    ]
    for name in names {
      let plain: UIView = try #require(Nibs.first("<\(name) id=\"a\"/>"))
      let stated: UIView = try #require(
        Nibs.first(
          "<\(name) horizontalHuggingPriority=\"300\" verticalCompressionResistancePriority=\"400\" id=\"a\"/>"
        ))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(plain.contentHuggingPriority(for: axis) == .defaultLow, "\(name)")
        #expect(plain.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(name)")
      }
      #expect(stated.contentHuggingPriority(for: .horizontal).rawValue == 300, "\(name)")
      #expect(stated.contentHuggingPriority(for: .vertical).rawValue == 250, "\(name)")
      #expect(stated.contentCompressionResistancePriority(for: .vertical).rawValue == 400, "\(name)")
    }
  }

  @Test func stackArrangesItsSubviews() throws {
    let stack: UIStackView = try #require(
      Nibs.first(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="top" spacing="12" id="a"><subviews>
        <view id="b"/><view id="c"/></subviews></stackView>
        """))
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 12)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func namedColorIsThatOfTheFile() throws {
    let view = try #require(
      Nibs.make(
        "<view id=\"a\"><color key=\"backgroundColor\" name=\"Paper\"/></view>",
        resources:
          "<namedColor name=\"Paper\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
      ).first as? UIView)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func accessibilityIsSet() throws {
    let view: UIView = try #require(
      Nibs.first(
        """
        <view id="a"><accessibility key="accessibilityConfiguration" identifier="card" label="Card" hint="Opens">
        <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
        </accessibility></view>
        """))
    #expect(view.accessibilityIdentifier == "card")
    #expect(view.accessibilityLabel == "Card" && view.accessibilityHint == "Opens")
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .header])
  }

  @Test func valuesThatCannotBeReadAreReported() {
    let problems = Nibs.problems {
      _ = Nibs.make("<view alpha=\"much\" contentMode=\"sideways\" hidden=\"maybe\" id=\"a\"/>")
    }
    #expect(problems.count == 3)
    #expect(problems.allSatisfy { $0.hasPrefix("nib:6: <view id=\"a\">: ") })
    #expect(problems.contains { $0.hasSuffix("alpha is \"much\", not a number.") })
  }

  /// Files say where a view receives no touches; without a word images and labels receive them.
  @Test func touchesOfImagesAndLabels() throws {
    for element in ["imageView", "label", "view", "stackView"] {
      for (attribute, isEnabled) in [
        ("", true), ("userInteractionEnabled=\"NO\"", false), ("userInteractionEnabled=\"YES\"", true),
      ] {
        let view: UIView = try #require(Nibs.first("<\(element) \(attribute) id=\"a\"/>"))
        #expect(view.isUserInteractionEnabled == isEnabled, "\(element) \(attribute)")
      }
    }
  }
}
