/// A value that one thread uses, in place of the mutex that Embedded Swift lacks on machines without a system.
public final class Mutex<Value>: @unchecked Sendable {
  private var value: Value
  public init(_ value: Value) { self.value = value }
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}

extension String {
  func contains(_ other: String) -> Bool {
    let (own, sought) = (Array(utf8), Array(other.utf8))
    return own.indices.contains { own[$0...].starts(with: sought) } || sought.isEmpty
  }
}
