import Testing
import os

/// The API that real layout code uses to log.
struct LogSurfaceTests {
  @Test func logs() {
    let log = OSLog(subsystem: "layout", category: "tests")
    os_log("%d views", log: log, type: .debug, 3)
    os_log("a message")
    os_log(.error, log: .default, "a message")
    #expect(log.category == "tests" && OSLog.disabled !== OSLog.default)
  }

  @Test("Values in messages are not worked out") func loggers() {
    var asked = 0
    func value() -> Int {
      asked += 1
      return asked
    }
    let logger = Logger(subsystem: "layout", category: "tests")
    logger.debug("\(value()) views of \(value(), privacy: .public)")
    Logger().error("text")
    Logger(.default).log(level: .fault, "text \(1.5, privacy: .private)")
    #expect(asked == 0)
  }
}
