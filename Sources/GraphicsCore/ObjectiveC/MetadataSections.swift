/// The metadata of the program's types, where its tables are found.
///
/// The compiler lists each type in a section of the program and of every library; the run time of Swift knows them all. The
/// layout is that of the [ABI](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst): it is stable, but it
/// is read as memory, so this is the one file of unsafe code of the tables. A type stays in the section if it conforms to a
/// protocol with `@_alwaysEmitConformanceMetadata`: neither the optimizer nor the linker takes it away.
package enum MetadataSections {
  /// Returns the tables of all files: the types whose name begins with `__ObjectiveC_`.
  static func files() -> [any ObjectiveCFile.Type] {
    types(withPrefix: "__ObjectiveC_").compactMap { $0 as? any ObjectiveCFile.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Returns the structures and enumerations whose own name begins with a text, without generic ones.
  ///
  /// They are in no order. No other type is asked for, so that nothing of the program is initialized.
  package static func types(withPrefix prefix: String) -> [Any.Type] {
    let collected = Collected(prefix: prefix)
    unsafe enumerateSections(collect, Unmanaged.passUnretained(collected).toOpaque())
    return collected.types
  }

  /// The types that were found so far.
  fileprivate final class Collected {
    let prefix: String
    var types: [Any.Type] = []

    init(prefix: String) {
      self.prefix = prefix
    }
  }

  /// Adds the types of an executable or a library.
  fileprivate static func add(_ sections: UnsafeRawPointer, to collected: Collected) {
    let types = unsafe sections.load(as: Sections.self).types
    guard let start = unsafe types.start else { return }
    for offset in unsafe stride(from: 0, to: types.byteCount, by: 4) {
      if let type = unsafe type(of: start + offset, collected.prefix) { collected.types.append(type) }
    }
  }

  /// Returns the type that a record of the section refers to, if its name begins with a text.
  private static func type(of record: UnsafeRawPointer, _ prefix: String) -> Any.Type? {
    let reference = unsafe record.load(as: Int32.self)
    // The low bits tell direct references from those of other kinds.
    guard reference & 3 == 0, reference != 0 else { return nil }
    let descriptor = unsafe record + Int(reference)
    let flags = unsafe descriptor.load(as: UInt32.self)
    let (kind, isGeneric) = (flags & 0x1F, flags & 0x80 != 0)
    guard kind == 17 || kind == 18, !isGeneric else { return nil }
    guard unsafe begins(target(of: descriptor + 8), with: prefix) else { return nil }
    let accessor = unsafe unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
    return unsafe unsafeBitCast(accessor(0).type, to: Any.Type.self)
  }

  /// Returns the address that a relative one at an address refers to.
  private static func target(of address: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe address + Int(address.load(as: Int32.self))
  }

  private static func begins(_ name: UnsafeRawPointer, with prefix: String) -> Bool {
    for (offset, byte) in prefix.utf8.enumerated()
    where unsafe name.load(fromByteOffset: offset, as: UInt8.self) != byte { return false }
    return true
  }

  private typealias Accessor = @convention(thin) (_ request: Int) -> Response

  /// The result of a function that returns the metadata of a type.
  @unsafe private struct Response {
    var type: UnsafeRawPointer
    var state: Int
  }

  /// The beginning of the sections of an executable or a library, as the run time has it.
  @unsafe private struct Sections {
    var version: UInt
    var base: UnsafeRawPointer?
    var unused: (UInt, UInt)
    var protocols: Section
    var conformances: Section
    var types: Section
  }

  @unsafe private struct Section {
    var start: UnsafeRawPointer?
    var byteCount: Int
  }
}

/// Adds the types of an executable or a library to those found so far, and returns whether to go on.
private func collect(_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool {
  let collected = unsafe Unmanaged<MetadataSections.Collected>.fromOpaque(context).takeUnretainedValue()
  unsafe MetadataSections.add(sections, to: collected)
  return true
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
