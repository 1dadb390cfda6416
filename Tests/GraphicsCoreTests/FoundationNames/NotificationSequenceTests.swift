import Foundation
import GraphicsCore
import Testing

/// Notifications as sequences, and centers as one of a program's protocols.
struct NotificationSequenceTests {
  private final class Sender: Sendable {}

  @Test func `notifications of a name and a sender are awaited in order`() async {
    let (center, sender) = (NotificationCenter(), Sender())
    let name = Notification.Name("count")
    let iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: sender, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    center.post(name: Notification.Name("other"), object: sender, userInfo: ["n": 3])
    center.post(name: name, object: sender, userInfo: ["n": 4])
    var numbers: [Int?] = []
    var turns = iterator
    for _ in 0..<2 { numbers.append(await turns.next()?.userInfo?["n"] as? Int) }
    #expect(numbers == [1, 4])
  }

  @Test func `functions are called for notifications until they are removed`() {
    final class Counter { var count = 0 }
    let (center, counter) = (NotificationCenter(), Counter())
    let owner = unsafe UnsafeRawPointer(Unmanaged.passUnretained(counter).toOpaque())
    unsafe CFNotificationCenterAddObserver(
      center, owner,
      { _, observer, _, _, _ in
        guard let observer = unsafe observer else { return }
        unsafe Unmanaged<Counter>.fromOpaque(observer).takeUnretainedValue().count += 1
      }, "a", nil, .deliverImmediately)
    let name = CFNotificationName("a")
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("b"), nil, nil, true)
    #expect(counter.count == 1)
    unsafe CFNotificationCenterRemoveObserver(center, owner, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    #expect(counter.count == 1)
  }
}
