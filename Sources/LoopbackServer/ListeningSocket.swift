internal import Glibc

/// A socket that listens on a loopback address, and on no other.
enum ListeningSocket {
  enum Family {
    case v4, v6
  }

  /// Opens a socket on a port, 0 for a free one, and returns it with its port.
  static func open(_ family: Family, port: Int) throws(ServerError) -> (descriptor: Int32, port: Int) {
    guard let number = UInt16(exactly: port) else { throw ServerError("\(port) is no port") }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = socket(family == .v4 ? AF_INET : AF_INET6, kind, 0)
    guard socket >= 0 else { throw ServerError("no socket can be opened: \(failure())") }
    var one: Int32 = 1
    // A port can be used again at once after a server on it has ended.
    _ = unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    if family == .v6 {
      _ = unsafe setsockopt(
        socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &one, socklen_t(MemoryLayout<Int32>.size))
    }
    let isBound = family == .v4 ? bind4(socket, number) : bind6(socket, number)
    guard isBound, listen(socket, 32) == 0 else {
      let (number, reason) = (errno, failure())
      close(socket)
      if number == EADDRINUSE { throw ServerError("port \(port) is in use; choose another one") }
      throw ServerError("port \(port) cannot be opened: \(reason)")
    }
    return (socket, port == 0 ? boundPort(socket) : port)
  }

  private static func bind4(_ socket: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func bind6(_ socket: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
      }
    }
  }

  /// Returns the port that the system chose for a socket of IPv4.
  private static func boundPort(_ socket: Int32) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(socket, $0, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
