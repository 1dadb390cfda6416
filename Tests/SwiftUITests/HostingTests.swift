import DiagnosticCore
import StandInCore
import SwiftUI
import Testing

/// Tests of what a hosting controller shows.
@MainActor
struct HostingTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func host<Content: View>(_ view: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = bounds
    controller.view.layoutIfNeeded()
    return controller
  }

  private func label<Content: View>(in controller: UIHostingController<Content>) -> UILabel? {
    controller.view.subviews.first as? UILabel
  }

  @Test func aDescriptionIsARectangleWithItsName() throws {
    let controller = host(Words())
    let shown = try #require(controller.view.subviews.first as? StandInView)
    #expect(shown.standIn.name == "Words")
    #expect(shown.frame == bounds)
  }

  @Test func theRectangleIsReportedOnce() {
    let reports = LayoutDiagnostics.collect {
      let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
        StandIn(name: "Words").draw(in: bounds)
        StandIn(name: "Words").draw(in: bounds)
      }
      #expect(image.size == bounds.size)
    }
    #expect(reports == [.notDrawn("the content of Words")])
  }

  @Test func aBodyWithoutViewsOfUIKitIsNotRead() throws {
    let shown = try #require(host(Unread()).view.subviews.first as? StandInView)
    #expect(shown.standIn.name == "Unread")
  }

  @Test func itsNameIsThatOfTheOutermostDescriptionOfTheProgram() throws {
    struct Outer: View { var body: some View { AnyView(Words()) } }
    for view in [AnyView(Words()), AnyView(Words().padding(4).opacity(0.5))] {
      let shown = try #require(host(view).view.subviews.first as? StandInView)
      #expect(shown.standIn.name == "Words")
    }
    let shown = try #require(host(Outer().disabled(true)).view.subviews.first as? StandInView)
    #expect(shown.standIn.name == "Outer")
  }

  @Test func aWrappedViewIsShownItself() {
    let controller = host(Wrapped(text: "A", updates: Updates()))
    #expect(label(in: controller)?.text == "A")
    #expect(label(in: controller)?.frame == bounds)
  }

  @Test func itIsFoundBehindBodiesConditionsAndModifiers() {
    let isShown: Bool? = true
    let controller = host(
      AnyView(
        Group {
          if isShown == true { Wrapped(text: "A", updates: Updates()).modifier(Red()).opacity(0.5) }
        }))
    #expect(label(in: controller)?.text == "A")
  }

  @Test func nothingIsShownOfAnEmptyDescription() {
    #expect(host(EmptyView()).view.subviews == [])
  }

  @Test func aColorFillsTheView() {
    let controller = host(Color.red)
    #expect(controller.view.subviews.first?.backgroundColor == .systemRed)
    #expect(controller.view.subviews.first?.frame == bounds)
  }

  // A frame of 40 × 24 in 100 × 60, at the top and the leading edge of one of 80 × 40 in the middle.
  @Test func framesAndPaddingsPlaceAView() {
    let view = Wrapped(text: "A", updates: Updates()).frame(width: 40, height: 24)
    #expect(label(in: host(view))?.frame == CGRect(x: 30, y: 18, width: 40, height: 24))
    let aligned = view.frame(width: 80, height: 40, alignment: .topLeading)
    #expect(label(in: host(aligned))?.frame == CGRect(x: 10, y: 10, width: 40, height: 24))
    let padded = Wrapped(text: "A", updates: Updates())
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(label(in: host(padded))?.frame == CGRect(x: 2, y: 1, width: 94, height: 56))
    let filled = view.frame(maxWidth: .infinity, alignment: .trailing)
    #expect(label(in: host(filled))?.frame == CGRect(x: 60, y: 18, width: 40, height: 24))
  }

  // The height of a line, 61/3 points at 3x, is over by as much above as below a frame of 12 points in the middle of 60.
  @Test func aViewThatResistsCompressionIsNotSmallerThanItsContent() throws {
    let view = Wrapped(text: "A", updates: Updates()).frame(width: 40, height: 12)
    let frame = try #require(label(in: host(view))?.frame)
    #expect(abs(frame.height - 61 / 3) < 0.001 && abs(frame.midY - 30) < 0.001 && frame.width == 40)
  }

  @Test func aNewRootUpdatesTheSameView() {
    let updates = Updates()
    let controller = host(Wrapped(text: "A", updates: updates))
    let first = label(in: controller)
    controller.rootView = Wrapped(text: "B", updates: updates)
    controller.view.layoutIfNeeded()
    #expect(label(in: controller) === first)
    #expect(first?.text == "B")
    #expect(updates.made == 1)
    #expect(updates.updated == 2)
  }

  @Test func aViewOfAnotherTypeTakesThePlace() {
    let controller = host(AnyView(Wrapped(text: "A", updates: Updates())))
    let first = label(in: controller)
    controller.rootView = AnyView(Words())
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.count == 1)
    #expect(controller.view.subviews.first is StandInView)
    #expect(first?.text == "gone")
  }

  @Test func aStateUpdatesTheView() throws {
    let (updates, access) = (Updates(), Counter.Access())
    let controller = host(Counter(updates: updates, access: access))
    try #require(access.binding).wrappedValue += 1
    controller.view.layoutIfNeeded()
    #expect(label(in: controller)?.text == "1")
    controller.rootView = Counter(updates: updates, access: access)
    controller.view.layoutIfNeeded()
    #expect(label(in: controller)?.text == "1", "the state stays when the description is made another time")
    #expect(updates.made == 1)
  }

  @Test func theEnvironmentHasTheTraits() {
    let updates = Updates()
    let controller = UIHostingController(rootView: Wrapped(text: "A", updates: updates))
    controller.view.overrideUserInterfaceStyle = .dark
    controller.view.frame = bounds
    controller.view.layoutIfNeeded()
    #expect(updates.scheme == .dark)
    let inner = Updates()
    _ = host(Wrapped(text: "A", updates: inner).environment(\.colorScheme, .dark))
    #expect(inner.scheme == .dark)
  }

  @Test func theSizeIsThatOfTheDescription() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 20))
    #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 40, height: 20))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 40, height: 20))
    let words = UIHostingController(rootView: Words())
    #expect(words.sizeThatFits(in: CGSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
    #expect(
      words.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        == StandIn(name: "Words", detail: "SwiftUI").size)
  }

  @Test func numbersThatAreNoneChangeNothing() {
    let view = Wrapped(text: "A", updates: Updates()).frame(width: .nan, height: .infinity).padding(
      -.infinity)
    let controller = host(view)
    #expect(label(in: controller)?.frame.width.isNaN == false)
    #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.nan, height: -5)).width.isFinite)
  }
}
