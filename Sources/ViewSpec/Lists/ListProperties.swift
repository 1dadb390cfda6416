internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

extension StandardView {
  /// A collection view with the layout of a list, with its rows as data.
  static let list = StandardView(ListReading.declaration, embedsViews: true) {
    reader, scope throws(DocumentError) in
    let appearance = try reader.optional(ListReading.appearance) ?? .plain
    let settings = try ListReading.properties.read(reader, scope)
    return { environment throws(DocumentError) in
      var list = SpecListView(appearance)
      try settings.apply(to: &list, environment)
      return list
    }
  }
}

/// The keys and the reading of lists.
private enum ListReading {
  static let appearance = Key<UICollectionLayoutListConfiguration.Appearance>(
    "appearance",
    .choice([
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
      "sidebarPlain": .sidebarPlain,
    ]), "The appearance of the list; plain by default.")

  static let declaration = ObjectDeclaration([appearance]) + ObjectDeclaration(properties)

  static let properties: [Property<SpecListView>] =
    [
      Property("showsSeparators", .flag, "Whether there are separators between rows.") {
        $0.configuration.showsSeparators = $1
      },
      Property("separatorColor", .color, "The colour of separators.") {
        $0.configuration.separatorConfiguration.color = $1
      },
      Property("headerMode", .headerMode, "The headers of sections; those of the sections by default.") {
        $0.configuration.headerMode = $1
      },
      Property("headerTopPadding", .length, "Points above the headers of sections.") {
        $0.configuration.headerTopPadding = $1
      },
      Property("backgroundColor", .color, "The colour behind the rows.") {
        $0.configuration.backgroundColor = $1
      },
    ] + Property.ofLists + [
      .checked("sections", .array(of: .listSection), "The sections of rows.") {
        list, sections, element throws(DocumentError) in
        list.sections = sections
        try list.checkSelection(list.rows.count(where: \.isSelected), element)
      }
    ]
}

extension PropertyValue<UICollectionLayoutListConfiguration.HeaderMode> {
  fileprivate static var headerMode: PropertyValue {
    .choice(["none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection])
  }
}

extension PropertyValue<SpecSection<SpecListRow>> {
  fileprivate static var listSection: PropertyValue {
    .object(Property.ofSections(of: .listRow), from: { SpecSection() })
  }
}
