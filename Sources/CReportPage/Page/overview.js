// What is not seen, or turns the direction of others, as its code: a command must read as the shell reads it.
function visible(line) {
  return line.replace(/(?! )[\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/gu, one => '\\u{' + one.codePointAt(0).toString(16) + '}');
}
function command(line, label) {
  return line && make('div', { class: 'command' },
    make('code', { tabindex: 0, role: 'group', 'aria-label': 'Command' }, visible(line)), copyButton(line, label));
}
function copyButton(line, label) {
  const button = make('button', { type: 'button', class: 'copy', 'aria-label': label }, 'Copy');
  button.line = line;
  return button;
}

// Decodes a picture only when it comes near the window.
const nearWindow = new IntersectionObserver(entries => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    nearWindow.unobserve(entry.target);
    entry.target.src = source(entry.target.picture);
  }
}, { rootMargin: '300px' });

function thumb(one) {
  const half = (picture, words) => {
    if (!picture) return null;
    const image = make('img', { alt: words, decoding: 'async', class: 'checked', width: picture.width,
      height: picture.height, style: { width: 'auto', height: 'auto' } });
    image.picture = picture;
    nearWindow.observe(image);
    return make('span', { class: 'half' }, image);
  };
  const { reference, actual } = one.pictures;
  const halves = [half(reference, 'Reference'), half(actual, 'Now')].filter(Boolean);
  return make('a', { class: 'thumb' + (halves.length ? '' : ' plain'), go: { case: one.id },
      'aria-label': one.label + ', ' + statusWords[one.status] },
    halves.length ? make('span', { class: 'pair' }, halves)
      : make('span', { class: 'words' }, one.summary[0] || 'No picture can be read.'),
    make('span', { class: 'label' }, make('i', { class: 'dot is-' + one.status, title: statusWords[one.status] }),
      make('span', {}, one.label)));
}

function card(section, isOpen) {
  if (section.cases.length === 0) return make('article', { class: 'card bare' },
    make('header', {}, make('h4', {}, make('a', { go: { group: report.groups[section.group].cause } },
      sentence(section))), make('p', { class: 'also' }, 'All of them are listed under their first cause.')),
    command(report.groups[section.group].accept, 'Copy the command that accepts all with this cause'));
  const isSame = section.key === 'same';
  const body = make('div', { class: isSame ? 'sames' : 'sheet', id: 'sheet-' + section.key.replace(' ', '-') });
  const most = 12;
  const open = () => {
    if (body.hasChildNodes()) return;
    if (isSame) return add(body, section.cases.map(one => make('div', {}, one.name)));
    const show = (from, to) => add(body, section.cases.slice(from, to).map(thumb));
    show(0, most);
    if (section.cases.length > most) {
      const rest = section.cases.length - most;
      add(body, [make('button', { type: 'button', onclick: event => {
        event.currentTarget.remove();
        show(most);
      } }, 'Show ' + counted(rest, 'more snapshot').replace('more snapshots', 'more'))]);
    }
  };
  const fold = make('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen),
    'aria-controls': body.id, onclick: () => {
      const opens = fold.getAttribute('aria-expanded') !== 'true';
      fold.setAttribute('aria-expanded', String(opens));
      body.hidden = !opens;
      if (opens) open();
    } }, chevron());
  body.hidden = !isOpen;
  if (isOpen) open();
  const words = sentence(section);
  const group = section.group === undefined ? null : report.groups[section.group];
  const head = make('h4', {}, group ? make('a', { go: { group: group.cause } }, words) : words);
  fold.setAttribute('aria-label', 'Pictures: ' + head.textContent);
  return make('article', { class: 'card' + (section.isLoud ? ' loud' : '') },
    make('header', {}, fold, head, elsewhere(section) > 0 && make('p', { class: 'also' },
      numbers.format(elsewhere(section)) + ' of them listed under their first cause')),
    group && verdictButtons(section.cases, 'snapshot'),
    group && command(group.accept, 'Copy the command that accepts all with this cause'), body);
}

function showOverview(main) {
  const count = status => report.counts.find(one => one.status === status).count;
  const wanting = ['trouble', 'missing', 'different', 'recorded']
    .reduce((sum, status) => sum + count(status), 0);
  const causes = new Set(cases.filter(one => one.status !== 'same').map(one => one.root)
    .filter(root => root !== undefined)).size;
  const head = cases.length === 0 ? 'No snapshots were compared'
    : wanting === 0 ? 'All snapshots are the same' + (count('moved') > 0
      ? ', but frames moved in ' + numbers.format(count('moved')) : '')
    : counted(wanting, 'snapshot') + (wanting === 1 ? ' needs' : ' need') + ' a look'
      + (causes ? ', for ' + counted(causes, 'reason') : '');
  const seconds = cases.reduce((sum, one) => sum + (one.seconds || 0), 0);
  fill(main, make('header', {}, make('h2', { id: 'page-title' }, head),
    report.runs.map(run => make('p', { class: 'facts' },
      make('span', {}, run.program + ' compared ' + counted(run.count, 'snapshot')), make('span', {}, run.folder),
      run.filter.length > 0 && make('span', {}, 'only ' + run.filter.join(', ')),
      report.runs.length === 1 && seconds > 0 && make('span', {}, seconds.toFixed(seconds < 10 ? 2 : 0) + ' s'))),
    report.runs.some(run => !run.isComplete) && make('p', { class: 'notice' },
      'A run ended early: snapshots may be missing.')),
    make('ul', { class: 'tiles', 'aria-label': 'Snapshots by status' }, report.counts.map(one => {
      const content = [make('b', {}, numbers.format(one.count)),
        make('span', {}, make('i', { class: 'dot is-' + one.status }), statusWords[one.status])];
      return make('li', {}, one.count === 0 ? make('div', { class: 'tile nothing' }, content)
        : make('a', { class: 'tile', go: { status: one.status } }, content));
    })),
    cards('Causes', sections.shown.filter(one => one.cases.length > 0 && (one.group !== undefined || one.isLoud))),
    cards('Others', sections.shown.filter(one => one.group === undefined && !one.isLoud)),
    cards('Further causes of these', sections.shown.filter(one => one.cases.length === 0)),
    sections.shown.length === 0 && cases.length > 0 && make('p', { class: 'none' }, 'No matching snapshots.'));
}
function cards(title, some) {
  return some.length > 0 && make('section', { class: 'section' }, make('h3', {}, title),
    make('div', { class: 'cards' }, some.map((section, place) =>
      card(section, section.key !== 'same' && place < 4))));
}

function showGroup(main) {
  const group = report.groups[state.group];
  const all = group.cases.map(index => cases[index]);
  fill(main, make('div', { class: 'group-page' }, backLink(),
    make('h2', { id: 'page-title' }, counted(all.length, 'snapshot') + ' changed because ' + group.cause),
    verdictButtons(all, 'snapshot'),
    command(group.accept, 'Copy the command that accepts all with this cause'),
    make('div', { class: 'section' }, make('div', { class: 'sheet' }, all.map(thumb)))));
}
function backLink() { return make('a', { class: 'back', go: {} }, '‹ All snapshots'); }
