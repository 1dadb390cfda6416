import FileAccess
import Foundation
import SnapshotReport
import Synchronization
import TestSupport
import Testing

/// Pictures in tests are any bytes.
struct TestPictures {
  static let identify: ObjectStore.Identification = { bytes in
    guard !bytes.isEmpty else { throw StoreError("it has no bytes") }
    return hash(bytes).object
  }

  static func hash(_ bytes: [UInt8]) -> PictureHash {
    PictureHash(width: 1, height: 1, scale: 1, pixels: Fingerprint(of: bytes), layout: nil)
  }
}

@Suite struct ObjectStoreTests {
  private let folder: TemporaryFolder
  private let store: ObjectStore
  private let pictures = (0..<4).map { Array("picture \($0)".utf8) }
  private var names: [ObjectName] { pictures.map { TestPictures.hash($0).object } }

  init() throws {
    folder = try TemporaryFolder()
    store = ObjectStore(folder.url.path + "/store", identify: TestPictures.identify)
  }

  @Test func `a picture is stored by its content, and found again`() throws {
    #expect(try store.object(names[0]) == nil)
    #expect(try store.names().isEmpty)
    for _ in 0..<2 { try store.add(pictures[0], as: names[0]) }
    #expect(try store.object(names[0]) == pictures[0])
    #expect(try store.names() == [names[0]])
    #expect(folder.files == ["store/.gitignore", "store/\(names[0].path)"])
    try store.remove(names[0])
    #expect(try store.names().isEmpty && !store.contains(names[0]))
  }

  @Test func `a picture of another name is not stored`() throws {
    #expect(throws: StoreError.self) { try store.add(pictures[0], as: names[1]) }
    #expect(folder.files.isEmpty)
  }

  @Test func `a damaged picture is told, and never handed out`() throws {
    try store.add(pictures[0], as: names[0])
    let path = "store/\(names[0].path)"
    for bytes in ["", "picture", "picture 1", "picture 0 "] {
      try folder.write(bytes, to: path)
      #expect(throws: StoreError.self, "\(bytes)") { try store.object(names[0]) }
    }
    try folder.write("picture 0", to: path)
    #expect(try store.object(names[0]) == pictures[0])
  }

  @Test func `files of other names are no pictures`() throws {
    try store.add(pictures[0], as: names[0])
    for name in ["ab/x.png", "\(names[1].fileName)", "zz/\(names[1].fileName)", "git/\(names[1].fileName)"] {
      try folder.write("", to: "store/\(name)")
    }
    #expect(try store.names() == [names[0]])
  }

  @Test func `a transfer copies what is missing, and tells what is missing or damaged`() throws {
    let remote = ObjectStore(folder.url.path + "/remote", identify: TestPictures.identify)
    for index in 0..<3 { try store.add(pictures[index], as: names[index]) }
    try folder.write("damaged", to: "store/\(names[1].path)")
    let pushed = try StoreTransfer(store, remote).push(Set(names))
    #expect(pushed.copied == 2 && pushed.present == 0)
    #expect(Set(pushed.troubles.keys) == [names[1], names[3]])
    #expect(try remote.names() == [names[0], names[2]])
    #expect(try StoreTransfer(store, remote).push([names[0]]).present == 1)

    let other = ObjectStore(folder.url.path + "/other", identify: TestPictures.identify)
    try folder.write("damaged", to: "remote/\(names[2].path)")
    let pulled = try StoreTransfer(other, remote).pull(Set(names))
    #expect(pulled.copied == 1 && Set(pulled.troubles.keys) == [names[1], names[2], names[3]])
    #expect(try other.names() == [names[0]])
    // Nothing is left of the transfer.
    #expect(folder.files.filter { $0.contains("incoming") }.isEmpty)
  }

