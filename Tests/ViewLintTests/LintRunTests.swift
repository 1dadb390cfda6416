import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import ViewLint

/// The sizes that a view goes through do not change what is around it.
@MainActor @Suite struct LintRunTests {
  /// About the middle, one point more would be half a point to the left, and a column to whole points would be at
  /// 10.5 of the view.
  @Test func `a view grows from its upper left corner`() {
    let (root, column) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    column.backgroundColor = .red
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.widthAnchor.constraint(equalToConstant: 20), column.heightAnchor.constraint(equalToConstant: 30),
    ])
    let sizes = [CGSize(width: 101, height: 103)]
    #expect(LayoutLinter(LintOptions(scales: [1], sizes: sizes)).findings(in: root) == [])
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  private final class MaskedView: UIView {
    final class Spot: UIView {
      let dot = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      mask?.frame = bounds
    }
  }

  @Test func `a mask that follows its view is no finding`() {
    let (root, spot) = (MaskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), MaskedView.Spot())
    root.backgroundColor = .red
    spot.dot.backgroundColor = .black
    spot.addSubview(spot.dot)
    root.mask = spot
    let sizes = [CGSize(width: 80, height: 60)]
    #expect(LayoutLinter(LintOptions(scales: [1], sizes: sizes)).findings(in: root) == [])
    #expect(spot.dot.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  private final class SafeController: UIViewController {
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.backgroundColor = .red
      view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      bar.frame = CGRect(x: area.minX, y: area.maxY - 50, width: area.width, height: 50)
    }
  }

  @Test func `a window gets back its safe area`() throws {
    let known: Plumb.Device? = .init(named: "iphone-14-pro")
    let device = try #require(known)
    let window = UIWindow(device: device)
    let controller = SafeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.turn()
    defer { window.isHidden = true }
    let (frame, insets) = (window.frame, controller.view.safeAreaInsets)
    #expect(insets.bottom == 34)
    #expect(LayoutLinter(LintOptions(scales: [3])).findings(in: window) == [])
    #expect(window.frame == frame && controller.view.safeAreaInsets == insets)
  }
}
