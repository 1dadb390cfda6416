internal import SnapshotReport
internal import ViewLint
internal import ViewSpec

/// The command `snapshot schema`, which prints or writes the JSON Schema of specs, of results or of findings.
struct SchemaCommand {
  let arguments: SchemaArguments
  let console: Console

  func run() async {
    guard !arguments.isOfResults || !arguments.isOfLint else {
      return await console.trouble("--results and --lint select different schemas; give only one of them")
    }
    let text =
      arguments.isOfResults ? JSONReport.schema : arguments.isOfLint ? LintReport.schema : SpecSchema.text
    guard let output = arguments.output, output != "-" else {
      // The console adds the last line feed.
      return await console.result(String(text.dropLast()))
    }
    do {
      try writeFile(Array(text.utf8), to: output, takesStreams: true)
    } catch {
      await console.trouble(error.description)
    }
  }
}
