import ManualLayout
import UIKit

final class MessageView: UIView {
  let photo = UIView()
  let title = UILabel()
  let actions = [UIButton(type: .system), UIButton(type: .system)]

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: layoutMargins)
    let (buttons, message) = content.slice(from: .maxYEdge, amount: 44)

    photo.untransformedFrame.size = AspectRatio.square.size(forHeight: message.height, in: self)
    photo.align(.topLeading, with: layoutMarginsAlignmentProxy, .topLeading)

    title.wrapToFit(width: message.width - photo.bounds.width - 12)
    title.capInsetsAlignmentProxy.align(.topTrailing, with: layoutMarginsAlignmentProxy, .topTrailing)

    horizontallySpreadSubviews(actions, margin: 8, inRect: buttons)
  }
}
