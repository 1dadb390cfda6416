/// The build of a runner package in the folder of another build, whose plan stays as it is.
///
/// The package manager keeps the plan of the last build, and trusts it: a build of the package would be one of the runner's.
/// So a shell puts the runner's plan in its place for the time of its build, and the other one back, also after Ctrl-C. To a
/// plan belong the maps from sources to objects, which the package manager writes when it plans.
struct RunnerBuild {
  let runner: RunnerPackage
  let configuration: String

  private static let script = """
    s=$1 c=$2 p=$1/previews/plan-$2 m=$3; shift 3
    trap : INT TERM HUP
    mkdir -p "$p"
    move() { if [ -e "$1" ]; then mv -f "$1" "$2"; fi; }
    away() { for t in $m; do move "$s/$c/$t.build/output-file-map.json" "$p/$1-$t.json"; done; }
    back() { for t in $m; do move "$p/$1-$t.json" "$s/$c/$t.build/output-file-map.json"; done; }
    if ! grep -q \(RunnerPackage.runner) "$s/$c.yaml" 2>/dev/null; then
      move "$s/$c.yaml" "$p/own.yaml"; move "$s/$c/description.json" "$p/own.json"; away own
    fi
    move "$p/runner.yaml" "$s/$c.yaml"; move "$p/runner.json" "$s/$c/description.json"; back runner
    "$@"; r=$?
    move "$s/$c.yaml" "$p/runner.yaml"; move "$s/$c/description.json" "$p/runner.json"; away runner
    move "$p/own.yaml" "$s/$c.yaml"; move "$p/own.json" "$s/$c/description.json"; back own
    exit $r
    """

  /// Builds the program, and returns the exit code and what the compiler says.
  func run(_ progress: ((String) -> Void)?) throws(PreviewBuildError) -> (Int32, CompilerMessages) {
    let first = try run([], progress)
    // Another build put its plan there while this one waited for it.
    let isOfOther = first.1.all.contains { $0.text.contains("no product named") }
    return isOfOther ? try run(["--disable-build-manifest-caching"], progress) : first
  }

  private func run(
    _ options: [String], _ progress: ((String) -> Void)?
  ) throws(PreviewBuildError) -> (Int32, CompilerMessages) {
    let scratch = runner.builds
    let command = [
      "swift", "build", "--package-path", runner.folder, "--scratch-path", scratch, "-c", configuration,
      "--product", RunnerPackage.runner,
    ]
    let modules = runner.package.targets.map(\.module).joined(separator: " ")
    var messages = CompilerMessages(built: runner.folder, own: runner.package.folder)
    let outcome = BuildProcess.run(
      ["/bin/sh", "-c", Self.script, "sh", scratch, configuration, modules] + command + options,
      readsErrors: true
    ) { line in
      if line.hasPrefix("[") || line.hasPrefix("Another instance") { progress?(line) }
      messages.read(line)
    }
    guard let outcome else {
      throw PreviewBuildError("/bin/sh cannot be run: previews are built by `swift build`")
    }
    guard outcome.status != 127 else {
      throw PreviewBuildError("swift is not in the search path: previews are built by `swift build`")
    }
    guard outcome.status != BuildProcess.interrupted else { throw .interrupted }
    return (outcome.status, messages)
  }
}
