import Foundation
import GraphicsCore
import Testing

private final class Saver: NSUserActivityDelegate {
  func userActivityWillSave(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["page": 8])
    userActivity.needsSave = true
  }
}

@Suite(.serialized)
struct NSUserActivityTests {
  @Test func `the latest activity that became current is the current one`() {
    let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
    first.becomeCurrent()
    second.becomeCurrent()
    #expect(NSUserActivity.current === second)
    first.resignCurrent()
    #expect(NSUserActivity.current === second)
    second.invalidate()
    #expect(NSUserActivity.current == nil)
  }

  @Test func `the delegate updates an activity before it is saved`() {
    let (activity, saver) = (NSUserActivity(activityType: "a"), Saver())
    activity.delegate = saver
    activity.userInfo = ["page": 7, "book": "x"]
    activity.needsSave = true
    #expect(activity.userInfo?["page"] as? Int == 8 && activity.userInfo?["book"] as? String == "x")
    #expect(!activity.needsSave)
  }

  @Test func `who deletes activities is told, though none are kept`() {
    var count = 0
    NSUserActivity.deleteAllSavedUserActivities { count += 1 }
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { count += 10 }
    #expect(count == 11)
  }
}
