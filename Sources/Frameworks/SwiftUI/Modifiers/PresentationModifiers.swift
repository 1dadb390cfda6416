// Presentations and screens, which are not shown.

extension View {
  /// Returns the description with a message.
  nonisolated public func alert<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a message.
  nonisolated public func alert<Actions: View, Message: View>(
    _ text: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a message.
  @_disfavoredOverload
  nonisolated public func alert<Characters: StringProtocol, Actions: View, Message: View>(
    _ text: Characters, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a message.
  nonisolated public func alert<Actions: View>(
    _ text: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a message.
  @_disfavoredOverload
  nonisolated public func alert<Characters: StringProtocol, Actions: View>(
    _ text: Characters, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a message for a value.
  nonisolated public func alert<Actions: View, Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a message for a value.
  nonisolated public func alert<Actions: View, Value>(
    _ text: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a message for a value.
  @_disfavoredOverload
  nonisolated public func alert<Characters: StringProtocol, Actions: View, Value>(
    _ text: Characters, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a message for a value.
  nonisolated public func alert<Actions: View, Message: View, Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a message for a value.
  nonisolated public func alert<Actions: View, Message: View, Value>(
    _ text: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a message for a value.
  @_disfavoredOverload
  nonisolated public func alert<Characters: StringProtocol, Actions: View, Message: View, Value>(
    _ text: Characters, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a message for an error.
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View { described("alert") }
  /// Returns the description with a message for an error.
  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View { described("alert") }
  /// Returns the description with a choice of actions.
  nonisolated public func confirmationDialog<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions.
  nonisolated public func confirmationDialog<Actions: View>(
    _ text: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Characters: StringProtocol, Actions: View>(
    _ text: Characters, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ text: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Characters: StringProtocol, Actions: View, Message: View>(
    _ text: Characters, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions for a value.
  nonisolated public func confirmationDialog<Actions: View, Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions for a value.
  nonisolated public func confirmationDialog<Actions: View, Value>(
    _ text: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions for a value.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Characters: StringProtocol, Actions: View, Value>(
    _ text: Characters, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions for a value.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Value>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions for a value.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Value>(
    _ text: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions for a value.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Characters: StringProtocol, Actions: View, Message: View, Value>(
    _ text: Characters, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { described("confirmationDialog") }
  /// Returns the description with a choice of actions.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    described("actionSheet")
  }
  /// Returns the description with a choice of actions for a value.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { described("actionSheet") }
  /// Returns the description with a screen above for a value.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { described("fullScreenCover") }
  /// Returns the description with a popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { described("popover") }
  /// Returns the description with a popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View { described("popover") }
  /// Returns the description with a popover for a value.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { described("popover") }
  /// Returns the description with a menu.
  nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    described("contextMenu")
  }
  /// Returns the description with a menu and a preview.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { described("contextMenu") }
  /// Returns the description with a menu.
  nonisolated public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
    described("contextMenu")
  }
  /// Returns the description with actions beside its row.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View { described("swipeActions") }
  /// Returns the description with heights of its sheet.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    described("presentationDetents")
  }
  /// Returns the description with heights of its sheet.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { described("presentationDetents") }
  /// Returns the description with or without a mark of its sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    described("presentationDragIndicator")
  }
  /// Returns the description with a radius of its sheet.
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    described("presentationCornerRadius")
  }
  /// Returns the description with a fill of its sheet.
  nonisolated public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    described("presentationBackground")
  }
  /// Returns the description with another one behind its sheet.
  nonisolated public func presentationBackground<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View { described("presentationBackground") }
  /// Returns the description with a way of presentation where there is little space.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    described("presentationCompactAdaptation")
  }
  /// Returns the description with a way in which drags change its sheet.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { described("presentationContentInteraction") }
  /// Returns the description with or without touches behind its sheet.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { described("presentationBackgroundInteraction") }
  /// Returns the description whose sheet drags cannot close.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    described("interactiveDismissDisabled")
  }
  /// Returns the description with screens of values.
  nonisolated public func navigationDestination<Value: Hashable, Content: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { described("navigationDestination") }
  /// Returns the description with a screen.
  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View { described("navigationDestination") }
  /// Returns the description with a screen for a value.
  nonisolated public func navigationDestination<Value: Hashable, Content: View>(
    item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { described("navigationDestination") }
  /// Returns the description with a title of its screen.
  nonisolated public func navigationBarTitle(_ key: LocalizedStringKey) -> some View {
    described("navigationBarTitle")
  }
  /// Returns the description with a tab.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    described("tabItem")
  }
  /// Returns the description with or without a status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { described("statusBarHidden") }
  /// Returns the description with a search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { described("searchable") }
  /// Returns the description with a search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { described("searchable") }
  /// Returns the description with a search field.
  @_disfavoredOverload
  nonisolated public func searchable<Characters: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Characters
  ) -> some View { described("searchable") }
  /// Returns the description with a search field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { described("searchable") }
  /// Returns the description with a choice of files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { described("fileImporter") }
  /// Returns the description with a choice of a file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { described("fileImporter") }
}
