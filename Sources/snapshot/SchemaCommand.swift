internal import SnapshotReport
internal import ViewSpec

/// `snapshot schema`: prints the JSON Schema of specs or of results, or writes it to a file.
struct SchemaCommand {
  let arguments: SchemaArguments
  let console: Console

  func run() async {
    let text = arguments.isOfResults ? JSONReport.schema : SpecSchema.text
    guard let output = arguments.output, output != "-" else {
      // Lines of the console end by themselves.
      return await console.result(String(text.dropLast()))
    }
    do {
      try writeFile(Array(text.utf8), to: output)
    } catch {
      await console.trouble(error.description)
    }
  }
}
