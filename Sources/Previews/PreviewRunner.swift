import DeveloperToolsSupport
import ViewSession

/// A program that serves the previews of the modules that are linked with it.
public enum PreviewRunner {
  /// Serves all previews over standard input and output until the input ends; what they print goes to standard error.
  @MainActor
  public static func main() async {
    await serveSessions(allPreviews.map(PreviewSource.init), input: 0, output: 1)
  }
}