  @Test func `a damaged picture is replaced by that of the place`() throws {
    let remote = ObjectStore(folder.url.path + "/remote", identify: TestPictures.identify)
    for store in [store, remote] { try store.add(pictures[0], as: names[0]) }
    try folder.write("damaged", to: "store/\(names[0].path)")
    #expect(throws: StoreError.self) { try StoreTransfer.object(names[0], of: store, from: nil) }
    #expect(try StoreTransfer.object(names[0], of: store, from: remote) == pictures[0])
    #expect(try store.object(names[0]) == pictures[0])
    #expect(throws: StoreError.self) { try StoreTransfer.object(names[1], of: store, from: remote) }
  }
}

/// Operations on files of which the process ends before one, or after it.
final class StoppingFiles: StoreFiles {
  private let count = Mutex(0)
  private let limit: Int
  private let isDoneBefore: Bool

  init(after limit: Int, isDoneBefore: Bool) {
    (self.limit, self.isDoneBefore) = (limit, isDoneBefore)
  }

  private func run(_ body: () throws(FileError) -> Void) throws(FileError) {
    let number = count.withLock {
      $0 += 1
      return $0
    }
    if number < limit || (number == limit && isDoneBefore) { try body() }
    if number >= limit { throw .system(SystemFailure(code: EIO)) }
  }

  /// Whether or not the process would have ended.
  var isStopped: Bool { count.withLock { $0 >= limit } }

  func write(_ bytes: [UInt8], to path: String, beneath root: String) throws(FileError) {
    try run { () throws(FileError) in try DiskFiles().write(bytes, to: path, beneath: root) }
  }

  func remove(_ path: String, beneath root: String) throws(FileError) {
    try run { () throws(FileError) in try DiskFiles().remove(path, beneath: root) }
  }
}

