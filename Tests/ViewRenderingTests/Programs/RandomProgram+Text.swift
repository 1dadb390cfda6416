import Foundation
import LayoutCore
import StackCore
import StyleCore
import TextKitCore
import TextViewCore

/// Calls on texts, stacks and bars.
extension RandomProgram {
  static let textSteps: [Step] = [
    Step("UILabel.text") { program in program.with(UILabel.self) { $0.text = program.numbers.text() } },
    Step("UILabel.font") { program in program.with(UILabel.self) { $0.font = program.numbers.font() } },
    Step("UILabel.attributedText") { program in
      program.with(UILabel.self) { $0.attributedText = program.attributedText }
    },
    Step("UILabel.numberOfLines") { program in
      program.with(UILabel.self) {
        $0.numberOfLines = program.numbers.whole(0...3)
        $0.preferredMaxLayoutWidth = program.numbers.length()
        $0.textAlignment = NSTextAlignment(rawValue: program.numbers.index(of: 5)) ?? .left
        $0.lineBreakMode = NSLineBreakMode(rawValue: program.numbers.index(of: 6)) ?? .byClipping
      }
    },
    Step("UILabel.minimumScaleFactor") { program in
      program.with(UILabel.self) {
        $0.adjustsFontSizeToFitWidth = program.numbers.flag()
        $0.minimumScaleFactor = program.numbers.share()
        $0.shadowColor = .gray
        $0.shadowOffset = program.numbers.size()
      }
    },
    Step("textRect") { program in
      program.with(UILabel.self) {
        program.note(
          $0.textRect(
            forBounds: program.numbers.rect(), limitedToNumberOfLines: program.numbers.whole(0...3)))
      }
    },
    Step("UITextField") { program in
      program.with(UITextField.self) {
        $0.text = program.numbers.text()
        $0.placeholder = program.numbers.text()
        $0.borderStyle = UITextField.BorderStyle(rawValue: program.numbers.index(of: 4)) ?? .none
        $0.font = program.numbers.font()
        $0.minimumFontSize = program.numbers.small()
        $0.adjustsFontSizeToFitWidth = program.numbers.flag()
        $0.leftView = program.numbers.flag() ? program.makeOwnedView() : nil
        $0.leftViewMode = .always
        $0.clearButtonMode = program.numbers.flag() ? .always : .never
      }
    },
    Step("becomeFirstResponder") { program in
      let view = program.view
      if program.numbers.flag() { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    },
    Step("insertText") { program in program.with(UITextField.self) { $0.insertText(program.numbers.text()) }
    },
    Step("UITextView") { program in
      program.with(UITextView.self) {
        $0.text = program.numbers.text()
        $0.font = program.numbers.font()
        $0.textContainerInset = program.numbers.insets()
        $0.textContainer.lineFragmentPadding = program.numbers.small()
        $0.isScrollEnabled = program.numbers.flag()
      }
    },
    Step("boundingRect") { program in
      program.note(
        program.attributedText.boundingRect(
          with: program.numbers.size(), options: [.usesLineFragmentOrigin], context: nil))
    },
    Step("UIFontMetrics") { program in
      program.note(
        UIFontMetrics(forTextStyle: .body).scaledValue(for: program.numbers.length()),
        program.numbers.font().lineHeight)
    },
  ]

  private var attributedText: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = numbers.small()
    style.paragraphSpacing = numbers.small()
    style.firstLineHeadIndent = numbers.small()
    style.headIndent = numbers.small()
    style.tailIndent = numbers.small()
    style.lineHeightMultiple = numbers.factor()
    style.minimumLineHeight = numbers.small()
    style.maximumLineHeight = numbers.length()
    style.defaultTabInterval = numbers.small()
    return NSAttributedString(
      string: numbers.text() + "\tA " + numbers.text(),
      attributes: [
        .paragraphStyle: style, .font: numbers.font(), .kern: numbers.small(),
        .baselineOffset: numbers.small(),
        .strokeWidth: numbers.factor(), .underlineStyle: 1,
      ])
  }

  static let stackSteps: [Step] = [
    Step("addArrangedSubview") { program in
      program.with(UIStackView.self) { stack in
        let view = program.numbers.flag() ? program.makeView() : program.view
        guard !stack.isDescendant(of: view) else { return }
        stack.addArrangedSubview(view)
      }
    },
    Step("removeArrangedSubview") { program in
      program.with(UIStackView.self) { stack in
        if let view = program.numbers.pick(stack.arrangedSubviews) { stack.removeArrangedSubview(view) }
      }
    },
    Step("stack.spacing") { program in
      program.with(UIStackView.self) { $0.spacing = program.numbers.small() }
    },
    Step("setCustomSpacing") { program in
      program.with(UIStackView.self) { stack in
        guard let view = program.numbers.pick(stack.arrangedSubviews) else { return }
        stack.setCustomSpacing(program.numbers.small(), after: view)
      }
    },
    Step("stack.axis") { program in
      program.with(UIStackView.self) { $0.axis = program.numbers.flag() ? .vertical : .horizontal }
    },
    Step("stack.distribution") { program in
      program.with(UIStackView.self) {
        $0.distribution = UIStackView.Distribution(rawValue: program.numbers.index(of: 5)) ?? .fill
        $0.alignment = UIStackView.Alignment(rawValue: program.numbers.index(of: 6)) ?? .fill
        $0.isLayoutMarginsRelativeArrangement = program.numbers.flag()
        $0.isBaselineRelativeArrangement = program.numbers.flag()
      }
    },
  ]

  static let barSteps: [Step] = [
    Step("UINavigationBar") { program in
      program.with(UINavigationBar.self) { bar in
        let item = UINavigationItem(title: program.numbers.text())
        item.leftBarButtonItem = program.makeItem()
        if program.numbers.flag() { item.titleView = program.makeOwnedView() }
        bar.prefersLargeTitles = program.numbers.flag()
        bar.pushItem(item, animated: program.numbers.flag())
      }
    },
    Step("popItem") { program in
      program.with(UINavigationBar.self) { $0.popItem(animated: program.numbers.flag()) }
    },
    Step("UIToolbar.items") { program in
      program.with(UIToolbar.self) { bar in
        let item = program.makeItem()
        item.width = program.numbers.length()
        bar.setItems((bar.items ?? []) + [item], animated: program.numbers.flag())
      }
    },
    Step("UITabBar") { program in
      program.with(UITabBar.self) { bar in
        bar.selectedItem = bar.items?.first
        bar.itemWidth = program.numbers.length()
        bar.itemSpacing = program.numbers.small()
        bar.items?.first?.imageInsets = program.numbers.insets()
        bar.items?.first?.titlePositionAdjustment = program.numbers.offset()
      }
    },
  ]
}
