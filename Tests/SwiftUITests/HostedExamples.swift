import SwiftUI

/// A view of UIKit with a text.
struct Wrapped: UIViewRepresentable {
  var text: String
  var updates: Updates

  func makeUIView(context: Context) -> UILabel {
    updates.made += 1
    return UILabel()
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    updates.updated += 1
    updates.scheme = context.environment.colorScheme
    updates.width = context.environment.horizontalSizeClass
    updates.category = context.environment.sizeCategory
    uiView.text = text
  }

  static func dismantleUIView(_ uiView: UILabel, coordinator: ()) { uiView.text = "gone" }
}

/// The calls of a wrapped view.
final class Updates {
  var made = 0
  var updated = 0
  var scheme: ColorScheme?
  var width: UserInterfaceSizeClass?
  var category: ContentSizeCategory?
}

/// A description with a value of its own.
struct Counter: View {
  final class Access { var binding: Binding<Int>? }
  @State private var count = 0
  var updates: Updates
  var access: Access

  init(updates: Updates, access: Access) {
    (self.updates, self.access) = (updates, access)
  }

  var body: some View {
    access.binding = $count
    return Wrapped(text: "\(count)", updates: updates)
  }
}

/// A description without a view of UIKit.
struct Words: View {
  var body: some View {
    VStack {
      Text("One")
      Button("Two") {}
    }
  }
}

/// A description whose body must not be read.
struct Unread: View {
  var body: some View {
    let isRead = true
    precondition(!isRead)
    return Text("One").padding()
  }
}

/// A modifier with a body.
struct Red: ViewModifier {
  func body(content: Content) -> some View { content.background(Color.red) }
}
