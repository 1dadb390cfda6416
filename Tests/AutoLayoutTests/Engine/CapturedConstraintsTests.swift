import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Frames that were captured on simulators, of four labels with constraints to the safe area of a root view (F.49).
///
/// The labels are in the middle of its upper edge, at its leading and trailing edges half way down, and in the middle
/// of its lower edge. Their sizes are given; their origins follow from constraints and rounding.
@MainActor
struct CapturedConstraintsTests {
  @Test(arguments: Captured.all)
  func frames(_ captured: Captured) throws {
    let window = UIWindow(frame: CGRect(origin: .zero, size: captured.size))
    window.screen = UIScreen(try #require(Device.named(captured.scale == 2 ? "iphone-8" : "iphone-8-plus")))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let view = try #require(controller.view)
    window.layoutIfNeeded()
    // The insets of the captured device instead of those of the screen's own.
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      captured.top - view.safeAreaInsets.top, 0, captured.bottom - view.safeAreaInsets.bottom, 0)

    let labels = captured.frames.map { ContentView($0.width, $0.height) }
    for label in labels {
      view.addSubview(label)
    }
    let (top, leading, trailing, bottom) = (labels[0], labels[1], labels[2], labels[3])
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: area.topAnchor),
      top.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      leading.trailingAnchor.constraint(lessThanOrEqualTo: area.centerXAnchor),
      leading.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      trailing.leadingAnchor.constraint(greaterThanOrEqualTo: area.centerXAnchor),
      trailing.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: area.centerXAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.bounds.size == captured.size)
    #expect(labels.map { Captured.pixels($0.frame, captured.scale) } == captured.pixels)
    #expect(labels.allSatisfy { !$0.hasAmbiguousLayout })
  }
}

/// A device, its safe area, and the frames of the labels in it.
struct Captured: CustomStringConvertible, Sendable {
  let description: String
  let size: CGSize
  let scale, top, bottom: CGFloat
  let frames: [CGRect]

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    _ frames: (CGFloat, CGFloat, CGFloat, CGFloat)...
  ) {
    description = name
    size = CGSize(width: width, height: height)
    (self.scale, self.top, self.bottom) = (scale, top, bottom)
    // Captured with six digits; all numbers are whole pixels.
    func exact(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    self.frames = frames.map {
      CGRect(x: exact($0.0), y: exact($0.1), width: exact($0.2), height: exact($0.3))
    }
  }

  var pixels: [[Double]] { frames.map { Captured.pixels($0, scale) } }

  /// Position and size in pixels, to a billionth.
  static func pixels(_ frame: CGRect, _ scale: CGFloat) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double(($0 * scale * 1e9).rounded() / 1e9) }
  }

  static let all = [
    Captured(
      "iPhone SE", 320, 568, scale: 2, top: 20, bottom: 0, (133.5, 20, 53, 19.5), (0, 284.5, 24, 19.5),
      (283, 284.5, 37, 19.5), (156.5, 551, 7.5, 17)),
    Captured(
      "iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0, (161, 20, 53, 19.5), (0, 334, 24, 19.5),
      (338, 334, 37, 19.5), (184, 650, 7.5, 17)),
    Captured(
      "iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0, (180.333, 20, 53.6667, 19.3333),
      (0, 368.333, 23.6667, 19.3333), (377, 368.333, 37, 19.3333), (203.333, 719, 7.33333, 17)),
    Captured(
      "iPhone X", 375, 812, scale: 3, top: 44, bottom: 34, (161.333, 44, 52.6667, 19.3333),
      (0, 401.333, 23.6667, 19.3333), (338, 401.333, 37, 19.3333), (184, 761, 7.33333, 17)),
    Captured(
      "iPhone XR", 414, 896, scale: 2, top: 44, bottom: 34, (180.5, 44, 53, 19.5), (0, 443.5, 24, 19.5),
      (377, 443.5, 37, 19.5), (203.5, 845, 7.5, 17)),
    Captured(
      "iPhone XS Max", 414, 896, scale: 2, top: 44, bottom: 34, (179.5, 44, 55.5, 20.5), (0, 443, 25, 20.5),
      (375, 443, 39, 20.5), (203.5, 844, 7.5, 18)),
    Captured(
      "iPad mini", 1024, 768, scale: 2, top: 20, bottom: 0, (484.5, 20, 55.5, 20.5), (0, 384, 25, 20.5),
      (985, 384, 39, 20.5), (508.5, 750, 7.5, 18)),
    Captured(
      "iPad mini of the 6th generation", 1133, 744, scale: 3, top: 24, bottom: 20,
      (538.333, 24, 56.3333, 20.3333), (0, 364, 24.6667, 20.3333), (1094.33, 364, 38.6667, 20.3333),
      (562.667, 706, 7.66667, 18)),
    Captured(
      "iPad of 9.7 inches", 1024, 768, scale: 3, top: 20, bottom: 0, (484.333, 20, 55.6667, 20.3333),
      (0, 384, 25, 20.3333), (985, 384, 39, 20.3333), (508.333, 750, 7.66667, 18)),
    Captured(
      "iPad of 10.2 inches", 1080, 810, scale: 3, top: 20, bottom: 0, (512.333, 20, 55.6667, 20.3333),
      (0, 405, 25, 20.3333), (1041, 405, 39, 20.3333), (536.333, 792, 7.66667, 18)),
    Captured(
      "iPad Pro of 10.5 inches", 1112, 834, scale: 3, top: 20, bottom: 0, (528.333, 20, 55.6667, 20.3333),
      (0, 417, 25, 20.3333), (1073, 417, 39, 20.3333), (552.333, 816, 7.66667, 18)),
    Captured(
      "iPad Pro of 11 inches", 1194, 834, scale: 2, top: 24, bottom: 20, (569.5, 24, 55.5, 20.5),
      (0, 409, 25, 20.5), (1155, 409, 39, 20.5), (593.5, 796, 7.5, 18)),
    Captured(
      "iPad Pro of 12.9 inches", 1366, 1024, scale: 3, top: 20, bottom: 0, (655.333, 20, 55.6667, 20.3333),
      (0, 512, 25, 20.3333), (1327, 512, 39, 20.3333), (679.333, 1006, 7.66667, 18)),
  ]
}
