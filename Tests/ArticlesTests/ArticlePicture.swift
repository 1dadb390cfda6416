import UIKit

/// A layout of the articles in a direction, whose picture is kept in `Snapshots/articles`.
enum ArticlePicture: String, CaseIterable, Sendable {
  case fourCorners = "four-corners"
  case loading = "indicator-and-label"
  case shortLabel = "image-and-short-label"
  case longLabel = "image-and-long-label"
  case calendarOutside = "calendar-outside"
  case calendarInside = "calendar-inside"
  case speechBubble = "speech-bubble"

  /// The file name of its picture, without scale.
  func name(isRightToLeft: Bool) -> String { rawValue + (isRightToLeft ? "-rtl" : "") }

  /// The view, laid out.
  @MainActor func view(scale: CGFloat, isRightToLeft: Bool) -> UIView {
    let view = makeView()
    view.host(scale: scale, isRightToLeft: isRightToLeft)
    return view
  }

  @MainActor private func makeView() -> UIView {
    switch self {
    case .fourCorners: FourCornersView(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
    case .loading: LoadingView(frame: CGRect(x: 0, y: 0, width: 240, height: 201))
    case .shortLabel:
      MediaRowView(frame: CGRect(x: 0, y: 0, width: 280, height: 120), text: "Short text")
    case .longLabel:
      MediaRowView(
        frame: CGRect(x: 0, y: 0, width: 280, height: 120), text: "Text that is too long for its width")
    case .calendarOutside:
      CalendarCardView(frame: CGRect(x: 0, y: 0, width: 260, height: 201), isSpaceOutside: true)
    case .calendarInside:
      CalendarCardView(frame: CGRect(x: 0, y: 0, width: 260, height: 201), isSpaceOutside: false)
    case .speechBubble: ConversationView(frame: CGRect(x: 0, y: 0, width: 240, height: 222))
    }
  }
}

extension UIView {
  /// Gives the view and all beneath it a scale and a direction, and lays them out.
  func host(scale: CGFloat, isRightToLeft: Bool) {
    traitOverrides.displayScale = scale
    traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    updateTraitsIfNeeded()
    layoutIfNeeded()
  }
}
