import ImageComparison
import Testing

struct ReferenceStoreTests {
  @Test(
    "A reference stands beside its spec and names every scale but 1",
    arguments: [
      ("path/card.json", 1, "path/card.png"), ("path/card.json", 2, "path/card@2x.png"),
      ("path/card.json", 3, "path/card@3x.png"), ("path/card.json", 10, "path/card@10x.png"),
      ("card.json", 1, "card.png"), ("/card.json", 2, "/card@2x.png"), ("../a/card.json", 1, "../a/card.png"),
      ("card", 2, "card@2x.png"), ("card.wide.json", 2, "card.wide@2x.png"), (".json", 1, ".json.png"),
      ("v1.2/card", 2, "v1.2/card@2x.png"), ("a b/ü.json", 1, "a b/ü.png"), ("./card.json", 1, "./card.png"),
    ])
  func besideSpecs(spec: String, scale: Int, path: String) {
    #expect(ReferenceStore.besideSpecs.path(for: spec, scale: scale) == path)
  }

  @Test(
    "A failure's pictures say in their names what they are",
    arguments: [
      (ReferenceStore.Picture.reference, "failures/path/card@2x.png"),
      (.actual, "failures/path/card@2x.actual.png"),
      (.difference, "failures/path/card@2x.difference.png"),
      (.comparison, "failures/path/card@2x.comparison.png"),
    ])
  func pictures(picture: ReferenceStore.Picture, path: String) {
    let store = ReferenceStore(folder: "failures")
    #expect(store.path(of: picture, for: "path/card.json", scale: 2) == path)
  }

  @Test(
    "In a folder, pictures keep their specs' subfolders below the root",
    arguments: [
      ("out", "", "a/b/card.json", "out/a/b/card.png"), ("out/", "", "card.json", "out/card.png"),
      ("out", "a", "a/b/card.json", "out/b/card.png"), ("out", "a/", "a/b/card.json", "out/b/card.png"),
      ("out", "./a", "a/x/../b/card.json", "out/b/card.png"), ("out", "a/b", "a/b/card.json", "out/card.png"),
      ("out", "c", "a/b/card.json", "out/a/b/card.png"), ("out", "a", "ab/card.json", "out/ab/card.png"),
      ("/out", "/specs", "/specs/a/card.json", "/out/a/card.png"), ("/", "", "/a/card.json", "/a/card.png"),
      ("", "", "a/card.json", "a/card.png"), (".", "", "a/card.json", "./a/card.png"),
    ])
  func folders(folder: String, root: String, spec: String, path: String) {
    #expect(ReferenceStore(folder: folder, root: root).path(for: spec, scale: 1) == path)
  }

  @Test(
    "No spec's path leads out of the folder",
    arguments: [
      ("../card.json", "out/__/card.png"), ("../../a/../card.json", "out/__/__/card.png"),
      ("a/../../card.json", "out/__/card.png"),
      // Above the root is the root.
      ("/../card.json", "out/card.png"),
    ])
  func staysInside(spec: String, path: String) {
    #expect(ReferenceStore(folder: "out").path(for: spec, scale: 1) == path)
  }

  @Test("Different pictures of a spec never share a path")
  func distinct() {
    let store = ReferenceStore(folder: "out")
    let paths = (1...10).flatMap { scale in
      ReferenceStore.Picture.allCases.map { store.path(of: $0, for: "card.json", scale: scale) }
    }
    #expect(Set(paths).count == 40)
  }

  @Test("A scale below 1 is a caller's mistake")
  func scaleZero() async {
    await #expect(processExitsWith: .failure) {
      _ = ReferenceStore.besideSpecs.path(for: "card.json", scale: 0)
    }
  }

  @Test("A path that names no file is a caller's mistake")
  func folderPath() async {
    await #expect(processExitsWith: .failure) {
      _ = ReferenceStore.besideSpecs.path(for: "cards/", scale: 1)
    }
  }
}
