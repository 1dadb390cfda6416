import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@MainActor
struct UIButtonTests {
  private let image = UIImage(
    cgImage: CGImage(width: 20, height: 40, pixels: Array(repeating: 255, count: 3_200)), scale: 1,
    orientation: .up)

  /// A button whose title is 20 points wide, a line of 20 points high (72 pixels), without the insets of titles.
  private func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("ab", for: .normal)
    button.titleLabel?.font = .boxes(20)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    return button
  }

  @Test func sizeOfTitleImageAndInsets() {
    let button = button()
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 28))
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 44))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 46, height: 44))
    button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 44))
  }

  @Test("L.4: an image that is set has its own size, whatever the button's type")
  func imagesOfTypes() {
    for type in [.contactAdd, .detailDisclosure, .infoLight, .infoDark, .close] as [UIButton.ButtonType] {
      let button = UIButton(type: type)
      let own = button.intrinsicContentSize
      button.setImage(image, for: .normal)
      // 20 by 40 pixels, one to a point.
      #expect(button.intrinsicContentSize == CGSize(width: 20, height: 40))
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
      #expect(button.imageView?.contentMode == .scaleToFill)
      #expect(UIButton(type: type).intrinsicContentSize == own)
    }
  }

  @Test("L.4: the view of a plus in a circle is as large as its button") func viewOfSymbol() {
    let button = UIButton(type: .contactAdd)
    button.sizeToFit()
    button.layoutIfNeeded()
    // 73 and 71 pixels at 3 a point.
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 73.0 / 3, height: 71.0 / 3))
  }

  @Test("A short title has 30 points, and 6 above and below it, unless there are insets") func shortTitles() {
    let button = button()
    button.contentEdgeInsets = .zero
    // 20 of text, 24 high.
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 36))
    button.setTitle("abcd", for: .normal)
    #expect(button.intrinsicContentSize.width == 40)
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 36), "as high as a line")
  }

  @Test("Alignment follows the reading direction where it says so")
  func horizontalAlignment() {
    let button = button()
    button.contentEdgeInsets = .zero
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    func starts() -> [CGFloat?] {
      [UIControl.ContentHorizontalAlignment.left, .right, .leading, .trailing, .center].map {
        button.contentHorizontalAlignment = $0
        button.layoutIfNeeded()
        return button.titleLabel?.frame.minX
      }
    }
    #expect(starts() == [0, 80, 0, 80, 40])
    button.semanticContentAttribute = .forceRightToLeft
    #expect(starts() == [0, 80, 80, 0, 40])
  }

  @Test("Insets of title and image move them by half of their difference") func partInsets() {
    let button = button()
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = .zero
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 8, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 4)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 28, y: 13, width: 20, height: 40))
    #expect(button.titleLabel?.frame == CGRect(x: 55, y: 14, width: 20, height: 24))
  }

  @Test func placesTitleAfterImage() {
    let button = button()
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = .zero
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.layoutIfNeeded()
    // Together 40 wide in 100.
    #expect(button.imageView?.frame == CGRect(x: 30, y: 10, width: 20, height: 40))
    #expect(button.titleLabel?.frame == CGRect(x: 50, y: 18, width: 20, height: 24))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 30 && button.imageView?.frame.minX == 50)
    button.contentHorizontalAlignment = .left
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
  }

  @Test("A title alone has 12 points more of height and at least 30 of width") func sizeOfPlainTitle() {
    let custom = UIButton(type: .custom)
    // No title is a line of 18 points: 1.193359375 · 18 is 64.44 pixels of 3, so 65 of them, 21.67 points; with 12
    // more 33.67, so 34.
    #expect(custom.intrinsicContentSize == CGSize(width: 30, height: 34))
    custom.setTitle("", for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 30, height: 34))
    // 15 points: 53.7, so 54 pixels.
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 18 + 12))
    // A size by an image, or with insets, has nothing added.
    custom.setImage(image, for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 20, height: 40))
    custom.setTitle(nil, for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 20, height: 40))
    custom.setImage(nil, for: .normal)
    custom.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(custom.intrinsicContentSize == CGSize(width: 6, height: 26))
  }

  @Test("What the size of a plain title has more is not kept from its content", arguments: [false, true])
  func titleAtTheEdge(atBottomRight: Bool) {
    let button = UIButton(type: .custom)
    button.setTitle("ab", for: .normal)
    button.contentHorizontalAlignment = atBottomRight ? .right : .left
    button.contentVerticalAlignment = atBottomRight ? .bottom : .top
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(button.contentRect(forBounds: button.bounds) == button.bounds)
    button.layoutIfNeeded()
    let title = button.titleLabel?.frame ?? .null
    #expect(atBottomRight ? title.maxX == 200 && title.maxY == 100 : title.origin == .zero)
  }

  @Test func valuesByState() {
    let button = button()
    button.setTitle("off", for: .disabled)
    #expect(button.currentTitle == "ab" && button.title(for: .highlighted) == nil)
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    #expect(button.currentTitle == "ab")
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitleColor == .red)
  }

  @Test func configurations() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "ab"
    let button = UIButton(configuration: configuration)
    // 17 points: 61 pixels high, with 12 and 7 around.
    let width = ("ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width * 3).rounded(.up) / 3
    #expect(button.intrinsicContentSize == CGSize(width: width + 24, height: 61.0 / 3 + 14))
    #expect(button.backgroundColor == nil && button.currentTitleColor == .white)
    #expect(configuration.updated(for: button).background.backgroundColor == .systemBlue)
  }

  /// Code that moves title and image by insets reads their frames without a layout in between.
  @Test func partsAreInTheirPlaceWhenAskedFor() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("T", for: .normal)
    let middle = button.titleLabel?.center.x
    #expect(middle.map { abs($0 - 50) <= 0.5 } == true)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    #expect(button.titleLabel?.center.x == middle.map { $0 + 10 })
  }

  @Test func askingForAPartWithinLayoutDoesNotLayOutAgain() {
    final class Button: UIButton {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
        _ = titleLabel?.frame
      }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("T", for: .normal)
    button.layoutIfNeeded()
    #expect(button.layouts == 1)
    _ = button.titleLabel
    #expect(button.layouts == 1)
  }

  @Test func aTitleColorWithoutATitleColorsNothing() {
    let button = UIButton()
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor != .blue)
    button.setTitle("T", for: .normal)
    #expect(button.titleLabel?.textColor == .blue)
  }

  @Test("A button of a type keeps what its class sets in init(frame:)") func subclassOfType() {
    final class Own: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setImage(UIImage(systemName: "star"), for: .normal)
        setTitle("A", for: .normal)
      }
      required init?(coder: NSCoder) { nil }
    }
    let button = Own(type: .system)
    #expect(button.image(for: .normal) == UIImage(systemName: "star") && button.currentTitle == "A")
    // K12: titles of system buttons have 15 points, those of custom ones 18.
    #expect(button.titleLabel?.font.pointSize == 15 && Own(type: .custom).titleLabel?.font.pointSize == 18)
  }
}
