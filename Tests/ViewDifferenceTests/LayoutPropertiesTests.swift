import ControlCore
import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewDifference

/// The properties that layout trees record of each class, which are those that the class describes itself by.
@MainActor
struct LayoutPropertiesTests {
  private func properties(_ view: UIView) -> [String: String] { LayoutProperties(view.layer).values }

  @Test func `a label has no properties without a text`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    (label.isEnabled, label.numberOfLines) = (false, 0)
    #expect(properties(label).isEmpty)
    label.text = "a"
    let plain = ["text": "a", "font": ".SFUI-Regular 17", "textColor": "#000000"]
    #expect(properties(label) == plain.merging(["disabled": "", "lines": "0"]) { $1 })
    (label.isEnabled, label.numberOfLines, label.textAlignment, label.isHighlighted) = (
      true, 1, .center, true
    )
    #expect(properties(label) == plain.merging(["alignment": "1", "highlighted": ""]) { $1 })
    label.frame.size.width = 2
    (label.textAlignment, label.isHighlighted) = (.natural, false)
    #expect(properties(label) == plain.merging(["truncated": ""]) { $1 })
    let text = NSMutableAttributedString(string: "abc")
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 2))
    label.attributedText = text
    #expect(properties(label)["runs"]?.hasSuffix("underlined") == true)
  }

  @Test func `fields have text and font, text views a colour besides`() {
    let (field, view) = (UITextField(), UITextView())
    (field.isEnabled, field.placeholder) = (false, "b")
    (view.text, view.textColor) = ("c", .red)
    #expect(properties(field) == ["font": ".SFUI-Regular 17"])
    field.text = "a"
    #expect(properties(field)["text"] == "a" && properties(field).count == 2)
    #expect(Set(properties(view).keys).subtracting(["clips"]) == ["text", "font", "textColor"])
    #expect(properties(view)["textColor"] == "#ff0000")
  }

  @Test func `controls have states and values, a button nothing of what its parts show`() {
    let (toggle, button, picture) = (UISwitch(), UIButton(type: .system), UIImageView())
    (toggle.isOn, toggle.isEnabled) = (true, false)
    #expect(properties(toggle) == ["value": "on", "disabled": ""])
    button.setTitle("a", for: .normal)
    (button.isSelected, button.isHighlighted) = (true, true)
    #expect(properties(button) == ["selected": "", "highlighted": ""])
    #expect(Recorded(UIButton()).tree.nodes.map(\.type) == ["UIButton", "UILabel"])
    #expect(properties(picture).isEmpty)
    (picture.image, picture.highlightedImage) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    picture.tintColor = .red
    #expect(properties(picture) == ["image": "star", "contentMode": "0", "tint": "#ff0000"])
    picture.isHighlighted = true
    #expect(properties(picture)["image"] == "heart")
  }

  @Test func `a class of one's own has the text that it says it shows`() {
    final class Note: UIView {
      override var shownContent: ViewContent {
        var content = super.shownContent
        (content.text, content.font) = ("a", .systemFont(ofSize: 13))
        return content
      }
    }
    #expect(properties(Note()) == ["text": "a", "font": ".SFUI-Regular 13"])
  }
}
