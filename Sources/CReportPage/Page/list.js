function option(value, words) { return make('option', { value }, words); }

function makeFilters() {
  add($('statuses'), report.counts.filter(one => one.count > 0).map(({ status, count }) => make('label', {},
    make('input', { type: 'checkbox', name: 'status', value: status, onchange: () => go({ status: new Set(
      [...$('statuses').querySelectorAll('input:checked')].map(input => input.value)) }) }),
    make('span', {}, make('i', { class: 'dot is-' + status }), statusWords[status],
      make('b', {}, numbers.format(count))))));
  const unique = values => [...new Set(values)];
  fill($('cause'), option('', 'All'), report.groups.map(({ cause, cases: all }) =>
    option(cause, cause + ' (' + all.length + ')')));
  fill($('folder'), option('', 'All'), unique(cases.map(one => one.group)).sort().map(name => option(name, name)));
  const scales = unique(cases.map(one => String(one.scale ?? 'text'))).sort();
  fill($('scale'), option('', 'All'), scales.map(scale =>
    option(scale, scale === 'text' ? 'None' : '@' + scale + 'x')));
  for (const name of ['cause', 'folder', 'scale'])
    $(name).addEventListener('change', event => go({ [name]: event.target.value }));
  $('search').addEventListener('input', event => go({ search: event.target.value }));
  $('filters').addEventListener('submit', event => event.preventDefault());
  $('clear').addEventListener('click', () => {
    go({ status: new Set(), cause: '', folder: '', scale: '', search: '' });
    $('search').focus();
  });
}

function showFilters() {
  for (const input of $('statuses').querySelectorAll('input')) input.checked = state.status.has(input.value);
  for (const name of ['cause', 'folder', 'scale']) $(name).value = state[name];
  if ($('search').value !== state.search) $('search').value = state.search;
  $('clear').hidden = !isFiltered();
}

function showList() {
  findSections();
  const total = cases.length;
  $('shown').textContent = sections.count === total ? counted(total, 'snapshot')
    : numbers.format(sections.count) + ' of ' + counted(total, 'snapshot');
  let budget = 300;
  fill($('list'), make('h2', { class: 'hidden' }, 'Snapshots by cause'), sections.shown.map(section => {
    const fits = section.key !== 'same' && budget > 0;
    budget -= section.key === 'same' ? 0 : section.cases.length;
    return sectionElement(section, fits);
  }), sections.shown.length === 0 && make('p', { class: 'none' }, 'No matching snapshots.'));
  showCurrent();
}

function sectionElement(section, isOpenAtFirst) {
  const isOpen = sections.open.get(section.key) ?? isOpenAtFirst;
  const rows = make('ul', { class: 'rows' + (section.key === 'same' ? ' same' : ''), hidden: !isOpen });
  const id = 'rows-' + section.key.replace(' ', '-');
  rows.id = id;
  const fold = make('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen), 'aria-controls': id,
    onclick: () => unfold(section, !(section.isOpen)) }, chevron());
  const words = sentence(section);
  const head = make('h3', {}, words, elsewhere(section) > 0 && make('small', {}, ' · '
    + (section.cases.length > 0 ? numbers.format(elsewhere(section)) : 'all') + ' listed under another cause'));
  fold.setAttribute('aria-label', 'Snapshots: ' + head.textContent);
  Object.assign(section, { rows, fold });
  fold.disabled = section.cases.length === 0;
  const element = make('section', { class: 'group' + (section.isLoud ? ' loud' : '') },
    make('div', { class: 'group-head' }, fold, section.group === undefined ? make('div', { class: 'plain' }, head)
      : make('a', { go: { group: report.groups[section.group].cause } }, head)), rows);
  unfold(section, isOpen, true);
  return element;
}

// Opens or closes a group. Its rows are made when it is first opened.
function unfold(section, isOpen, isFirst = false) {
  section.isOpen = isOpen;
  if (!isFirst) sections.open.set(section.key, isOpen);
  section.fold.setAttribute('aria-expanded', String(isOpen));
  section.rows.hidden = !isOpen;
  if (isOpen && !section.rows.hasChildNodes()) add(section.rows, section.cases.map(row));
  if (!isFirst) showCurrent(false);
}

// How many of a hundred pixels differ.
function share({ measurement }) {
  if (!measurement || measurement.totalPixels === 0) return '';
  const share = 100 * measurement.differingPixels / measurement.totalPixels;
  return (share < 0.01 ? '< 0.01' : share < 10 ? share.toFixed(2) : share.toFixed(1)) + ' %';
}

function row(one) {
  const dot = make('i', { class: 'dot is-' + one.status });
  const name = make('span', { class: 'name', title: one.group + '\n' + one.name }, one.label);
  if (one.status === 'same') return make('li', { class: 'row' }, dot, name);
  one.row = make('a', { class: 'row', go: { case: one.id } }, dot, name,
    make('span', {}, one.digest && verdictSign(one), one.isUnexplained ? make('span', { class: 'alarm' }, 'unexplained')
      : make('small', {}, one.status === 'different' && share(one) || statusWords[one.status])));
  return make('li', {}, one.row);
}

// Marks what the main pane shows, and brings it into sight.
function showCurrent(scrolls = true) {
  for (const old of $('list').querySelectorAll('[aria-current]')) old.removeAttribute('aria-current');
  let current = null;
  for (const section of sections.shown) {
    if (state.group !== null && section.group === state.group) current = section.fold.nextElementSibling;
    if (state.case && section.cases.includes(state.case)) {
      if (!section.isOpen && scrolls) unfold(section, true, true);
      if (section.isOpen) current = state.case.row;
    }
  }
  current?.setAttribute('aria-current', 'true');
  if (scrolls) current?.scrollIntoView({ block: 'nearest' });
}
