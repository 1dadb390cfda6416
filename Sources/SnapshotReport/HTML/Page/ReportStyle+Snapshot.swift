extension ReportStyle {
  /// A snapshot's head, and why it differs.
  static let snapshot = #"""
    .case-head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 20px; align-items: start; }
    .case-head .where { color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
    .case-head .marks { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px;
      color: var(--muted); font-size: 13px; }
    .walk { display: flex; align-items: center; gap: 6px; }
    .walk .place { min-width: 72px; text-align: center; color: var(--muted); font-size: 13px; }
    .group-page .command { margin: 14px 0 0; }
    .case-head .deed { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px;
      justify-content: space-between; }
    .case-head .command { flex: 0 1 auto; max-width: 100%; margin: 0; }

    .why { margin-top: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface);
      overflow: hidden; }
    .why > h3 { padding: 11px 18px; border-bottom: 1px solid var(--line); font-size: 13px; font-weight: 600; }
    .why > h3 small { font-size: 13px; font-weight: 400; color: var(--muted); }
    .changes > li { border-top: 1px solid var(--line); }
    .changes > li:first-child { border-top: 0; }
    .change { display: grid; grid-template-columns: 92px minmax(0, 1fr) auto; gap: 2px 14px; width: 100%;
      padding: 7px 18px; min-height: 36px; border: 0; border-radius: 0; background: none; text-align: start;
      white-space: normal;
      align-items: baseline; justify-content: normal; overflow-wrap: anywhere; }
    button.change:hover { background: var(--sunken); }
    button.change[aria-pressed="true"] { background: var(--accent-back); }
    button.change:focus-visible { outline-offset: -3px; }
    .change .kind { font-size: 12px; color: var(--muted); }
    .change b { font-weight: 600; }
    .change .because { color: var(--muted); }
    .change .pixels { font-size: 12px; color: var(--muted); white-space: nowrap; }
    .change .path { display: none; grid-column: 2 / -1; font: 11.5px/1.4 var(--mono); color: var(--muted); }
    .change[aria-pressed="true"] .path, div.change.unexplained .path { display: block; }
    .change.unexplained { background: var(--red-back); color: var(--red); }
    .change.unexplained .kind { color: inherit; font-weight: 700; font-size: 13px; }
    .change.unexplained .pixels, .change.unexplained .because { color: inherit; }
    .change.unexplained { box-shadow: inset 4px 0 var(--red); }
    .why .more { margin: 8px 18px 12px; }
    .lines { padding: 10px 18px 12px; overflow-wrap: anywhere; }
    .lines p + p { margin-top: 4px; }
    .why.trouble { border-color: var(--red); }
    .why.trouble .lines { color: var(--red); }
    details.fold-away { margin-top: 14px; color: var(--muted); font-size: 13px; }
    details.fold-away summary { cursor: pointer; width: max-content; max-width: 100%; }
    .paths { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 3px 16px; padding: 10px 0; }
    .paths dd { overflow-wrap: anywhere; font-family: var(--mono); font-size: 12px; }

    .text-diff { margin-top: 20px; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto;
      background: var(--surface); padding: 10px 0; font: 12.5px/1.6 var(--mono); }
    .text-diff li { display: grid; grid-template-columns: 34px minmax(max-content, 1fr); white-space: pre;
      padding-right: 16px; min-width: max-content; }
    .text-diff .sign { text-align: center; user-select: none; color: var(--muted); }
    .text-diff .minus { background: var(--red-back); color: var(--red); }
    .text-diff .plus { background: var(--green-back); color: var(--green); }
    .text-diff .hunk { color: var(--accent); }
    .text-diff .minus .sign, .text-diff .plus .sign { color: inherit; }

    @media (max-width: 860px) {
      .case-head { grid-template-columns: minmax(0, 1fr); }
      .change { grid-template-columns: minmax(0, 1fr) auto; padding-inline: 14px; }
      .why > h3, .lines { padding-inline: 14px; }
      .why .more { margin-inline: 14px; }
      .change .kind { grid-column: 1 / -1; }
      .change .path { grid-column: 1 / -1; }
    }

    """#

  /// The pictures, in each way of looking at them.
  static let stage = #"""
    .stage { margin-top: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface);
      overflow: hidden; }
    .stage-bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
      gap: 8px 16px; padding: 8px 10px; border-bottom: 1px solid var(--line); }
    .zoom { display: flex; align-items: center; gap: 8px; font-size: 13px; color: var(--muted); }
    .zoom select { height: 30px; border: 1px solid var(--line); border-radius: 7px; background: var(--raised);
      padding: 0 6px; color: var(--text); }
    .view { padding: 20px; background: var(--sunken); overflow: auto; }
    .control { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 14px;
      padding: 0 0 16px; font-size: 13px; color: var(--muted); }
    .control input[type="range"] { width: min(340px, 60vw); accent-color: var(--accent); }
    .control output { min-width: 5ch; }
    .sides { display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: center; gap: 24px 40px; }
    .sides.wide { flex-wrap: nowrap; justify-content: start; width: max-content; }
    .sides figure { max-width: 100%; }
    .sides figure:not(:only-child) { max-width: calc(50% - 20px); }
    .sides.wide figure:nth-child(n) { max-width: none; }
    figcaption { display: flex; justify-content: space-between; gap: 12px; margin-bottom: 6px; font-size: 12.5px;
      color: var(--muted); }
    figcaption b { font-weight: 600; color: var(--text); }
    .canvas { position: relative; max-width: 100%; margin-inline: auto; box-shadow: 0 0 0 1px var(--line);
      line-height: 0; }
    .canvas.free { max-width: none; }
    .canvas img { position: absolute; left: 0; top: 0; }
    .canvas .over.checked { position: absolute; inset: 0; }
    .over { position: absolute; inset: 0; }
    .pixelated img { image-rendering: pixelated; }
    .mark { position: absolute; outline: 2px solid #ff2d9b; outline-offset: 2px; border-radius: 1px;
      box-shadow: 0 0 0 4px #ffffffb3; pointer-events: none; }
    .in-swipe .canvas { cursor: ew-resize; touch-action: pan-y; }
    .divider { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: #ff2d9b;
      pointer-events: none; }
    .divider::after { content: ""; position: absolute; top: 50%; left: 50%; width: 28px; height: 28px;
      translate: -50% -50%; border-radius: 50%; background: #ff2d9b; box-shadow: 0 1px 6px #0006; }
    .divider::before { content: "‹ ›"; position: absolute; z-index: 1; top: 50%; left: 50%;
      translate: -50% -56%; font: 700 16px/1 var(--sans); color: #fff; white-space: nowrap; }
    .blend img + img { mix-blend-mode: difference; }
    .blend { background: #000; isolation: isolate; }
    .gone { display: grid; place-items: center; align-content: center; gap: 4px; min-height: 150px; width: 100%;
      min-width: min(240px, 100%); padding: 20px; border: 1.5px dashed var(--line-strong); border-radius: 10px;
      text-align: center; color: var(--muted); overflow-wrap: anywhere; line-height: 1.5; }
    .gone b { color: var(--text); font-weight: 600; }

    .loupe { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 24px; align-items: start; }
    .loupe-map { cursor: crosshair; touch-action: none; }
    .loupe-map .aim { position: absolute; outline: 2px solid #ff2d9b; box-shadow: 0 0 0 4px #ffffffb3;
      pointer-events: none; }
    .lenses { display: flex; flex-wrap: wrap; gap: 14px; }
    .lens { position: relative; width: 200px; height: 200px; overflow: hidden; border-radius: 10px;
      box-shadow: 0 0 0 1px var(--line-strong); }
    .lens canvas { display: block; width: 200px; height: 200px; }
    .lens::after { content: ""; position: absolute; left: 50%; top: 50%; width: var(--pixel);
      height: var(--pixel); translate: -50% -50%; outline: 1.5px solid #ff2d9b; box-shadow: 0 0 0 2.5px #fff9; }
    .colour { display: flex; align-items: center; gap: 7px; margin-top: 6px; font: 12px/1.4 var(--mono); }
    .swatch { width: 14px; height: 14px; border-radius: 4px; box-shadow: 0 0 0 1px var(--line-strong); }
    @media (max-width: 1280px) {
      .loupe { grid-template-columns: minmax(0, 1fr); }
      .lenses { justify-content: center; }
    }
    @media (max-width: 860px) {
      .sides figure:not(:only-child) { max-width: 100%; }
      .view { padding: 14px; }
      .stage-bar .segments { width: 100%; }
      .stage-bar .segments label { flex: 1 1 auto; text-align: center; }
    }

    """#

  /// Layout trees side by side.
  static let trees = #"""
    .trees { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); font: 12px/1.55 var(--mono);
      border: 1px solid var(--line); border-radius: 10px; background: var(--surface); overflow: hidden; }
    .trees h4 { padding: 8px 12px; font: 600 12.5px/1.4 var(--sans); border-bottom: 1px solid var(--line); }
    .tree { min-width: 0; overflow-x: auto; }
    .tree + .tree { border-left: 1px solid var(--line); }
    .tree ol { width: max-content; min-width: 100%; padding: 6px 0; }
    .tree li { display: flex; gap: 10px; align-items: center; height: 22px; padding: 0 12px; white-space: pre; }
    .tree li.blank { background: repeating-linear-gradient(-45deg, transparent 0 5px, var(--sunken) 5px 7px); }
    .tree li.touched { background: var(--amber-back); }
    .tree li.removed { background: var(--red-back); }
    .tree li.added { background: var(--green-back); }
    .tree li.unexplained { background: var(--red-back); color: var(--red); font-weight: 700; }
    .tree li span.indent { flex: none; align-self: stretch; margin-left: -1px;
      background: repeating-linear-gradient(90deg, transparent 0 15px, var(--line) 15px 16px); }
    .tree li { color: var(--muted); }
    .tree b, .tree li.touched, .tree li.removed, .tree li.added { color: var(--text); }
    .tree b { font-weight: 600; }
    .tree mark { margin: 0 -2px; padding: 1px 2px; border-radius: 3px; background: light-dark(#f6d27a, #6b5210);
      color: var(--text); }
    .tree .marks { position: sticky; right: 0; display: flex; gap: 4px; align-items: center; align-self: stretch;
      margin: 0 -12px 0 auto; padding: 0 12px 0 8px; background: inherit; }
    .tree em { font: 550 11px/1 var(--sans); color: var(--amber); padding: 3px 7px; border-radius: 99px;
      background: var(--surface); }
    .tree li.removed em, .tree li.unexplained em { color: var(--red); }
    .tree li.added em { color: var(--green); }
    @media (max-width: 860px) {
      .trees { grid-template-columns: minmax(0, 1fr); }
      .tree + .tree { border-left: 0; border-top: 1px solid var(--line); }
    }

    """#
}
