import Raster

/// A program that computes with the modules that need no system, and prints a digest of all bits of each.
///
/// Plain Swift for this machine and Embedded Swift for others print the same lines.
@main struct Program {
  static func main() {
    line("functions", PathDigests.functions())
    line("paths", PathDigests.paths())
    line("combined", PathDigests.combinations())
    line("solver", SolverDigests.layouts())
    line("changes", SolverDigests.changes())
    line("outlines", TextDigests.outlines())
    line("symbols", TextDigests.symbols())
    line("lines", TextDigests.layouts())
    let bitmaps = Pictures.all
    var (pixels, files) = (Digest(), Digest())
    for bitmap in bitmaps {
      pixels.append(bitmap)
      files.append(Pictures.file(of: bitmap))
    }
    line("pixels", pixels)
    line("files", files)
  }

  private static func line(_ name: String, _ digest: Digest) { print(name + " " + digest.text) }
}
