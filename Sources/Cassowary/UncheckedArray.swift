/// A growing list in one block of memory, without checks in release builds: the only unsafe code of the module.
///
/// Arrays check their bounds, and whether they are shared, at every access; in the loops that follow an edit through a
/// layout these checks were half of the time. Debug builds, in which the tests run, check the bounds here too. Indices
/// from outside of the module are checked at its interface, in all builds: see `Solver.checked`.
@safe
struct UncheckedArray<Element: ~Copyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  /// Creates an empty list, without memory.
  init() {
    // The first aligned address represents no memory; it is never read.
    unsafe base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  deinit {
    guard capacity > 0 else { return }
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "the index is out of bounds")
      return unsafe UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count, "the index is out of bounds")
      return unsafe base + index
    }
  }

  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  @inline(never)
  private mutating func grow(to length: Int) {
    let larger = max(8, capacity * 2, length)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe memory.moveInitialize(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = memory
    capacity = larger
  }
}

/// Lists of trivial values, which need no deinitialization, so that they grow and shrink freely; memory is kept.
extension UncheckedArray where Element: BitwiseCopyable {
  /// Appends copies of an element up to `length`.
  mutating func pad(to length: Int, with element: Element) {
    guard length > count else { return }
    if length > capacity { grow(to: length) }
    unsafe (base + count).initialize(repeating: element, count: length - count)
    count = length
  }

  /// Sets the list to `length` copies of an element.
  mutating func fill(_ length: Int, with element: Element) {
    count = 0
    pad(to: length, with: element)
  }

  /// Removes and returns the last element.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return unsafe base[count]
  }

  @inline(__always)
  mutating func removeLast(_ number: Int) {
    precondition(number <= count, "there are not as many elements")
    count -= number
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Removes the elements for which `isGone` is true, and keeps the order of the others.
  mutating func removeAll(where isGone: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isGone(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    count = kept
  }
}

/// A field that keeps its struct at its address.
///
/// The compiler passes large structs to nonmutating methods by copying them field by field, even if there is only one
/// of them. It cannot do so if it does not know the size of a field, as with this one.
struct InPlaceMarker: ~Copyable {
  private let nothing: (any Sendable)? = nil
}
