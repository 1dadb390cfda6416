#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The memory of this process.
  enum LiveMemory {
    /// The bytes that were allocated and not freed, of all threads; 0 under a sanitizer, which has its own allocator.
    ///
    /// They are what the allocator has of the system, without what is free in it: by its own report, in XML.
    static var bytes: Int {
      typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
      guard let symbol = unsafe dlsym(nil, "malloc_info") else { return 0 }
      var (text, size) = unsafe (UnsafeMutablePointer<CChar>?.none, 0)
      guard let stream = unsafe open_memstream(&text, &size) else { return 0 }
      _ = unsafe unsafeBitCast(symbol, to: Report.self)(0, stream)
      unsafe fclose(stream)
      defer { unsafe free(text) }
      guard let text = unsafe text else { return 0 }
      // The sums of all arenas are behind them.
      let sums = unsafe String(cString: text).components(separatedBy: "</heap>").last ?? ""
      var total = 0
      for line in sums.split(separator: "\n") {
        let bytes = line.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) } ?? 0
        if line.hasPrefix("<system type=\"current\"") || line.contains("type=\"mmap\"") { total += bytes }
        if line.contains("type=\"fast\"") || line.contains("type=\"rest\"") { total -= bytes }
      }
      return total
    }

    /// The bytes in physical memory.
    static var residentBytes: Int {
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
      return (fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Returns the bytes by which blocks of repetitions grew what lives: the smallest number of up to six.
    ///
    /// Objects that are made once, and those of a cache until it is full, grow some blocks; what is never freed grows all of
    /// them. So the first block that grows by no more than `limit` is the last.
    ///
    /// - Parameters:
    ///   - repetitions: The number of repetitions in a block. The block before the first is not counted.
    ///   - limit: The bytes that are no growth.
    ///   - body: A repetition, with its number in its block.
    @MainActor
    static func growth(
      repetitions: Int, limit: Int, _ body: @MainActor (Int) throws -> Void
    ) rethrows -> Int {
      for number in 0..<repetitions { try body(number) }
      var least = Int.max
      for _ in 0..<6 where least > limit {
        let before = bytes
        for number in 0..<repetitions { try body(number) }
        least = min(least, bytes - before)
      }
      return least
    }
  }
#endif
