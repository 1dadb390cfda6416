// More ways to create lists and their parts.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates rows with a localized header.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(key), content: content(), footer: EmptyView())
  }

  /// Creates rows with a header.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates rows with a localized header, which are visible while a value is true.
  public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(key, content: content)
  }

  /// Creates rows with a header, which are visible while a value is true.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates rows with a header, which are visible while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(footer: footer(), content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a description of the access to each element, whose identity is a part of it.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.data = data.accesses
    self.content = content
  }

  /// Creates a description of the access to each element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.data = data.accesses
    self.content = content
  }

  /// Returns the descriptions, between which others can be dropped.
  public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  )
    -> some View
  { self }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// The accesses to the elements.
  fileprivate var accesses: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
  }
}

extension View {
  /// Returns the description, which cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { described("deleteDisabled") }
  /// Returns the description, which cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { described("moveDisabled") }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list with a row for the access to each element.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List where Content: View {
  /// Creates a list with a row for each element, of which the user selects one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, of which the user selects some.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, whose identity is a part of it, of which the user selects one.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}
