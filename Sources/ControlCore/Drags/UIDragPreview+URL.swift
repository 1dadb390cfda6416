public import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The label that stands for an address, with a title above it.
@MainActor
private func addressLabel(_ url: URL, _ title: String?) -> UIView {
  let label = UILabel()
  label.numberOfLines = 0
  label.font = .preferredFont(forTextStyle: .footnote)
  label.text = [title, url.host ?? url.absoluteString].compactMap { $0 }.joined(separator: "\n")
  label.backgroundColor = .systemBackground
  label.sizeToFit()
  return label
}

extension UIDragPreview {
  /// Creates a preview of an address.
  public convenience init(forURL url: URL) { self.init(view: addressLabel(url, nil)) }

  /// Creates a preview of an address with a title.
  public convenience init(forURL url: URL, title: String?) { self.init(view: addressLabel(url, title)) }
}

extension UITargetedDragPreview {
  /// Creates a preview of an address at a place.
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) {
    self.init(forURL: url, title: nil, target: target)
  }

  /// Creates a preview of an address with a title at a place.
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: addressLabel(url, title), parameters: UIDragPreviewParameters(), target: target)
  }
}
