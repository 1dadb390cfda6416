import Foundation
import GraphicsCore
import Testing

/// Files, stores and numbers by names that Linux's Foundation lacks.
struct FoundationFilesTests {
  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  @Test func `folders of users are those of the file manager`() throws {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
    #expect(URL.cachesDirectory == caches.first)
    #expect(URL.homeDirectory.path.hasPrefix(URL.userDirectory.path))
    let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
    #expect(group?.path.hasSuffix("/Groups/group.a") == true)
  }

  @Test func `a bookmark leads to its file while there is one`() throws {
    let file = temporaryFile()
    try Data([1]).write(to: file, options: .atomicWrite)
    let bookmark = try file.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data(), bookmarkDataIsStale: &isStale)
    }
  }

  @Test func `a dictionary is written as a property list`() throws {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    try NSDictionary(dictionary: ["a": 1, "b": ["c"]]).write(to: file)
    let read =
      unsafe try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil) as? [String: Any]
    #expect(read?["a"] as? Int == 1 && read?["b"] as? [String] == ["c"])
    let attributes = try NSDictionary(dictionary: FileManager.default.attributesOfItem(atPath: file.path))
    #expect(attributes.fileSize() == UInt64(try Data(contentsOf: file).count))
  }

  @Test func `values of a user are kept`() {
    let store = NSUbiquitousKeyValueStore()
    store.set("x", forKey: "text")
    store.set(true, forKey: "flag")
    store.set(Int64(3), forKey: "number")
    store.set(0.5, forKey: "share")
    #expect(store.string(forKey: "text") == "x" && store.bool(forKey: "flag"))
    #expect(store.longLong(forKey: "number") == 3 && store.double(forKey: "share") == 0.5)
    #expect(store.data(forKey: "number") == nil && store.array(forKey: "number") == nil)
    store.set(Data([1, 2]), forKey: "data")
    #expect(store.data(forKey: "data") == Data([1, 2]))
    store.removeObject(forKey: "data")
    store.removeObject(forKey: "text")
    #expect(store.string(forKey: "text") == nil && store.dictionaryRepresentation.count == 3)
  }

  @Test func `numbers change at once`() {
    var number: Int32 = 1
    #expect(unsafe OSAtomicIncrement32(&number) == 2 && OSAtomicAdd32(3, &number) == 5)
    #expect(unsafe !OSAtomicCompareAndSwap32(4, 0, &number) && OSAtomicCompareAndSwap32(5, 9, &number))
    #expect(number == 9)
    var lock = OS_SPINLOCK_INIT
    #expect(unsafe OSSpinLockTry(&lock) && !OSSpinLockTry(&lock))
    unsafe OSSpinLockUnlock(&lock)
    #expect(lock == 0)
  }

  @Test func `values of Core Foundation are compared and read`() {
    #expect(CFEqual("a" as CFString, NSMutableString(string: "a")) && !CFEqual("a" as CFString, nil))
    #expect(CFHash("a" as CFString) == CFHash(NSMutableString(string: "a")))
    var number: Int32 = 0
    #expect(unsafe CFNumberGetValue(7, .intType, &number) && number == 7)
    let escaped = CFURLCreateStringByAddingPercentEscapes(
      nil, "a b/c", nil, "/", CFStringBuiltInEncodings.UTF8.rawValue)
    #expect(escaped == "a%20b%2Fc")
    let locale = NSLocale(localeIdentifier: "de_AT")
    #expect(locale.languageCode == "de" && locale.countryCode == "AT" && locale.currencyCode == "EUR")
    #expect(locale.regionCode == "AT" && NSLocale(localeIdentifier: "de").regionCode == nil)
  }

  @Test func `a wrapper is a folder, a file or a link`() throws {
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/a"))
    let file = FileWrapper(regularFileWithContents: Data([1]))
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect([folder, file, link].map(\.isDirectory) == [true, false, false])
    #expect([folder, file, link].map(\.isRegularFile) == [false, true, false])
    #expect([folder, file, link].map(\.isSymbolicLink) == [false, false, true])
  }

  /// The numbers of Apple's headers.
  @Test func `the ways of reading and writing have their bits`() {
    #expect(
      [.withoutChanges, .resolvesSymbolicLink, .immediatelyAvailableMetadataOnly, .forUploading].map {
        (way: NSFileCoordinator.ReadingOptions) in way.rawValue
      } == [1, 2, 4, 8])
    #expect(
      [.forDeleting, .forMoving, .forMerging, .forReplacing, .contentIndependentMetadataOnly].map {
        (way: NSFileCoordinator.WritingOptions) in way.rawValue
      } == [1, 2, 4, 8, 16])
  }

  @Test func `a folder that cannot be written leaves what was there`() throws {
    let folder = temporaryFile()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a")
    let old = FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data([1]))])
    try old.write(to: url, originalContentsURL: nil)
    let child = FileWrapper(regularFileWithContents: Data([2]))
    let new = FileWrapper(directoryWithFileWrappers: ["no/such/folder": child])
    #expect(throws: (any Error).self) { try new.write(to: url, originalContentsURL: nil) }
    #expect(old.matchesContents(of: url))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    try FileWrapper(directoryWithFileWrappers: [:]).write(to: url, originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty)
  }
}
