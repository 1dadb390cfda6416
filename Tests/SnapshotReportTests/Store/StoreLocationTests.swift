import SnapshotReport
import Testing

@Suite struct StoreLocationTests {
  @Test(arguments: [
    ("../pictures", StoreLocation.folder("../pictures")), ("/mnt/pictures/", .folder("/mnt/pictures")),
    ("s3://team/app/", .aws(url: "s3://team/app")), ("gs://team", .gsutil(url: "gs://team")),
    ("rclone:box:a/b", .rclone(remote: "box:a/b")),
    ("oci://ghcr.io/team/app", .oras(repository: "ghcr.io/team/app")),
    ("git:origin", .git(remote: "origin", branch: "snapshot-store")),
    ("git:https://host/a.git#pictures/app", .git(remote: "https://host/a.git", branch: "pictures/app")),
    ("git:../a.git#b", .git(remote: "../a.git", branch: "b")),
  ])
  func `a place is known by its start`(text: String, location: StoreLocation) throws {
    #expect(try StoreLocation(text) == location)
  }

  @Test(arguments: [
    "", "s3://", "gs://-x", "rclone:box", "rclone:-o:x", "oci://host", "oci://-x/y", "git:", "git:#b",
    "git:-x#b",
    "git:a#", "git:a#-b", "git:a#b..c", "git:a#b c", "git:a#b~1", "git:a#b.lock", "git:a#a//b",
    "ftp://host/a",
  ])
  func `what is none, or an option of a program, is refused`(text: String) {
    #expect(throws: StoreError.self) { try StoreLocation(text) }
  }
}
