import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// The readers of user defaults.
struct StoredReadersTests {
  @Test("They are those of a store and a key, and end with the store") func ends() {
    weak var readers: Readers?
    do {
      guard let store = UserDefaults(suiteName: "SwiftUITests.StoredReadersTests") else {
        Issue.record("There are no defaults.")
        return
      }
      let found = StoredReaders.readers(of: "a", in: store)
      readers = found
      #expect(StoredReaders.readers(of: "a", in: store) === found)
      #expect(StoredReaders.readers(of: "b", in: store) !== found)
      #expect(StoredReaders.readers(of: "a", in: .standard) !== found)
    }
    // Values of objects that are gone are removed with those of another one.
    objc_removeAssociatedObjects(NSObject())
    #expect(readers == nil)
  }
}
