#if canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// The two ends of a program's input, output and errors, which no other program inherits.
struct PipeEnds {
  let input: (ours: Int32, theirs: Int32)
  let output: (ours: Int32, theirs: Int32)
  let errors: (ours: Int32, theirs: Int32)

  init() throws {
    var made: [Int32] = []
    func pair(_ make: (inout [Int32]) -> Int32) throws -> (Int32, Int32) {
      var ends: [Int32] = [-1, -1]
      guard make(&ends) == 0 else {
        let reason = unsafe String(cString: strerror(errno))
        for descriptor in made { Descriptor.close(descriptor) }
        throw SessionError("no socket can be made: \(reason)")
      }
      // The standard descriptors may be closed in this process; they are replaced in the program one by one.
      for index in ends.indices where ends[index] <= STDERR_FILENO {
        let copy = fcntl(ends[index], F_DUPFD_CLOEXEC, 3)
        Descriptor.close(ends[index])
        ends[index] = copy
      }
      made += ends
      return (ends[0], ends[1])
    }
    // Sockets: no other program inherits one that is just made, and writing to a program that has ended raises no signal.
    let make = { (ends: inout [Int32]) in
      unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    }
    input = try pair(make)
    output = try pair(make)
    errors = try pair(make)
  }

  func closeTheirs() {
    for descriptor in [input.theirs, output.theirs, errors.theirs] { Descriptor.close(descriptor) }
  }

  func closeAll() {
    closeTheirs()
    for descriptor in [input.ours, output.ours, errors.ours] { Descriptor.close(descriptor) }
  }
}
