// Goes to another of the shown snapshots, and says which it is.
function walk(step) {
  const { walk: all } = sections;
  if (all.length === 0) return;
  const place = all.indexOf(state.case);
  const next = place < 0 ? (step > 0 ? 0 : all.length - 1) : place + step;
  if (next < 0 || next >= all.length) return;
  go({ case: all[next], group: null });
  const one = state.case;
  $('said').textContent = one.label + ', ' + statusWords[one.status] + ', ' + (next + 1) + ' of ' + all.length;
}

async function copy(button) {
  let isCopied = true;
  try { await navigator.clipboard.writeText(button.line); } catch { isCopied = copyBySelection(button.line); }
  $('toast').textContent = isCopied ? 'Copied: ' + visible(button.line) : 'Copying is not available here.';
  clearTimeout(copy.timer);
  copy.timer = setTimeout(() => { $('toast').textContent = ''; }, 2500);
}
function copyBySelection(text) {
  const focused = document.activeElement;
  const field = make('textarea', { class: 'hidden', 'aria-hidden': true });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return isCopied;
}

function leave() {
  if (state.case || state.group !== null) go({ case: null, group: null });
  else if (isFiltered()) $('clear').click();
}
function zoomBy(step) {
  const select = $('zoom');
  if (!select || select.closest('[hidden]')) return;
  const index = zooms.findIndex(([name]) => name === state.zoom) + step;
  if (!zooms[index]) return;
  go({ zoom: zooms[index][0] });
  select.value = state.zoom;
  showView(state.case);
}

// Presses the button for a decision about what the main pane shows.
function press(verdict) {
  document.querySelector('main .case-head .to-' + verdict + ', main .group-page > .verdicts .to-' + verdict)?.click();
}

const keyTable = [
  [['j', '→'], 'next snapshot'], [['k', '←'], 'previous snapshot'],
  [['1', '…', '7'], modes.map(([, words]) => words.toLowerCase()).join(', ')],
  [['+', '−'], 'zoom in and out'], [['c'], 'copy the command that accepts the shown snapshots'],
  [['a'], 'accept the shown snapshots'], [['x'], 'reject them'],
  [['/'], 'search'], [['f'], 'filter by status'], [['?'], 'these keys'], [['Esc'], 'back to all snapshots'],
];
const actions = {
  j: () => walk(1), k: () => walk(-1), ArrowRight: () => walk(1), ArrowLeft: () => walk(-1),
  '/': () => { $('search').focus(); $('search').select(); },
  f: () => $('statuses').querySelector('input')?.focus(),
  '?': () => $('help').showModal(),
  a: () => press('accept'), x: () => press('reject'),
  c: () => document.querySelector('main .case-head .copy, main .group-page > .command .copy')?.click(),
  '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), Escape: leave,
};
modes.forEach(([name], index) => { actions[index + 1] = () => {
  const radio = $('mode-' + name);
  if (!radio || radio.disabled) return;
  if (radio.checked) go({ mode: name });
  else radio.click();
}; });

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || $('help').open || $('saved').open) return;
  const { target, key } = event;
  const isField = target.matches('input[type="search"], select, textarea');
  if (isField && key === 'Escape') { target.blur(); event.preventDefault(); return; }
  if (isField || key.startsWith('Arrow') && target.matches('input, [role="application"], [tabindex="0"]')) return;
  const action = Object.hasOwn(actions, key) ? actions[key] : null;
  if (!action) return;
  event.preventDefault();
  action();
});

document.addEventListener('click', event => {
  const button = event.target.closest('.copy');
  if (button) copy(button);
  const link = event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.classList.contains('skip')) {
    event.preventDefault();
    $('main').focus();
  } else if (link.go) {
    event.preventDefault();
    const { case: id, group, status } = link.go;
    if (status) go({ status: new Set(state.status.has(status) ? [] : [status]) });
    else go({ case: caseOfID.get(id) || null, group: groupOfCause.get(group) ?? null });
  }
});

function showTheme() {
  if (state.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = state.theme;
  for (const input of $('theme').querySelectorAll('input')) input.checked = input.value === state.theme;
}
$('theme').addEventListener('change', event => { go({ theme: event.target.value }); showTheme(); });
$('help-open').addEventListener('click', () => $('help').showModal());

function start() {
  readAddress();
  showTheme();
  showFilters();
  showList();
  showMain();
  showCurrent();
}
$('home').textContent = report.title;
$('home').go = {};
const good = report.counts.find(one => one.status === 'same').count;
$('tally').textContent = counted(cases.length, 'snapshot') + ', ' + (good === cases.length ? 'all the same'
  : numbers.format(cases.length - good) + ' not the same');
fill($('keys'), keyTable.map(([keys, words]) => [
  make('dt', {}, keys.map(key => key === '…' ? '–' : make('kbd', {}, key))), make('dd', {}, words)]));
makeFilters();
readDecisions();
start();
showDecisions();
addEventListener('popstate', start);
