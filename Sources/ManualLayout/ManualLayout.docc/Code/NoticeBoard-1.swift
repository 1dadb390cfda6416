import ManualLayout
import UIKit

final class NoticeBoard: UIView {
  enum Metrics {
    static let inset: CGFloat = 16
    static let gutter: CGFloat = 16
  }

  let notices: [Notice]

  init(notices: [Notice]) {
    self.notices = notices
    super.init(frame: .zero)
    accessibilityIdentifier = "board"
    backgroundColor = .systemBrown
    for notice in notices {
      addSubview(notice)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.insetAllSides(by: Metrics.inset)
    let count = CGFloat(notices.count)
    let width = (content.width - (count - 1) * Metrics.gutter) / count
    var left = content.minX
    for notice in notices {
      notice.wrapToFit(width: width.flooredToPixel(in: self), height: content.height)
      notice.frame.origin = CGPoint(x: left, y: content.minY)
      left = notice.frame.maxX + Metrics.gutter
    }
  }
}
