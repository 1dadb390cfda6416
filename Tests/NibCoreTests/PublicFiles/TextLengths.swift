import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

/// The texts of a tree of views, which a test makes longer and shorter to see which frames depend on them.
@MainActor
final class TextLengths {
  private var changes: [(_ double: Bool) -> Void] = []
  private var restorations: [() -> Void] = []

  init(_ root: UIView) {
    var pending = [root]
    while let view = pending.popLast() {
      switch view {
      case let button as UIButton: add(button)
      case let label as UILabel:
        add(label.attributedText) { [weak label] in label?.attributedText = $0 }
      case let field as UITextField:
        let (text, placeholder) = (field.text, field.placeholder)
        add(text) { [weak field] in field?.text = $0 }
        add(placeholder) { [weak field] in field?.placeholder = $0 }
      case let view as UITextView: add(view.attributedText) { [weak view] in view?.attributedText = $0 }
      case let control as UISegmentedControl:
        for index in 0..<control.numberOfSegments {
          add(control.titleForSegment(at: index)) { [weak control] in
            control?.setTitle($0, forSegmentAt: index)
          }
        }
      default: pending += view.subviews
      }
    }
  }

  /// Makes all texts twice or half as long.
  func change(double: Bool) { for change in changes { change(double) } }

  func restore() { for restoration in restorations { restoration() } }

  private func add(_ button: UIButton) {
    if let title = button.attributedTitle(for: .normal) {
      add(title) { [weak button] in button?.setAttributedTitle($0, for: .normal) }
    } else if let title = button.title(for: .normal) {
      add(title) { [weak button] in button?.setTitle($0, for: .normal) }
    } else if let title = button.configuration?.title {
      add(title) { [weak button] in button?.configuration?.title = $0 }
    }
  }

  private func add(_ text: String?, _ set: @escaping (String) -> Void) {
    guard let text, !text.isEmpty else { return }
    changes.append { set($0 ? text + text : String(text.prefix((text.count + 1) / 2))) }
    restorations.append { set(text) }
  }

  private func add(_ text: NSAttributedString?, _ set: @escaping (NSAttributedString) -> Void) {
    guard let text, text.length > 0 else { return }
    let doubled = NSMutableAttributedString(attributedString: text)
    doubled.append(text)
    let half = text.attributedSubstring(from: NSRange(location: 0, length: (text.length + 1) / 2))
    changes.append { set($0 ? doubled : half) }
    restorations.append { set(text) }
  }
}
