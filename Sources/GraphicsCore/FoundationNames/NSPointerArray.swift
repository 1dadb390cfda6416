public import Foundation

/// A list of pointers to objects that it need not retain, with places for those that are gone.
///
/// Differs from UIKit: all pointers are to objects.
open class NSPointerArray: NSObject {
  /// A place, whose object is held weakly or strongly.
  private struct Entry {
    weak var object: AnyObject?
    let strong: AnyObject?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates an empty list that holds objects as the options say.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Returns an empty list that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// Returns an empty list whose places are empty once their objects are gone.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    let object = unsafe pointer.map { unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Entry(object: object, strong: isWeak ? nil : object)
  }

  /// The number of places, with those that are empty.
  open var count: Int {
    get { entries.count }
    set {
      let count = max(0, newValue)
      entries.removeLast(max(0, entries.count - count))
      while entries.count < count { entries.append(Entry(object: nil, strong: nil)) }
    }
  }

  /// The objects that are not gone.
  open var allObjects: [Any] { entries.compactMap { $0.object } }

  /// Returns the pointer at an index, which is nil for an empty place.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    unsafe entries[index].object.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { unsafe entries.append(entry(pointer)) }

  /// Inserts a pointer before the one at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    unsafe entries.insert(entry(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    unsafe entries[index] = entry(item)
  }

  /// Removes the place at an index.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Removes the empty places.
  ///
  /// Differs from UIKit: it does so, too, without a place that was made empty before.
  open func compact() { entries.removeAll { $0.object == nil } }
}
