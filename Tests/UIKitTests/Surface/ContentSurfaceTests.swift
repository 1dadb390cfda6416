import Foundation
import Testing
import UIKit

/// The API of labels, fonts, images and controls that real layout code uses, with the types it relies on.
@MainActor
struct ContentSurfaceTests {
  @Test func labels() {
    settable(\UILabel.text, String?.self)
    settable(\UILabel.attributedText, NSAttributedString?.self)
    settable(\UILabel.numberOfLines, Int.self)
    settable(\UILabel.lineBreakMode, NSLineBreakMode.self)
    settable(\UILabel.textAlignment, NSTextAlignment.self)
    settable(\UILabel.adjustsFontForContentSizeCategory, Bool.self)
    settable(\UILabel.preferredMaxLayoutWidth, CGFloat.self)
    let label = UILabel()
    // Both are forced: nil sets the default.
    let size: CGFloat = label.font.pointSize
    let color: CGColor = label.textColor.cgColor
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == size && label.textColor.cgColor == color)
    let rect: CGRect = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 9, height: 9), limitedToNumberOfLines: 0)
    #expect(rect.width == 0)
    final class Own: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: .zero)) }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
      }
    }
    #expect(Own().intrinsicContentSize == .zero)
  }

  @Test func fonts() {
    for property in [
      \UIFont.ascender, \.descender, \.capHeight, \.lineHeight, \.pointSize, \.xHeight, \.leading,
    ] {
      readable(property, CGFloat.self)
    }
    readable(\UIFont.fontName, String.self)
    let fonts: [UIFont] = [
      .systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .semibold), .boldSystemFont(ofSize: 12),
      .italicSystemFont(ofSize: 12), .preferredFont(forTextStyle: .body),
      .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
    ]
    #expect(fonts.allSatisfy { $0.descender < 0 && $0.ascender > $0.capHeight })
    let named: UIFont? = UIFont(name: "Helvetica", size: 12)
    #expect(named?.fontName == "Helvetica")
    sendable(UIFont.self)
    hashable(UIFont.TextStyle.self)
    hashable(UIFont.Weight.self)
  }

  @Test func strings() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    style.alignment = .center
    style.lineSpacing = 2
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 0,
    ]
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let text = NSAttributedString(string: "ab", attributes: attributes)
    let rect: CGRect = text.boundingRect(with: room, options: options, context: nil)
    #expect(
      ("ab" as NSString).boundingRect(with: room, options: options, attributes: attributes, context: nil)
        == rect)
    #expect("ab".boundingRect(with: room, options: options, attributes: attributes, context: nil) == rect)
    #expect(("ab" as NSString).size(withAttributes: attributes).width == rect.width)
    ("ab" as NSString).draw(at: .zero, withAttributes: attributes)
    ("ab" as NSString).draw(in: .zero, withAttributes: nil)
    hashable(NSLineBreakMode.self)
    hashable(NSTextAlignment.self)
  }

  @Test func textViewsAndFields() {
    let view = UITextView()
    // Forced, and never nil.
    view.text = nil
    let text: String = view.text
    let attributed: NSAttributedString = view.attributedText
    #expect(text.isEmpty && attributed.length == 0)
    settable(\UITextView.font, UIFont?.self)
    settable(\UITextView.textContainerInset, UIEdgeInsets.self)
    view.textContainer.lineFragmentPadding = 0
    view.layoutManager.usesFontLeading = false
    final class Own: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Own(frame: .zero).isScrollEnabled)
    let field = UITextField()
    settable(\UITextField.placeholder, String?.self)
    settable(\UITextField.text, String?.self)
    field.placeholder = "name"
    #expect(field.placeholder == "name")
  }

  @Test func images() {
    settable(\UIImageView.image, UIImage?.self)
    readable(\UIImage.size, CGSize.self)
    readable(\UIImage.cgImage, CGImage?.self)
    readable(\UIImage.scale, CGFloat.self)
    let none: UIImage? = nil
    #expect(UIImageView(image: none).image == nil && UIImageView(frame: .zero).image == nil)
    let named: UIImage? = UIImage(named: "")
    let symbol: UIImage? = UIImage(systemName: "star")
    #expect(named == nil && symbol != nil)
    sendable(UIImage.self)
    sendable(CGImage.self)
    final class Own: UIImageView {
      override init(image: UIImage?) { super.init(image: image) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Own(image: symbol).bounds.size == symbol?.size)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let drawn: UIImage? = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(drawn?.size == CGSize(width: 4, height: 2) && drawn?.cgImage?.width == 8)
    #expect(drawn?.cgImage.map { UIImage(cgImage: $0) }?.size == CGSize(width: 8, height: 4))
  }

  @Test func buttons() {
    let button = UIButton(type: .system)
    readable(\UIButton.titleLabel, UILabel?.self)
    readable(\UIButton.imageView, UIImageView?.self)
    readable(\UIButton.currentTitle, String?.self)
    settable(\UIButton.contentEdgeInsets, UIEdgeInsets.self)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.red, for: [.selected, .highlighted])
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Save"), for: .disabled)
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Save" && taps == 1 && button.state == .normal)
    settable(\UIControl.isEnabled, Bool.self)
    readable(\UIControl.state, UIControl.State.self)
    options(UIControl.State.self)
    options(UIControl.Event.self)
    hashable(UIControl.State.self)
    hashable(UIButton.ButtonType.self)
    let byState: [UIControl.State: String] = [.normal: "a", .disabled: "b"]
    #expect(byState[button.state] == "a")
    final class Own: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Own(frame: .zero).currentTitle == nil)
  }

  @Test func cellsAndIndicators() {
    readable(\UITableViewCell.contentView, UIView.self)
    readable(\UICollectionViewCell.contentView, UIView.self)
    final class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Row(style: .default, reuseIdentifier: "row").reuseIdentifier == "row")
    let indicator = UIActivityIndicatorView(style: .large)
    settable(\UIActivityIndicatorView.hidesWhenStopped, Bool.self)
    settable(\UIActivityIndicatorView.style, UIActivityIndicatorView.Style.self)
    indicator.color = .red
    indicator.startAnimating()
    #expect(indicator.isAnimating && UIActivityIndicatorView(style: .medium).isHidden)
    indicator.stopAnimating()
    final class Own: UIActivityIndicatorView {
      override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(!Own(style: .medium).isAnimating)
    let calendar = UICalendarView()
    settable(\UICalendarView.calendar, Calendar.self)
    settable(\UICalendarView.locale, Locale.self)
    settable(\UICalendarView.fontDesign, UIFontDescriptor.SystemDesign.self)
    settable(\UICalendarView.availableDateRange, DateInterval.self)
    settable(\UICalendarView.selectionBehavior, UICalendarSelection?.self)
    settable(\UICalendarView.delegate, (any UICalendarViewDelegate)?.self)
    #expect(calendar.intrinsicContentSize.height > 0)
  }
}
