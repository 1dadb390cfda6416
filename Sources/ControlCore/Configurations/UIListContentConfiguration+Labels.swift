import Foundation
import StyleCore
import TextViewCore

extension UIListContentConfiguration.TextProperties {
  /// Sets the properties of a label but its text.
  func apply(to label: UILabel) {
    label.font = font
    label.textColor = resolvedColor()
    label.textAlignment =
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
  }

  /// Returns a text with the font and the colour of the properties where it has none.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    text.completed(with: [.font: font, .foregroundColor: resolvedColor()])
  }
}
