const spot = { change: null, hovered: null };

function showMain() {
  const main = $('main');
  const focused = main.contains(document.activeElement) ? document.activeElement.id : null;
  stopBlinking();
  Object.assign(spot, { change: null, hovered: null });
  const view = state.case ? 'case' : state.group !== null ? 'group' : 'overview';
  document.body.dataset.view = view;
  if (view === 'case') showCase(main, state.case);
  else if (view === 'group') showGroup(main);
  else showOverview(main);
  main.scrollTop = 0;
  if (matchMedia('(max-width: 860px)').matches) scrollTo(0, 0);
  const title = $('page-title').textContent;
  document.title = view === 'overview' ? report.title : title + ' · ' + report.title;
  if (focused !== null) ($(focused) || main).focus({ preventScroll: true });
}

function showCase(main, one) {
  const place = sections.walk.indexOf(one);
  const isLast = place === sections.walk.length - 1;
  const pixels = one.pictures.actual || one.pictures.reference;
  const facts = [one.scale !== undefined && '@' + one.scale + 'x',
    one.system !== undefined && 'iOS ' + one.system,
    pixels && pixels.width + ' × ' + pixels.height + ' px',
    one.seconds !== undefined && (one.seconds * 1000).toFixed(one.seconds < 0.01 ? 1 : 0) + ' ms'];
  const head = make('header', { class: 'case-head' },
    make('div', {}, backLink(), make('p', { class: 'where' }, one.group),
      make('h2', { id: 'page-title' }, one.label)),
    make('div', { class: 'walk' },
      make('button', { type: 'button', id: 'previous', 'aria-label': 'Previous snapshot', 'aria-keyshortcuts': 'k',
        disabled: place <= 0, onclick: () => walk(-1) }, '‹'),
      make('span', { class: 'place' }, place < 0 ? '– of ' + numbers.format(sections.walk.length)
        : numbers.format(place + 1) + ' of ' + numbers.format(sections.walk.length)),
      make('button', { type: 'button', id: 'next', 'aria-label': 'Next snapshot', 'aria-keyshortcuts': 'j',
        disabled: place >= 0 && isLast, onclick: () => walk(1) }, '›')),
    make('div', { class: 'deed' },
      make('p', { class: 'marks' }, make('span', { class: 'badge is-' + one.status }, statusWords[one.status]),
        one.isUnexplained && make('span', { class: 'badge is-unexplained' }, 'Unexplained'),
        facts.filter(Boolean).map(fact => make('span', {}, fact))),
      verdictButtons([one]),
      one.accept && command(one.accept, 'Copy the command that accepts this snapshot')));
  fill(main, head, reasons(one), one.isText ? textDifference(one) : null, stageElement(one), details(one));
}

const kindWords = { antialiasing: 'anti-aliasing' };
function reasons(one) {
  const isTrouble = one.status === 'trouble';
  if (one.changes.length === 0) {
    if (one.isText || one.summary.length === 0) return null;
    return make('section', { class: 'why' + (isTrouble ? ' trouble' : '') },
      make('h3', {}, isTrouble ? 'Errors' : 'Messages'), lines(one));
  }
  const loud = one.changes.filter(change => change.kind === 'unexplained');
  const all = loud.concat(one.changes.filter(change => change.kind !== 'unexplained'));
  const most = all.length === 5 ? 5 : 4;
  const list = make('ol', { class: 'changes' },
    all.slice(0, most).map(change => make('li', {}, changeLine(change))));
  const more = all.length > most && make('button', { type: 'button', class: 'link more', onclick: event => {
    event.currentTarget.remove();
    add(list, all.slice(most).map(change => make('li', {}, changeLine(change))));
  } }, 'Show ' + (all.length - most) + ' more');
  return make('section', { class: 'why' }, make('h3', {},
    one.status === 'moved' ? 'Moved views ' : 'Causes ', make('small', {}, measured(one))),
    list, more);
}
function lines(one) {
  return make('div', { class: 'lines' }, one.summary.map(line => make('p', {}, line)));
}
function measured({ measurement }) {
  if (!measurement) return '';
  const { differingPixels, largestChannelDifference, box } = measurement;
  return '· ' + counted(differingPixels, 'pixel') + ' (' + share({ measurement }) + ')'
    + ' by up to ' + largestChannelDifference + ' of 255, in ' + box.width + ' × ' + box.height + ' px at '
    + box.x + ', ' + box.y;
}

