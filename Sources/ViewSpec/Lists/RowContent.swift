internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore
internal import TextViewCore

/// The texts and the image of a row.
struct RowContent {
  /// The properties of one of the texts; nil keeps those of the cell's style.
  struct Text {
    var text: String?
    var font: UIFont?
    var color: UIColor?
    var lines: Int?
  }

  var main = Text()
  var secondary = Text()
  var image: UIImage?
}

/// A row with texts and an image.
protocol RowWithContent {
  var content: RowContent { get set }
}

extension Property where Owner: RowWithContent {
  /// The properties of texts and images, which rows of tables and lists have.
  static var ofRows: [Property] {
    ofTexts("", \.main, "The text", "the text") + [
      Property("image", .image, "The image before the text.") { $0.content.image = $1 }
    ] + ofTexts("secondary", \.secondary, "The second text", "the second text")
  }

  private static func ofTexts(
    _ prefix: String, _ path: any WritableKeyPath<RowContent, RowContent.Text> & Sendable, _ subject: String,
    _ object: String
  ) -> [Property] {
    func name(_ name: String) -> String {
      prefix.isEmpty ? name : prefix + name.prefix(1).uppercased() + name.dropFirst()
    }
    return [
      Property(name("text"), .text, "\(subject).") { $0.content[keyPath: path].text = $1 },
      Property(name("font"), .font, "The font of \(object).") { $0.content[keyPath: path].font = $1 },
      Property(name("color"), .color, "The colour of \(object).") { $0.content[keyPath: path].color = $1 },
      Property(
        name("lines"), .integer(in: 0...1_000_000),
        "The maximum number of lines of \(object); 0 for no limit."
      ) { $0.content[keyPath: path].lines = $1 },
    ]
  }
}

extension RowContent {
  /// Shows the content in the labels and the image view of a cell.
  @MainActor
  func show(in cell: UITableViewCell) {
    main.show(in: cell.textLabel)
    if secondary.text != nil { secondary.show(in: cell.detailTextLabel) }
    if let image { cell.imageView?.image = image }
  }

  /// Shows the content in a configuration.
  @MainActor
  func show(in configuration: inout UIListContentConfiguration) {
    configuration.text = main.text
    configuration.secondaryText = secondary.text
    configuration.image = image
    main.apply(to: &configuration.textProperties)
    secondary.apply(to: &configuration.secondaryTextProperties)
  }
}

extension RowContent.Text {
  @MainActor
  fileprivate func show(in label: UILabel?) {
    guard let label else { return }
    label.text = text
    if let font { label.font = font }
    if let color { label.textColor = color }
    if let lines { label.numberOfLines = lines }
  }

  @MainActor
  fileprivate func apply(to properties: inout UIListContentConfiguration.TextProperties) {
    if let font { properties.font = font }
    if let color { properties.color = color }
    if let lines { properties.numberOfLines = lines }
  }
}
