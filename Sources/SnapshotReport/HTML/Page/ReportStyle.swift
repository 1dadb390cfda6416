/// The style sheet of the page.
enum ReportStyle {
  static let all = base + frame + list + overview + snapshot + stage + trees

  /// Colours, type and what all controls share. A colour has its light and its dark value in one place.
  static let base = #"""
    :root {
      color-scheme: light dark;
      --back: light-dark(#f5f6f8, #0f1217);
      --surface: light-dark(#ffffff, #171b22);
      --raised: light-dark(#ffffff, #202630);
      --sunken: light-dark(#eceef2, #0b0e12);
      --text: light-dark(#1a1f27, #e7eaf0);
      --muted: light-dark(#58616f, #9ba5b4);
      --line: light-dark(#dfe3e9, #2a313c);
      --line-strong: light-dark(#a9b2bf, #56606f);
      --accent: light-dark(#1f56d8, #82adff);
      --accent-back: light-dark(#e9effd, #1b2a48);
      --on-accent: light-dark(#ffffff, #0c1424);
      --red: light-dark(#bc2626, #ff8a82);
      --red-back: light-dark(#fdecec, #3a1b1d);
      --amber: light-dark(#8a5a00, #e8b64c);
      --amber-back: light-dark(#fdf3dc, #33280f);
      --green: light-dark(#1b7340, #67d088);
      --green-back: light-dark(#e6f5eb, #14301f);
      --violet: light-dark(#6340bd, #bda3ff);
      --violet-back: light-dark(#f0ebfc, #2a2145);
      --check: light-dark(#e3e6ea, #2b313a);
      --check-back: light-dark(#ffffff, #20252d);
      --shadow: 0 1px 2px light-dark(#1a1f2714, #00000066), 0 4px 16px light-dark(#1a1f270f, #0000004d);
      --sans: -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, system-ui, sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, "Cascadia Mono", "DejaVu Sans Mono", monospace;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    *, ::before, ::after { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--back); color: var(--text);
      font: 14px/1.5 var(--sans); font-variant-numeric: tabular-nums;
    }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    ul, ol { list-style: none; }
    h1, h2, h3, h4 { line-height: 1.3; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere; }
    h2 { font-size: 22px; letter-spacing: -0.012em; }
    h3 { font-size: 15px; }
    code, kbd, samp { font-family: var(--mono); font-size: 0.87em; }
    a { color: var(--accent); text-underline-offset: 2px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    [hidden] { display: none !important; }
    .hidden {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: fixed; left: 12px; top: -60px; z-index: 9; padding: 8px 14px; border-radius: 8px;
      background: var(--accent); color: var(--on-accent); }
    .skip:focus { top: 8px; }
    .muted { color: var(--muted); }

    button, select, input { font: inherit; color: inherit; }
    button, .button {
      display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 32px;
      padding: 4px 12px; border: 1px solid var(--line); border-radius: 7px; background: var(--raised);
      color: var(--text); cursor: pointer; text-decoration: none; white-space: nowrap;
    }
    button:hover:not(:disabled), .button:hover { border-color: var(--line-strong); }
    button:disabled { opacity: 0.45; cursor: default; }
    button.quiet { border-color: transparent; background: none; color: var(--muted); }
    button.quiet:hover { background: var(--sunken); color: var(--text); }
    button.link { min-height: 0; padding: 0; border: 0; background: none; color: var(--accent);
      text-decoration: underline; }
    button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
    kbd { padding: 0 5px; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px;
      background: var(--surface); color: var(--muted); font-size: 11px; line-height: 16px; }

    .segments { display: inline-flex; flex-wrap: wrap; gap: 2px; padding: 2px; border-radius: 8px;
      background: var(--sunken); }
    .segments label { position: relative; }
    .segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .segments span { display: block; padding: 3px 11px; border-radius: 6px; color: var(--muted); }
    .segments input:hover + span { color: var(--text); }
    .segments input:checked + span { background: var(--raised); color: var(--text); box-shadow: var(--shadow);
      font-weight: 550; }
    .segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }
    .segments input:disabled + span { opacity: 0.4; }
    .segments input:disabled { cursor: default; }

    .badge { display: inline-flex; align-items: center; gap: 6px; padding: 1px 9px; border-radius: 99px;
      font-size: 12px; font-weight: 550; white-space: nowrap; background: var(--sunken); color: var(--muted); }
    .badge::before, .dot { content: ""; flex: none; width: 7px; height: 7px; border-radius: 50%;
      background: currentColor; }
    .is-different { color: var(--amber); background: var(--amber-back); }
    .is-trouble, .is-unexplained { color: var(--red); background: var(--red-back); }
    .is-missing, .is-recorded { color: var(--accent); background: var(--accent-back); }
    .is-moved { color: var(--violet); background: var(--violet-back); }
    .is-same { color: var(--green); background: var(--green-back); }
    .dot[class*="is-"] { background: currentColor; }

    .toast { position: fixed; left: 50%; bottom: 20px; z-index: 8; translate: -50% 0; padding: 8px 16px;
      max-width: calc(100vw - 32px); border-radius: 9px; background: var(--text); color: var(--back);
      box-shadow: var(--shadow); }
    .toast:empty { display: none; }
    dialog { width: min(480px, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--line);
      border-radius: 14px; background: var(--surface); color: var(--text); box-shadow: var(--shadow); }
    dialog::backdrop { background: #05080d80; }
    dialog h2 { font-size: 17px; margin-bottom: 12px; }
    .keys { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin-bottom: 18px; }
    .keys dt { display: flex; gap: 4px; }
    .noscript { padding: 40px; }

    """#

  /// The bar and the two panes.
  static let frame = #"""
    .bar { position: sticky; top: 0; z-index: 3; display: flex; align-items: center; gap: 18px; height: 52px;
      padding: 0 20px; border-bottom: 1px solid var(--line); background: var(--surface); }
    .bar h1 { font-size: 15px; flex: none; max-width: 40vw; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis; }
    .bar h1 a { color: inherit; text-decoration: none; }
    .bar h1 a:hover { text-decoration: underline; }
    .tally { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
      color: var(--muted); }
    .bar-tools { display: flex; align-items: center; gap: 8px; }
    .bar .segments { flex-wrap: nowrap; }
    .bar .segments span { padding: 2px 9px; font-size: 13px; }
    .panes { display: grid; grid-template-columns: minmax(300px, 372px) minmax(0, 1fr);
      height: calc(100vh - 52px); height: calc(100dvh - 52px); }
    .side { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line);
      background: var(--surface); }
    .list { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 6px 10px 24px; }
    main { overflow-y: auto; min-width: 0; padding: 28px 32px 60px; }
    main > * { max-width: 1240px; margin-inline: auto; }
    .back { display: none; }

    @media (max-width: 860px) {
      .bar { padding: 0 14px; gap: 10px; }
      .bar h1 { flex: 1; max-width: none; }
      .tally, #help-open { display: none; }
      .panes { display: flex; flex-direction: column; height: auto; }
      .side { border-right: 0; border-top: 1px solid var(--line); order: 2; }
      body:not([data-view="overview"]) .side { display: none; }
      .list { overflow: visible; }
      main { overflow: visible; padding: 18px 14px 40px; }
      h2 { font-size: 19px; }
      .back { display: inline-block; margin-bottom: 8px; }
    }
    @media print {
      .side, .bar-tools { display: none; }
      .panes { display: block; height: auto; }
    }

    """#
}
