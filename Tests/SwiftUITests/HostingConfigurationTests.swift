import SwiftUI
import Testing

/// Tests of descriptions in cells and in controllers that are wrapped.
@MainActor
struct HostingConfigurationTests {
  private struct Child: UIViewControllerRepresentable {
    final class Coordinator {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.title = "child"
      return controller
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private struct Line: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
  }

  @Test func aWrappedControllerIsAChild() {
    let controller = UIHostingController(rootView: Child())
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    controller.view.layoutIfNeeded()
    #expect(controller.children.map(\.title) == ["child"])
    #expect(controller.children.first?.view.superview === controller.view)
    #expect(controller.children.first?.view.frame == controller.view.bounds)
  }

  // The content is 30 points high, with margins of 5 and 7: 42; the least height is 44 unless another is set.
  @Test func aCellHasTheSizeOfItsContentWithMargins() throws {
    let configuration = UIHostingConfiguration { Color.red.frame(height: 30) }
      .margins(.top, 5).margins(.bottom, 7).margins(.horizontal, 10)
    let view = configuration.makeContentView()
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == 44)
    let low = configuration.minSize(height: 10).makeContentView()
    #expect(low.sizeThatFits(CGSize(width: 200, height: 1000)).height == 42)
    low.frame = CGRect(x: 0, y: 0, width: 200, height: 42)
    low.layoutIfNeeded()
    #expect(low.subviews.last?.frame == CGRect(x: 10, y: 5, width: 180, height: 30))
  }

  @Test func aNewConfigurationUpdatesTheView() throws {
    let view = UIHostingConfiguration { Line(text: "One") }.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.last?.subviews.first as? UILabel)
    #expect(shown.text == "One")
    view.configuration = UIHostingConfiguration { Line(text: "Two") }
    view.layoutIfNeeded()
    #expect(shown.text == "Two" && view.subviews.last?.subviews == [shown])
  }

  @Test func aCellShowsAConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Text("One") }
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.count == 2)
  }
}
