internal import CWatchPage
internal import LoopbackServer

/// The embedded files of the page.
enum WatchPageFiles {
  /// The answers by their paths.
  static var responses: [String: HTTPResponse] {
    unsafe [
      "/": HTTPResponse(type: "text/html; charset=utf-8", body: bytes(of: cwatchpage_html())),
      "/watch.css": HTTPResponse(type: "text/css; charset=utf-8", body: bytes(of: cwatchpage_style())),
      "/watch.js": HTTPResponse(
        type: "text/javascript; charset=utf-8",
        body: Array("'use strict';\n(() => {\n".utf8) + bytes(of: cwatchpage_script()) + Array("})();\n".utf8)
      ),
    ]
  }

  private static func bytes(of text: cwatchpage_text) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text.bytes, count: text.count))
  }
}
