/// Programs that take the place of those of clouds and registries: they copy files to and from the folder `$FAKE`.
///
/// Each adds its arguments to `$FAKE/log`, refuses arguments that the program does not have, and fails as it does.
enum FakeTool: String, CaseIterable {
  case aws, gsutil, rclone, oras

  /// The place that the program reaches.
  var place: String {
    switch self {
    case .aws: "s3://team/app"
    case .gsutil: "gs://team/app"
    case .rclone: "rclone:box:team/app"
    case .oras: "oci://host/team/app"
    }
  }

  private static let start = """
    mkdir -p "$FAKE"
    echo "$@" >> "$FAKE/log"
    fail() { echo "$1" >&2; exit "$2"; }

    """

  var script: String {
    switch self {
    case .aws: Self.start + Self.awsScript
    case .gsutil: Self.start + Self.gsutilScript
    case .rclone: Self.start + Self.rcloneScript
    case .oras: Self.start + Self.orasScript
    }
  }

  private static let awsScript = #"""
    [ "$1" = s3 ] || fail "unknown service" 252
    action=$2
    shift 2
    includes=""
    while [ $# -gt 0 ]; do
      case "$1" in
        --exclude) [ "$2" = "*" ] || fail "bad pattern" 252; shift 2 ;;
        --include) includes="$includes $2"; shift 2 ;;
        --recursive | --only-show-errors) shift ;;
        -*) fail "Unknown options: $1" 252 ;;
        *) break ;;
      esac
    done
    place() { case "$1" in s3://*) echo "$FAKE/bucket/${1#s3://}" ;; *) echo "$1" ;; esac; }
    from=$(place "$1")
    case "$action" in
      ls)
        [ -d "$from" ] || exit 1
        path=${1#s3://}
        cd "$FAKE/bucket/${path%%/*}" && find "${path#*/}" -name "*.png" |
          sed "s/^/2026-01-02 03:04:05      42 /" ;;
      cp)
        to=$(place "$2")
        for path in $includes; do
          [ -f "$from/$path" ] || continue
          mkdir -p "$to/$(dirname "$path")" && cp "$from/$path" "$to/$path" || exit 1
        done ;;
      rm) for path in $includes; do rm -f "$from/$path"; done ;;
      *) fail "Invalid choice" 252 ;;
    esac
    """#

  private static let gsutilScript = #"""
    [ "$1" = -q ] && shift
    [ "$1" = -m ] && shift
    place() { case "$1" in gs://*) echo "$FAKE/bucket/${1#gs://}" ;; *) echo "$1" ;; esac; }
    code=0
    case "$1" in
      ls)
        cd "$(place "$2")" 2>/dev/null && ls *.png >/dev/null 2>&1 ||
          fail "CommandException: One or more URLs matched no objects." 1
        for file in *.png; do echo "${2}$file"; done ;;
      cp)
        shift
        [ "$1" = -c ] && shift
        [ "$1" = -I ] || fail "no list" 1
        to=$(place "$2")
        mkdir -p "$to"
        while read -r path; do
          cp "$(place "$path")" "$to/" 2>/dev/null || { echo "No URLs matched: $path" >&2; code=1; }
        done ;;
      rm)
        [ "$2" = -I ] || fail "no list" 1
        while read -r path; do rm "$(place "$path")" || code=1; done ;;
      *) fail "Invalid command" 1 ;;
    esac
    exit $code
    """#

  private static let rcloneScript = #"""
    place() { case "$1" in box:*) echo "$FAKE/bucket/${1#box:}" ;; *) echo "$1" ;; esac; }
    case "$1" in
      lsf)
        [ "$2 $3 $4 $5 $6" = "--recursive --files-only --format sp --" ] || fail "unknown flag" 2
        cd "$(place "$7")" 2>/dev/null || fail "directory not found" 3
        find . -type f -printf "%s;%P\n" ;;
      copy)
        [ "$2 $4" = "--files-from-raw --" ] || fail "unknown flag" 2
        from=$(place "$5")
        to=$(place "$6")
        while read -r path; do
          [ -f "$from/$path" ] || continue
          mkdir -p "$to/$(dirname "$path")" && cp "$from/$path" "$to/$path" || exit 1
        done < "$3" ;;
      delete)
        [ "$2 $4" = "--files-from-raw --" ] || fail "unknown flag" 2
        while read -r path; do rm -f "$(place "$5")/$path"; done < "$3" ;;
      *) fail "unknown command" 1 ;;
    esac
    """#

  // The file of an artifact has the path that is named when it is pushed, which must be relative.
  private static let orasScript = #"""
    tag() { echo "$FAKE/bucket/${1%:*}/${1##*:}"; }
    case "$1 $2" in
      "repo tags")
        [ -d "$FAKE/bucket/$3" ] || fail "Error response from registry: NAME_UNKNOWN: repository name not known" 1
        ls "$FAKE/bucket/$3" ;;
      "push --artifact-type")
        case "$5" in /*) fail "absolute file path detected" 1 ;; esac
        mkdir -p "$(tag "$4")" && cp "${5%:image/png}" "$(tag "$4")/" ;;
      "pull --output")
        [ -d "$(tag "$4")" ] || fail "Error: $4: not found" 1
        cp "$(tag "$4")"/* "$3/" ;;
      "manifest delete")
        [ "$3" = --force ] && rm -r "$(tag "$4")" ;;
      *) fail "unknown command" 1 ;;
    esac
    """#
}