@Suite struct HashRecorderTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path + "/" }
  private var store: ObjectStore { ObjectStore(besideManifestIn: path, identify: TestPictures.identify) }

  init() throws {
    folder = try TemporaryFolder()
    try record("old", DiskFiles())
  }

  /// Records three pictures.
  private func record(_ text: String, _ files: any StoreFiles, makesManifest: Bool = true) throws {
    let recorder = HashRecorder(files: files, identify: TestPictures.identify)
    if makesManifest { try recorder.add(path) }
    for index in 0..<3 {
      let bytes = Array("\(text) \(index)".utf8)
      try recorder.record(bytes, TestPictures.hash(bytes), at: FilePath("\(index).png"), in: path)
    }
    try recorder.finish()
  }

  /// The texts of the pictures that the manifest names, all of which are whole.
  private func recorded() throws -> [String] {
    try ReferenceHashes(in: path).pictures.sorted { $0.key < $1.key }.map { _, hash in
      String(decoding: try #require(try store.object(hash.object)), as: UTF8.self)
    }
  }

  @Test(arguments: 1...5, [false, true])
  func `a record that is stopped at any step leaves the old references or the new ones, with their pictures`(
    step: Int, isDoneBefore: Bool
  ) throws {
    let files = StoppingFiles(after: step, isDoneBefore: isDoneBefore)
    if step < 5 {
      #expect(throws: StoreError.self) { try record("new", files) }
    } else {
      try record("new", files)
    }
    let isWritten = step == 5 || (step == 4 && isDoneBefore)
    #expect(try recorded() == (0..<3).map { "\(isWritten ? "new" : "old") \($0)" })
    // The next one goes on as if nothing had happened.
    try record("new", DiskFiles())
    #expect(try recorded() == (0..<3).map { "new \($0)" })
  }

  @Test(arguments: 1...4, [false, true])
  func `a transfer that is stopped at any step leaves whole pictures, and is repeated`(
    step: Int, isDoneBefore: Bool
  ) throws {
    let files = StoppingFiles(after: step, isDoneBefore: isDoneBefore)
    let place = folder.url.path + "/place"
    let stopping = ObjectStore(place, files: files, identify: TestPictures.identify)
    let remote = ObjectStore(place, identify: TestPictures.identify)
    let names = Set(try ReferenceHashes(in: path).pictures.values.map(\.object))
    #expect(throws: StoreError.self) { try StoreTransfer(store, stopping).push(names) }
    for name in try remote.names() { #expect(try remote.object(name) != nil) }
    #expect(try StoreTransfer(store, remote).push(names).troubles.isEmpty)
    #expect(try remote.names() == names)
    #expect(try recorded() == (0..<3).map { "old \($0)" })
  }

  // A manifest that cannot be read for a moment makes references those of a manifest; there may be none.
  @Test func `a manifest that is not there is not made for its references`() throws {
    try FileManager.default.removeItem(atPath: path + ReferenceHashes.name)
    #expect(throws: StoreError.self) { try record("new", DiskFiles(), makesManifest: false) }
    #expect(!folder.files.contains(ReferenceHashes.name))
    try record("new", DiskFiles())
    try record("newer", DiskFiles(), makesManifest: false)
    #expect(try recorded() == (0..<3).map { "newer \($0)" })
  }

  @Test func `pictures of others stay, and a manifest of a conflict is not overwritten`() throws {
    let bytes = Array("other".utf8)
    let recorder = HashRecorder(identify: TestPictures.identify)
    try recorder.record(bytes, TestPictures.hash(bytes), at: FilePath("other.png"), in: path)
    try record("new", DiskFiles())
    try recorder.finish()
    #expect(try recorded() == ["new 0", "new 1", "new 2", "other"])
    let conflict = "{\"snapshots\":1\n<<<<<<< ours\n}\n"
    try folder.write(conflict, to: "snapshots.json")
    #expect(throws: StoreError.self) { try record("new", DiskFiles()) }
    #expect(try folder.data("snapshots.json") == Data(conflict.utf8))
  }

  // A change to a project can bring links, and the folder may be outside the current directory: that of a base.
  @Test(arguments: [".snapshot-store", ".snapshot-store/FOLDER"])
  func `no picture is written, removed or brought through a link`(link: String) throws {
    let (other, files) = (try TemporaryFolder(), FileManager.default)
    let bytes = Array("new 0".utf8)
    let name = TestPictures.hash(bytes).object
    let linked = link.replacingOccurrences(of: "FOLDER", with: name.folderName)
    try? files.removeItem(atPath: path + linked)
    try files.createSymbolicLink(atPath: path + linked, withDestinationPath: other.url.path)
    #expect(throws: StoreError.self) { try record("new", DiskFiles()) }
    #expect(throws: StoreError.self) { try store.add(bytes, as: name) }
    #expect(other.files.isEmpty)
    let remote = ObjectStore(other.url.path + "/remote", identify: TestPictures.identify)
    try remote.add(bytes, as: name)
    let before = other.files
    #expect((try? StoreTransfer(store, remote).pull([name]))?.copied ?? 0 == 0)
    try other.write("mine", to: linked == link ? name.path : name.fileName)
    #expect(throws: StoreError.self) { try store.remove(name) }
    #expect(other.files.count == before.count + 1)
  }

  @Test func `the manifest of a reference is the nearest one above it`() throws {
    try folder.write("{\"snapshots\":1\n}\n", to: "a/b/snapshots.json")
    try folder.write("{ \"views\": [] }", to: "a/c/snapshots.json")
    func found(_ name: String) -> String? {
      ReferenceHashes.folder(of: path + name, beneath: path).map { String($0.dropFirst(path.count)) }
    }
    #expect(found("x.png") == "" && found("a/x.png") == "" && found("a/b/c/x.png") == "a/b/")
    // A spec may have the name of a manifest.
    #expect(found("a/c/x.png") == "")
    #expect(ReferenceHashes.folder(of: path + "a/x.png", beneath: path + "a") == nil)
    #expect(ReferenceHashes.path(of: path + "a/../a/x.png", in: path) == FilePath("a/x.png"))
  }
}
