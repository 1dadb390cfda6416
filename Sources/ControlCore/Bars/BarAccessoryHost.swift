import Foundation
package import LayoutCore
import StyleCore

/// A platter of glass with the view of an accessory above tabs.
package final class BarAccessoryHost: UIView {
  private let platter = BarPlatter()
  private let content: UIView

  /// Creates the platter of a view.
  package init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = false
    addSubview(platter)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    platter.frame = bounds
    if content.translatesAutoresizingMaskIntoConstraints { content.frame = bounds }
  }
}
