internal import Foundation

/// The page without its values. Scripts fill what is empty here, by `textContent` alone.
enum ReportSkeleton {
  /// All before the body. Nothing may be loaded from anywhere: the policy says so, and the browser keeps it.
  static func head(title: String, style: String, policy: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style>\(style)</style>
    </head>

    """
  }

  /// The rights that a browser gives the page: its script and its style, each known by its digest, and pictures that
  /// are in the page. Whatever else looks like a script or a style is none.
  static func policy(style: String, script: String) -> String {
    func source(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(text.utf8)).base64EncodedString())'"
    }
    return "default-src 'none'; img-src data:; style-src \(source(style)); script-src \(source(script));"
      + " base-uri 'none'; form-action 'none'"
  }

  static let body = #"""
    <body>
    <a class="skip" href="#main">Skip to the snapshot</a>
    <header class="bar">
      <h1><a id="home" href="#"></a></h1>
      <p id="tally" class="tally"></p>
      <div class="bar-tools">
        <fieldset class="segments" id="theme">
          <legend class="hidden">Appearance</legend>
          <label title="As the system"><input type="radio" name="theme" value="auto" checked><span>Auto</span></label>
          <label title="Light"><input type="radio" name="theme" value="light"><span>Light</span></label>
          <label title="Dark"><input type="radio" name="theme" value="dark"><span>Dark</span></label>
        </fieldset>
        <button type="button" class="quiet" id="help-open" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
      </div>
    </header>
    <div class="panes">
      <nav class="side" aria-label="Snapshots">
        <form class="filters" role="search" aria-label="Find snapshots" id="filters">
          <label class="search"><span class="hidden">Search names and explanations</span>
            <input type="search" id="search" placeholder="Search names and explanations" autocomplete="off"
              spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></label>
          <fieldset class="chips" id="statuses"><legend class="hidden">Status</legend></fieldset>
          <div class="selects">
            <label><span>Cause</span><select id="cause"></select></label>
            <label><span>Folder</span><select id="folder"></select></label>
            <label><span>Scale</span><select id="scale"></select></label>
          </div>
          <p class="shown"><span id="shown" role="status" aria-live="polite"></span>
            <button type="button" class="link" id="clear" hidden>Clear filters</button></p>
        </form>
        <div id="list" class="list"></div>
      </nav>
      <main id="main" tabindex="-1"></main>
    </div>
    <div id="said" class="hidden" role="status" aria-live="polite"></div>
    <div id="toast" class="toast" role="status" aria-live="polite"></div>
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl class="keys" id="keys"></dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    <noscript><p class="noscript">This report shows its snapshots by a script. Please let it run.</p></noscript>

    """#
}