// A change in a line; pressing it marks the pixels that it explains.
function changeLine(change) {
  const isUnexplained = change.kind === 'unexplained';
  const content = [
    make('span', { class: 'kind' }, isUnexplained ? 'Unexplained' : Object.hasOwn(kindWords, change.kind) ? kindWords[change.kind] : change.kind),
    make('span', {}, make('b', {}, change.view), ' ', change.text,
      change.causes.map(cause => [make('span', { class: 'because' }, ' because '), cause])),
    make('span', { class: 'pixels' }, change.pixels > 0 && numbers.format(change.pixels) + ' px'),
    change.path !== '' && change.path !== change.view && make('span', { class: 'path' }, change.path),
  ];
  const classes = 'change' + (isUnexplained ? ' unexplained' : '');
  if (!change.box) return make('div', { class: classes, title: change.path }, content);
  const button = make('button', { type: 'button', class: classes, 'aria-pressed': 'false',
    title: change.path,
    onclick: () => {
      spot.change = spot.change === change ? null : change;
      for (const other of document.querySelectorAll('button.change'))
        other.setAttribute('aria-pressed', String(other === button && spot.change === change));
      if (spot.change) aimAt(change.box);
      showMarks();
    },
    onpointerenter: () => { spot.hovered = change; showMarks(); },
    onpointerleave: () => { spot.hovered = null; showMarks(); } }, content);
  return button;
}

// Frames what the chosen change explains, in every picture that is shown.
function showMarks() {
  for (const old of document.querySelectorAll('.mark')) old.remove();
  const box = (spot.hovered || spot.change)?.box;
  if (!box) return;
  for (const canvas of document.querySelectorAll('.canvas')) canvas.append(place(make('i', { class: 'mark' }),
    box, canvas.size));
}
function place(element, box, size) {
  const share = (part, whole) => 100 * part / whole + '%';
  Object.assign(element.style, { left: share(box.x, size.width), top: share(box.y, size.height),
    width: share(box.width, size.width), height: share(box.height, size.height) });
  return element;
}

// What is said of a text, and the lines that differ: the first character tells from which side one is.
function textDifference(one) {
  const all = one.summary.flatMap(line => line.split('\n'));
  const start = Math.max(0, all.findIndex(line => line.startsWith('@@')));
  const kinds = { '+': 'plus', '-': 'minus', '−': 'minus', '@': 'hunk' };
  const rows = all.slice(start).map(line => {
    const kind = kinds[line[0]] || '';
    const words = kind === 'hunk' || kind === '' && line[0] !== ' ' ? line : line.slice(1);
    const sign = { plus: '+', minus: '−' }[kind] || '';
    return make('li', { class: kind }, make('span', { class: 'sign' }, sign), make('span', {}, words || ' '));
  });
  return make('section', {}, start > 0 && make('div', { class: 'why' }, make('h3', {}, 'Messages'),
    make('div', { class: 'lines' }, all.slice(0, start).map(line => make('p', {}, line)))),
    make('h3', { class: 'hidden' }, 'Lines that differ'), make('ol', { class: 'text-diff', tabindex: 0 }, rows));
}

function details(one) {
  const facts = [['Reference', one.reference], ['Now', one.actual], ['Difference', one.difference],
    ['Comparison', one.comparison]].filter(([, path]) => path);
  const saysMore = one.changes.length > 0 && one.summary.length > 0 && !one.isText;
  if (facts.length === 0 && !saysMore && one.causes.length < 2) return null;
  return make('details', { class: 'fold-away', 'aria-label': 'Files and output' },
    make('summary', {}, 'Files and output'),
    make('dl', { class: 'paths' }, facts.map(([name, path]) => [make('dt', {}, name), make('dd', {}, path)]),
      one.causes.length > 1 && one.causes.map(cause => [make('dt', {}, 'Cause'), make('dd', {}, cause)])),
    saysMore && lines(one));
}
