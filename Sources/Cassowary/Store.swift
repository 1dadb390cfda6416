/// A growing list of plain values without checks in release builds: the one unsafe place of the module.
///
/// Arrays check their bounds, and whether they are shared, at every access; in the loops that follow an edit through a
/// layout these checks were half of the time. Debug builds, in which the tests run, check the bounds here too.
@safe
struct Store<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 16
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
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

  var indices: Range<Int> { 0..<count }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  mutating func removeLast(_ number: Int) {
    precondition(number <= count, "there are not as many elements")
    count -= number
  }

  mutating func removeAll() {
    count = 0
  }

  /// Keeps the elements that do not answer to a description, in their order.
  mutating func removeAll(where isGone: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isGone(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    count = kept
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }
}
