import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The changes of attributes that the user makes.
extension UITextView {
  /// Whether or not the user may change the attributes of a selection.
  var canFormat: Bool { allowsEditingTextAttributes && isEditable && selection.length > 0 }

  /// Returns whether an action of formatting or searching would have an effect; nil for other actions.
  func canChange(by action: Selector) -> Bool? {
    let canFind = TextMenus.host?.canFind(in: self) ?? false
    switch action.description {
    case "pasteAndMatchStyle:": return isEditable && UIPasteboard.general.hasStrings
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:": return canFormat
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": return isEditable
    case "find:", "findNext:", "findPrevious:": return canFind
    case "findAndReplace:": return canFind && isEditable
    case "useSelectionForFind:": return canFind && selection.length > 0
    default: return nil
    }
  }

  /// Changes the attributes of each run of the selection, which stays.
  func changeSelectedAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    guard canFormat else { return }
    let range = selection
    let whole = NSMutableAttributedString(attributedString: attributedText)
    guard NSMaxRange(range) <= whole.length else { return }
    attributedText.enumerateRuns(in: range) { values, part in
      whole.setAttributes(change(values), range: part)
    }
    changeText { ($0.text, $0.attributed) = (whole.string, NSAttributedString(attributedString: whole)) }
    chosenRange = range
    textChanged()
  }

  /// Gives the selection a trait, or takes it away if the first run has it.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    guard canFormat else { return }
    func font(_ values: [NSAttributedString.Key: Any]) -> UIFont {
      values[.font] as? UIFont ?? self.font ?? .systemFont(ofSize: 12)
    }
    let first = unsafe attributedText.attributes(at: selection.location, effectiveRange: nil)
    let isOn = font(first).fontDescriptor.symbolicTraits.contains(trait)
    changeSelectedAttributes { values in
      let descriptor = font(values).fontDescriptor
      let traits =
        isOn ? descriptor.symbolicTraits.subtracting(trait) : descriptor.symbolicTraits.union(trait)
      guard let changed = descriptor.withSymbolicTraits(traits) else { return values }
      return values.merging([.font: UIFont(descriptor: changed, size: 0)]) { _, new in new }
    }
  }

  /// Underlines the selection, or no longer if the first run is underlined.
  func toggleUnderlines() {
    guard canFormat else { return }
    let first = unsafe attributedText.attributes(at: selection.location, effectiveRange: nil)
    let isOn = (first[.underlineStyle] as? Int ?? 0) != 0
    changeSelectedAttributes { values in
      var changed = values
      changed[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return changed
    }
  }

  /// Sets the direction of the selected paragraphs.
  func setDirection(_ direction: NSWritingDirection) {
    guard isEditable else { return }
    setBaseWritingDirection(direction, for: TextSpan(selection))
  }
}
