import Dispatch
public import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
public import StyleCore
public import TextKitCore
public import TextViewCore

/// A type of texts into which data are pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The object that makes texts of pasted data.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A pasted item, for which a text is chosen.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// The data of the item.
  var itemProvider: NSItemProvider { get }
  /// The object of the item for the application itself.
  var localObject: Any? { get }
  /// The attributes of the text at the place.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Chooses a text.
  func setResult(string: String)
  /// Chooses a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Chooses an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Chooses no text.
  func setNoResult()
  /// Chooses the text that the data are.
  func setDefaultResult()
}

/// A type of objects that make texts of pasted data.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Chooses the text of an item; its own by default.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Returns the text of several items; their texts one after the other by default.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Inserts a text in place of a range, and returns the range of the text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether the text appears by an animation; true by default.
  ///
  /// Differs from UIKit: not called; text appears at once.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// Chooses the text of the item.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// Returns the texts one after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPasting.joined(itemStrings) }
  /// Inserts the text.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let input = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
    return TextPasting.insert(attributedString, textRange, in: input)
  }
  /// Returns true.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}

/// The pasting of the data of providers into texts.
@MainActor
package enum TextPasting {
  static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for text in texts { whole.append(text) }
    return whole
  }

  static func insert(
    _ text: NSAttributedString, _ range: UITextRange, in input: any UITextInput
  ) -> UITextRange {
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    input.replace(range, withAttributedText: text)
    guard let first = input.position(from: input.beginningOfDocument, offset: start),
      let last = input.position(from: first, offset: text.length)
    else { return range }
    return input.textRange(from: first, to: last) ?? range
  }

  /// Pastes data into a range of a text, as its delegate says, when all of them are there.
  package static func paste(
    _ providers: [NSItemProvider], into input: any UITextInput & UITextPasteConfigurationSupporting,
    _ range: UITextRange
  ) {
    let attributes = input.textStyling(at: range.start, in: .backward) ?? [:]
    let items = providers.map { PasteItem($0, attributes) }
    var waiting = items.count
    for item in items {
      item.onResult = {
        waiting -= 1
        if waiting == 0 { finish(items, input, range) }
      }
    }
    for item in items {
      if let delegate = input.pasteDelegate {
        delegate.textPasteConfigurationSupporting(input, transform: item)
      } else {
        item.setDefaultResult()
      }
    }
  }

  private static func finish(
    _ items: [PasteItem], _ input: any UITextInput & UITextPasteConfigurationSupporting, _ range: UITextRange
  ) {
    let texts = items.compactMap(\.result)
    guard !texts.isEmpty else { return }
    guard let delegate = input.pasteDelegate else {
      _ = insert(joined(texts), range, in: input)
      return
    }
    let whole = delegate.textPasteConfigurationSupporting(
      input, combineItemAttributedStrings: texts, for: range)
    _ = delegate.textPasteConfigurationSupporting(input, performPasteOf: whole, to: range)
  }
}

/// A pasted item, with the text that is chosen.
@MainActor
private final class PasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  private(set) var result: NSAttributedString?
  var onResult: (() -> Void)?

  init(_ provider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any]) {
    (itemProvider, defaultAttributes) = (provider, attributes)
    super.init()
  }

  var localObject: Any? { itemProvider.object }

  private func choose(_ text: NSAttributedString?) {
    guard let told = onResult else { return }
    (result, onResult) = (text, nil)
    told()
  }

  func setResult(string: String) {
    choose(NSAttributedString(string: string, attributes: defaultAttributes))
  }
  func setResult(attributedString string: NSAttributedString) { choose(string) }
  func setResult(attachment textAttachment: NSTextAttachment) {
    choose(NSAttributedString(attachment: textAttachment))
  }
  func setNoResult() { choose(nil) }

  func setDefaultResult() {
    if let image = localObject as? UIImage { return setResult(attachment: NSTextAttachment(image: image)) }
    itemProvider.loadObject(ofClass: String.self) { [weak self] (text: String?, _: (any Error)?) in
      guard let self else { return }
      let answer: @MainActor () -> Void = {
        if let text { self.setResult(string: text) } else { self.setNoResult() }
      }
      // A load handler may answer on any thread.
      if MainExecutor.isCurrent {
        MainActor.assumeIsolated { answer() }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { MainLoop.main.enqueue(answer) } }
      }
    }
  }
}

/// The texts into which data are pasted.
extension UITextView: UITextPasteConfigurationSupporting {
  /// The object that makes texts of pasted data.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { PasteDelegates.all[self]?.delegate }
    set { PasteDelegates.all.of(self) { WeakPasteDelegate() }.delegate = newValue }
  }
}

extension UITextField: UITextPasteConfigurationSupporting {
  /// The object that makes texts of pasted data.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { PasteDelegates.all[self]?.delegate }
    set { PasteDelegates.all.of(self) { WeakPasteDelegate() }.delegate = newValue }
  }
}

/// The delegates of texts.
@MainActor
private enum PasteDelegates {
  static let all = AttachedValue<WeakPasteDelegate>()
}

private final class WeakPasteDelegate {
  weak var delegate: (any UITextPasteDelegate)?
}
