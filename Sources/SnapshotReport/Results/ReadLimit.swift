/// The limit of files that are read whole: pictures, results and manifests.
package enum ReadLimit {
  /// The maximum size of a file, in bytes.
  package static let bytes = 256 << 20
}
