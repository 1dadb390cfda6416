extension ReportStyle {
  /// Filters, and the list of all cases by their causes.
  static let list = #"""
    .filters { padding: 14px 16px 10px; border-bottom: 1px solid var(--line); display: grid; gap: 10px; }
    .search { position: relative; display: block; }
    .search input { width: 100%; height: 34px; padding: 0 34px 0 12px; border: 1px solid var(--line);
      border-radius: 8px; background: var(--back); }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    .search input:focus { border-color: var(--accent); outline: 1px solid var(--accent); }
    .search kbd { position: absolute; right: 9px; top: 8px; pointer-events: none; }
    .search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chips label { position: relative; }
    .chips input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .chips span { display: flex; align-items: center; gap: 6px; padding: 2px 10px; border-radius: 99px;
      border: 1px solid var(--line); font-size: 12.5px; color: var(--muted); }
    .chips b { font-weight: 600; color: var(--text); }
    .chips .dot { padding: 0; border: 0; }
    .chips input:hover + span { border-color: var(--line-strong); }
    .chips input:checked + span { border-color: var(--accent); background: var(--accent-back);
      color: var(--text); }
    .chips input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
    .selects { display: grid; grid-template-columns: 1fr 1fr auto; gap: 8px; }
    .selects label { display: grid; gap: 2px; min-width: 0; font-size: 12px; color: var(--muted); }
    .selects select { width: 100%; min-width: 0; height: 30px; padding: 0 6px; border: 1px solid var(--line);
      border-radius: 7px; background: var(--raised); font-size: 13px; color: var(--text);
      text-overflow: ellipsis; }
    .shown { display: flex; justify-content: space-between; gap: 10px; font-size: 12.5px; color: var(--muted); }

    .group { content-visibility: auto; contain-intrinsic-size: auto 60px; margin-top: 4px; }
    .group-head { display: grid; grid-template-columns: 26px minmax(0, 1fr); align-items: start; }
    .group-head .fold { width: 26px; min-height: 30px; padding: 0; border: 0; background: none;
      color: var(--muted); }
    .chevron { width: 7px; height: 7px; margin-left: -3px; border: solid currentColor; border-width: 1.5px 1.5px 0 0;
      rotate: 45deg; transition: rotate 0.12s; }
    .fold[aria-expanded="true"] .chevron { rotate: 135deg; margin: -3px 0 0; }
    @media (prefers-reduced-motion: reduce) { .chevron { transition: none; } }
    .group-head a, .group-head .plain { display: block; padding: 5px 8px; border-radius: 7px; color: inherit;
      text-decoration: none; line-height: 1.4; }
    .group-head a:hover { background: var(--sunken); }
    .group-head h3 { font-size: 13px; font-weight: 400; text-wrap: wrap; }
    .group-head h3 small { font-size: 12.5px; font-weight: 400; color: var(--muted); }
    .group-head h3 b { font-weight: 600; }
    .group.loud h3 b { color: var(--red); }
    .rows { padding: 2px 0 6px 26px; }
    .row { display: grid; grid-template-columns: 7px minmax(0, 1fr) auto; align-items: center; gap: 9px;
      padding: 4px 8px; border-radius: 7px; color: inherit; text-decoration: none; font-size: 13px; }
    .row .dot { background: currentColor; }
    .row .name { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
    .row small { font-size: 12px; color: var(--muted); }
    .row .alarm { color: var(--red); font-weight: 600; }
    a.row:hover { background: var(--sunken); }
    a.row[aria-current], .group-head a[aria-current] { background: var(--accent-back); }
    .row:focus-visible, .group-head a:focus-visible { outline-offset: -2px; border-radius: 7px; }
    .rows.same .row { padding-block: 1px; color: var(--muted); }
    .none { padding: 26px 12px; text-align: center; color: var(--muted); }

    """#

  /// The page before a snapshot is chosen, and that of a cause.
  static let overview = #"""
    .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 6px; color: var(--muted); }
    .notice { margin-top: 14px; padding: 10px 14px; border-radius: 9px; background: var(--amber-back);
      color: var(--amber); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(104px, 1fr)); gap: 1px;
      margin-top: 22px; border: 1px solid var(--line); border-radius: 12px; overflow: hidden;
      background: var(--line); }
    .tiles li { display: grid; background: var(--surface); }
    .tile { display: grid; gap: 2px; padding: 14px 18px; color: inherit; text-decoration: none; }
    a.tile:hover { background: var(--sunken); }
    .tile:focus-visible { outline-offset: -3px; }
    .tile b { font-size: 26px; font-weight: 600; line-height: 1.1; letter-spacing: -0.02em; }
    .tile span { display: flex; align-items: center; gap: 7px; font-size: 13px; color: var(--muted); }
    .tile.nothing b { color: var(--muted); font-weight: 400; }
    .section { margin-top: 34px; }
    .section > h3 { margin-bottom: 12px; font-size: 16px; }
    .cards { display: grid; gap: 12px; }
    .card { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden; }
    .card > header { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px;
      align-items: start; padding: 14px 18px 14px 12px; }
    .card .fold { min-height: 26px; width: 26px; padding: 0; border: 0; background: none; color: var(--muted); }
    .card h4 { padding-top: 2px; font-size: 15px; font-weight: 400; text-wrap: pretty; }
    .card h4 a { color: inherit; text-decoration: none; }
    .card h4 a:hover { text-decoration: underline; }
    .card h4 b { font-weight: 600; }
    .card.loud { border-color: light-dark(#e9b6b6, #6a3033); }
    .card.loud h4 b { color: var(--red); }
    .card .also { grid-column: 2 / -1; color: var(--muted); font-size: 13px; }
    .card > .sheet { padding: 0 18px 18px; }
    .command { display: flex; align-items: center; gap: 8px; min-width: 0; margin: 0 18px 16px 48px;
      padding: 4px 4px 4px 12px; border-radius: 8px; background: var(--sunken); }
    .command code { flex: 1; min-width: 0; overflow-x: auto; white-space: pre; padding: 4px 0; }
    .command code::before { content: "$ "; color: var(--muted); }
    .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 12px; }
    .thumb { display: grid; grid-template-rows: 132px auto; border: 1px solid var(--line); border-radius: 10px;
      overflow: hidden; background: var(--surface); color: inherit; text-decoration: none;
      content-visibility: auto; contain-intrinsic-size: auto 180px; }
    .thumb:hover { border-color: var(--accent); }
    .thumb .pair { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1px;
      background: var(--line); min-height: 0; }
    .thumb .half { display: grid; place-items: center; min-height: 0; padding: 8px; background: var(--sunken); }
    .thumb img { max-width: 100%; max-height: 116px; min-width: 0; }
    .thumb .words { padding: 12px; font-size: 12px; color: var(--muted); overflow: hidden; }
    .thumb .label { display: grid; grid-template-columns: 7px minmax(0, 1fr); align-items: center; gap: 8px;
      padding: 7px 10px; border-top: 1px solid var(--line); font-size: 12.5px; overflow-wrap: anywhere; }
    .thumb.plain { grid-column: 1 / -1; grid-template-rows: none;
      grid-template-columns: minmax(0, 260px) minmax(0, 1fr); }
    .thumb.plain .words { order: 2; padding: 7px 12px; font-size: 12.5px; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis; }
    .thumb.plain .label { border: 0; }
    .card.bare { border-style: dashed; }
    .card.bare .command { margin-left: 18px; }
    .card.bare > header { grid-template-columns: minmax(0, 1fr); padding-left: 18px; }
    .sames { columns: 260px; column-gap: 28px; padding: 4px 18px 16px 48px; font-size: 13px;
      color: var(--muted); overflow-wrap: anywhere; }
    .checked { background: repeating-conic-gradient(var(--check) 0 25%, var(--check-back) 0 50%) 0 0 / 16px 16px; }
    @media (max-width: 860px) {
      .thumb.plain { grid-template-columns: minmax(0, 1fr); }
      .thumb.plain .words { white-space: normal; }
      .command { margin-left: 18px; }
      .sheet { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); }
      .tiles { grid-template-columns: repeat(3, 1fr); margin-top: 16px; }
      .tile { padding: 10px 12px; }
    }

    """#
}
