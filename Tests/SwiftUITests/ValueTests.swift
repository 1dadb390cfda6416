import StandInCore
import Testing

@testable import SwiftUI

/// Code as it stands in packages for phones, which has to compile.
private final class Model: ObservableObject {
  @Published var title = "One"
  @Published private(set) var count = 0
  func add() { count += 1 }
}

private struct NameKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Screen: View {
  @ObservedObject var model: Model
  @StateObject private var own = Model()
  @State private var isOn = false
  @Binding var text: String
  @Environment(\.name) private var name
  @Environment(\.colorScheme) private var scheme
  var rows = ["a", "b"]

  var body: some View {
    NavigationView {
      ZStack(alignment: .topLeading) {
        Color(.systemBackground).edgesIgnoringSafeArea(.all)
        ScrollView(.horizontal, showsIndicators: false) {
          VStack(alignment: .leading, spacing: 8) {
            Text(model.title).font(.headline).foregroundColor(scheme == .dark ? .white : .primary)
            Image(systemName: "star").resizable().frame(width: 20, height: 20)
            Toggle("On", isOn: $isOn)
            TextField("Name", text: $text)
            if isOn { Text("on") } else { Spacer() }
            ForEach(rows, id: \.self) { row in
              HStack {
                Text(row)
                Spacer()
                Button(action: { model.add() }) { Text("\(model.count)") }
              }
              .padding(.vertical, 4)
              .onTapGesture { isOn.toggle() }
            }
            List { Section(header: Text("Head")) { Text(name) } }
            Slider(value: .constant(0.5), in: 0...1)
            RoundedRectangle(cornerRadius: 4).fill(Color.red).overlay(Circle().stroke(Color.blue))
          }
        }
      }
      .navigationBarTitle("Title", displayMode: .inline)
    }
  }
}

private struct Screen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Screen(model: Model(), text: .constant("a")).previewDevice("iPhone 8").environment(\.colorScheme, .dark)
    }
  }
}

/// Tests of the values of descriptions.
@MainActor
struct ValueTests {
  @Test func codeOfPhonesIsShownAsItsName() {
    for view in [AnyView(Screen(model: Model(), text: .constant("a"))), AnyView(Screen_Previews.previews)] {
      let controller = UIHostingController(rootView: view)
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      controller.view.layoutIfNeeded()
      let shown = controller.view.subviews.compactMap { $0 as? StandInView }
      #expect(shown.map(\.standIn.name) == ["Screen"])
    }
  }

  @Test func aPublishedPropertyTellsBeforeItChanges() {
    @MainActor final class Reader: ValueReader {
      let model: Model
      var titles: [String] = []
      init(_ model: Model) { self.model = model }
      func valueChanged() { titles.append(model.title) }
    }
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    let reader = Reader(model)
    Readers.reading(reader) { _ = ObservedObject(wrappedValue: model).wrappedValue }
    model.title = "Two"
    #expect(model.title == "Two" && reader.titles == ["One"])
    model.title = "Three"
    #expect(reader.titles == ["One"], "a reader is told again when it has read again")
  }

  @Test func thePublisherOfAnObjectMayReadAnother() {
    final class Outer: ObservableObject {
      let inner = ObservedObject(wrappedValue: Model())
      var objectWillChange: ObservableObjectPublisher { inner.wrappedValue.objectWillChange }
    }
    #expect(ObservedObject(wrappedValue: Outer()).wrappedValue.inner.wrappedValue.title == "One")
  }

  @Test func accessesReadAndWriteParts() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let binding = Binding(get: { rect }, set: { rect = $0 })
    binding.origin.x.wrappedValue = 9
    #expect(rect.minX == 9)
    #expect(Binding<Int>.constant(5).wrappedValue == 5)
    let optional: Binding<Int>? = Binding(.constant(Int?.none))
    #expect(optional == nil)
  }

  @Test func valuesOfTheEnvironmentHaveDefaults() {
    var values = EnvironmentValues()
    #expect(values.name == "none")
    values.name = "some"
    #expect(values.name == "some")
    #expect(values.colorScheme == .light)
  }

  @Test func aCircleIsInTheMiddle() {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func sumsOfTextsAreTexts() {
    #expect(Text(verbatim: "a") + Text(verbatim: "b") == Text(verbatim: "ab"))
  }
}
