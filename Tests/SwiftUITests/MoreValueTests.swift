import Testing

@testable import SwiftUI

/// Colours, stored values, paths of screens and windows of applications.
@MainActor
struct MoreValueTests {
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  private enum Named { case grey }

  private struct Demo: App {
    var body: some Scene {
      WindowGroup { Color.red }
    }
  }

  @Test func coloursHaveComponents() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: EnvironmentValues())
    #expect(color.red == 1 && color.green == 0.5 && color.blue == 0 && color.opacity == 0.25)
    let mixed = Color(red: 0, green: 0, blue: 0).mix(with: Color(red: 1, green: 1, blue: 1), by: 0.25)
    #expect(mixed.resolve(in: EnvironmentValues()).red == 0.25)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(
      Color(.label).resolve(in: dark).red == 1 && Color(.label).resolve(in: EnvironmentValues()).red == 0)
  }

  @Test func alignmentsOfAProgramHaveTheirPlaces() {
    let dimensions = ViewDimensions(width: 40, height: 10)
    #expect(dimensions[HorizontalAlignment(Own.self)] == 10 && dimensions[.trailing] == 40)
    #expect(HorizontalAlignment(Own.self) != .center)
  }

  @Test func storedValuesAreThoseOfUserDefaults() {
    let store = UserDefaults(suiteName: "SwiftUITests.MoreValueTests")!
    store.removeObject(forKey: "count")
    let stored = AppStorage(wrappedValue: 3, "count", store: store)
    #expect(stored.wrappedValue == 3)
    stored.projectedValue.wrappedValue = 5
    #expect(
      store.integer(forKey: "count") == 5
        && AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 5)
    store.removeObject(forKey: "count")
  }

  @Test func fieldsOfValuesReadTheirFormat() {
    var number = 4
    let field = TextField("n", value: Binding(get: { number }, set: { number = $0 }), format: .number)
    #expect(field.text.wrappedValue == "4")
    field.text.wrappedValue = "7"
    #expect(number == 7)
    field.text.wrappedValue = "x"
    #expect(number == 7, "a text that is no number leaves the value")
  }

  @Test func textsHaveFormats() {
    #expect(Text(1.5, formatter: NumberFormatter()).characters == NumberFormatter().string(from: 1.5))
    #expect(Text("a \(1.25, specifier: "%.1f")").characters == "a 1.2")
    #expect(Text("\(Text(verbatim: "b"))").characters == "b")
  }

  @Test func pathsOfScreensGrowAndShrink() {
    var path = NavigationPath([1, 2])
    path.append("c")
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]) && !path.isEmpty)
  }

  @Test func focusIsWhatTheProgramSets() {
    let focus = FocusState<Int?>()
    #expect(focus.wrappedValue == nil)
    focus.projectedValue.wrappedValue = 2
    #expect(focus.wrappedValue == 2)
  }

  @Test func anApplicationShowsItsFirstWindow() throws {
    let delegate = HostedAppDelegate(Demo())
    #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    #expect(window.rootViewController is UIHostingController<AnyView>)
    window.isHidden = true
  }

  @Test func anActionOpensAddressesByItsClosure() {
    var opened: [URL] = []
    let action = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    let url = URL(string: "https://example.com")!
    var accepted = false
    action(url) { accepted = $0 }
    #expect(opened == [url] && accepted)
    OpenURLAction()(url) { accepted = $0 }
    #expect(!accepted)
  }
}
