/// A description of each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The description of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension ForEach where Content: View {
  /// Creates a description of each element, whose identity is a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates a description of each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates a description of each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }

  /// Returns the descriptions, of which the user can delete some.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  /// Returns the descriptions, of which the user can move some.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}

/// A list of rows.
public struct List<SelectionValue, Content> where SelectionValue: Hashable {
  let content: Content
}

extension List: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension List where Content: View {
  /// Creates a list of rows of which the user selects some.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list of rows of which the user selects one.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, whose identity is a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Rows of a list with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates rows with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates rows with a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates rows without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates rows with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates rows with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

/// A description that knows the size of its space.
public struct GeometryReader<Content> {
  /// The description for a space.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a description that knows the size of its space.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The space of a description.
public struct GeometryProxy {
  /// The size of the space, in points.
  public let size: CGSize
  /// The insets of the safe area.
  public let safeAreaInsets: EdgeInsets

  /// Returns the rectangle of the space in a coordinate space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Returns the rectangle of the space in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Returns the rectangle of a coordinate space: none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
  /// The value of an anchor in the space.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// A value that belongs to a place in a description.
public struct Anchor<Value> {
  /// The places of values.
  public struct Source {
    let value: Value
  }

  let value: Value
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the description.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
}

extension Anchor.Source where Value == CGRect {
  /// Returns a rectangle.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: r) }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: p) }
  /// Returns a point by shares of the size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { point(.zero) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// The coordinate spaces of descriptions.
public enum CoordinateSpace: Hashable {
  /// That of the whole interface.
  case global
  /// That of the description.
  case local
  /// That of a description with a name.
  case named(AnyHashable)
}
