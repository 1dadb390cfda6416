/// The keys of an entry of `constraints` that is an object.
enum ConstraintKeys {
  static let constraint = Key(
    "constraint", .text(words), "A constraint as an equation.", isRequired: true)
  static let format = Key(
    "format", .text(TextShape(example: "H:|-8-[icon]")), "A visual format.", isRequired: true)
  static let options = Key("options", .formatOptions, "Options of the format: one or an array.")
  static let identifier = Key("identifier", .text(.words), "A name for warnings.")

  private static let words = TextShape(example: "icon.width >= 8")

  static let ofWords = ObjectDeclaration([constraint, identifier])
  static let ofFormats = ObjectDeclaration([format, options, identifier])

  /// The name of the shape.
  static let shapeName = "constraint"

  static let shape = ValueShape.shared(
    shapeName,
    "An equation such as \"title.leading == icon.trailing + 8 @750\", a visual format, or an object."
  ) {
    .either([
      .text(words), .object(ofWords), .object(ofFormats),
    ])
  }
}
