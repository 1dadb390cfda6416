// Bars, presentations and styles, which are not drawn.

extension View {
  /// Returns the description with a title of its screen.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    described("navigationTitle")
  }
  /// Returns the description with a title of its screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<Characters: StringProtocol>(_ title: Characters) -> some View {
    described("navigationTitle")
  }
  /// Returns the description with a title of its screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View { described("navigationTitle") }
  /// Returns the description with a title of its screen.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { described("navigationBarTitle") }
  /// Returns the description with a title of its screen.
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { described("navigationBarTitle") }
  /// Returns the description with a title of its screen.
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { described("navigationBarTitle") }
  /// Returns the description with a title of its screen.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Characters: StringProtocol>(
    _ title: Characters, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { described("navigationBarTitle") }
  /// Returns the description with a size of its title.
  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { described("navigationBarTitleDisplayMode") }
  /// Returns the description without a back button.
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    described("navigationBarBackButtonHidden")
  }
  /// Returns the description without a navigation bar.
  nonisolated public func navigationBarHidden(_ hides: Bool) -> some View { described("navigationBarHidden") }
  /// Returns the description with parts of the navigation bar.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View { described("navigationBarItems") }
  /// Returns the description with a part of the navigation bar.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    described("navigationBarItems")
  }
  /// Returns the description with a part of the navigation bar.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    described("navigationBarItems")
  }
  /// Returns the description with parts of bars.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    described("toolbar")
  }
  /// Returns the description with or without a status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { described("statusBar") }
  /// Returns the description with a sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { described("sheet") }
  /// Returns the description with a sheet for a value.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { described("sheet") }
  /// Returns the description with a screen above.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { described("fullScreenCover") }
  /// Returns the description with a popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { described("popover") }
  /// Returns the description with a message.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    described("alert")
  }
  /// Returns the description with a message for a value.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  { described("alert") }
  /// Returns the description with a message.
  nonisolated public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a style of its buttons.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    described("buttonStyle")
  }
  /// Returns the description without the labels of its controls.
  nonisolated public func labelsHidden() -> some View { described("labelsHidden") }
  /// Returns the description on a device of a preview.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { described("previewDevice") }
  /// Returns the description with a name of a preview.
  nonisolated public func previewDisplayName(_ name: String?) -> some View { described("previewDisplayName") }
  /// Returns the description with a size of a preview.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { described("previewLayout") }
  /// Returns the description with words that are read aloud.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Returns the description with a name for tests.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Returns the description read aloud or not.
  nonisolated public func accessibility(hidden: Bool) -> some View { described("accessibility") }
  /// Returns the description with a hint that is read aloud.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { described("accessibilityHint") }
  /// Returns the description with a value that is read aloud.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { described("accessibilityValue") }
  /// Returns the description read aloud or not.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    described("accessibilityHidden")
  }
  /// Returns the description read aloud as one.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    described("accessibilityElement")
  }
}
