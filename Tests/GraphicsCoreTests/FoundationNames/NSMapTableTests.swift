import Foundation
import GraphicsCore
import Testing

/// Tables of objects by objects, held weakly or strongly.
struct NSMapTableTests {
  private final class Key: NSObject {}
  private final class Value {}

  @Test func `weak entries leave when nothing else holds them`() {
    let table = NSMapTable<Key, Value>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    let (key, value) = (Key(), Value())
    table.setObject(value, forKey: key)
    do {
      let lost = Value()
      table.setObject(lost, forKey: Key())
      table.setObject(lost, forKey: Key())
    }
    #expect(table.count == 1 && table.object(forKey: key) === value)
    table.removeObject(forKey: key)
    #expect(table.count == 0 && table.object(forKey: key) == nil && table.object(forKey: nil) == nil)
  }

  @Test func `strong entries stay when nothing else holds them`() {
    let table = NSMapTable<Key, Value>.strongToStrongObjects()
    table.setObject(Value(), forKey: Key())
    #expect(table.count == 1)
  }

  @Test func `an object may change the table when it is released`() {
    final class Owner {
      let table: NSMapTable<NSString, Owner>
      init(_ table: NSMapTable<NSString, Owner>) { self.table = table }
      deinit { table.removeObject(forKey: NSString(string: "b")) }
    }
    let table = NSMapTable<NSString, Owner>.strongToStrongObjects()
    let kept = Owner(table)
    table.setObject(kept, forKey: NSString(string: "b"))
    table.setObject(Owner(table), forKey: NSString(string: "a"))
    table.setObject(kept, forKey: NSString(string: "a"))
    #expect(table.count == 1 && table.object(forKey: NSString(string: "a")) === kept)
    table.removeAllObjects()
  }

  @Test func `an object may change a hash table when it is released`() {
    final class Owner {
      let table: NSHashTable<Owner>
      init(_ table: NSHashTable<Owner>) { self.table = table }
      deinit { table.removeAllObjects() }
    }
    let table = NSHashTable<Owner>()
    table.add(Owner(table))
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `equal keys are one`() {
    let table = NSMapTable<NSString, Value>.strongToStrongObjects()
    let (first, second) = (Value(), Value())
    table.setObject(first, forKey: NSString(string: "a"))
    table.setObject(second, forKey: NSString(string: "a"))
    #expect(table.count == 1 && table.object(forKey: NSString(string: "a")) === second)
  }
}
