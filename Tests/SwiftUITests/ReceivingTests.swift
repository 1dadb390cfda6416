import LayerCore
import SwiftUI
import Testing

/// A label of UIKit.
private struct Title: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

/// A label with the last value of a publisher.
private struct Screen: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var last = 0

  var body: some View { Title(text: "\(last)").onReceive(subject) { last = $0 } }
}

@MainActor
@Suite struct ReceivingTests {
  private func label(in view: UIView) -> UILabel? {
    view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
  }

  @Test func `values of a publisher arrive while the description is visible`() {
    let subject = PassthroughSubject<Int, Never>()
    let host = UIHostingController(rootView: Screen(subject: subject))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = host
    window.isHidden = false
    MainLoop.main.runUntilIdle()
    #expect(label(in: host.view)?.text == "0")
    subject.send(7)
    MainLoop.main.runUntilIdle()
    #expect(label(in: host.view)?.text == "7")
    window.isHidden = true
  }

  @Test func `a property of a view is published by key-value observing`() {
    let view = UIView()
    var widths: [CGFloat] = []
    let sink = view.publisher(for: \.bounds).sink { widths.append($0.width) }
    view.bounds.size.width = 10
    sink.cancel()
    view.bounds.size.width = 20
    #expect(widths == [0, 10])
  }
}
