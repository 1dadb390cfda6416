internal import ViewSpec

/// `snapshot schema`: prints the JSON Schema of specs, or writes it to a file.
struct SchemaCommand {
  let arguments: SchemaArguments
  let console: Console

  func run() async {
    guard let output = arguments.output, output != "-" else {
      // Lines of the console end by themselves.
      return await console.result(String(SpecSchema.text.dropLast()))
    }
    do {
      try writeFile(Array(SpecSchema.text.utf8), to: output)
    } catch {
      await console.trouble(error.description)
    }
  }
}
