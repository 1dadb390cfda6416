const state = {};
const sections = { open: new Map(), shown: [] };

function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  Object.assign(state, {
    case: caseOfID.get(words.get('case') || '') || null,
    group: groupOfCause.get(words.get('group') || '') ?? null,
    mode: modes.some(([name]) => name === words.get('mode')) ? words.get('mode') : null,
    zoom: zooms.some(([name]) => name === words.get('zoom')) ? words.get('zoom') : 'fit',
    status: new Set((words.get('status') || '').split(',').filter(name => Object.hasOwn(statusWords, name))),
    cause: groupOfCause.has(words.get('cause') || '') ? words.get('cause') : '',
    folder: words.get('folder') || '', scale: words.get('scale') || '', search: words.get('search') || '',
    theme: ['light', 'dark'].includes(words.get('theme')) ? words.get('theme') : 'auto',
  });
  if (state.case?.status === 'same') state.case = null;
}

function address() {
  const words = new URLSearchParams();
  const put = (name, value) => { if (value) words.set(name, value); };
  put('case', state.case?.id);
  put('group', state.group === null ? '' : report.groups[state.group].cause);
  put('mode', state.mode);
  put('zoom', state.zoom === 'fit' ? '' : state.zoom);
  put('status', [...state.status].join(','));
  put('cause', state.cause);
  put('folder', state.folder);
  put('scale', state.scale);
  put('search', state.search);
  put('theme', state.theme === 'auto' ? '' : state.theme);
  return '#' + words;
}

// Changes what is shown. Going to another page is a step that the browser's back button takes back.
function go(changes) {
  Object.assign(state, changes);
  const isStep = 'case' in changes || 'group' in changes;
  history[isStep ? 'pushState' : 'replaceState'](null, '', address());
  if (['status', 'cause', 'folder', 'scale', 'search'].some(name => name in changes)) {
    showFilters();
    showList();
    if (!state.case && state.group === null) showMain();
  }
  if (isStep) { showMain(); showCurrent(); }
}

function matches(one) {
  if (state.status.size && !state.status.has(one.status)) return false;
  if (state.cause && !one.causes.includes(state.cause)) return false;
  if (state.folder && one.group !== state.folder) return false;
  if (state.scale && String(one.scale ?? 'text') !== state.scale) return false;
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every(word => wordsOf(one).includes(word));
}
function isFiltered() {
  return Boolean(state.status.size || state.cause || state.folder || state.scale || state.search.trim());
}

// The cases that pass the filters, by why they are here: first what nobody can explain.
function findSections() {
  const found = new Map();
  const section = (key, values) => {
    if (!found.has(key)) found.set(key, { key, cases: [], ...values });
    return found.get(key);
  };
  const order = ['trouble', 'loud', 'different', 'groups', 'texts', 'missing', 'recorded', 'moved', 'same',
    'empty'];
  const heads = {
    trouble: ['could not be created or compared', true], different: ['changed without a known cause', true],
    texts: ['differ in text'],
    missing: ['have no reference yet'], recorded: ['have a new reference'],
    moved: ['have the same pixels, but moved frames'], same: ['are the same'],
  };
  const shown = cases.filter(matches);
  const totals = new Map();
  for (const one of shown) {
    for (const cause of new Set(one.status === 'same' ? [] : one.causes))
      totals.set(cause, (totals.get(cause) || 0) + 1);
    const { root } = one;
    const kind = one.isText && one.status === 'different' ? 'texts' : one.status;
    if (root === undefined) section(kind, { words: heads[kind] }).cases.push(one);
    else section('group ' + root, { group: root }).cases.push(one);
  }
  for (const [cause, count] of totals) {
    const index = groupOfCause.get(cause);
    section('group ' + index, { group: index }).total = count;
  }
  for (const one of found.values()) one.isLoud = one.group === undefined ? Boolean(one.words[1])
    : one.cases.some(one => one.changes.some(change => change.kind === 'unexplained'
      && report.groups[one.root].cause.endsWith(change.text)));
  const rank = one => order.indexOf(one.group === undefined ? one.key : one.cases.length === 0 ? 'empty'
    : one.isLoud ? 'loud' : 'groups');
  sections.shown = [...found.values()].sort((a, b) => rank(a) - rank(b) || (a.group ?? 0) - (b.group ?? 0));
  sections.count = shown.length;
  sections.walk = sections.shown.filter(one => one.key !== 'same').flatMap(one => one.cases);
}

// `12 snapshots changed because icon grew 20 → 21 pt high`, with the cause in bold.
function sentence(section) {
  const count = section.group === undefined ? section.cases.length : section.total;
  if (section.group !== undefined)
    return [counted(count, 'snapshot') + ' changed because ', make('b', {}, report.groups[section.group].cause)];
  const words = section.words[0];
  const verb = count === 1
    ? words.replace(/^have/, 'has').replace(/^are/, 'is').replace(/^differ/, 'differs') : words;
  return [make('b', {}, counted(count, 'snapshot')), ' ' + verb];
}
function elsewhere(section) { return section.group === undefined ? 0 : section.total - section.cases.length; }
