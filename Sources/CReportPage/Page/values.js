const $ = id => document.getElementById(id);
const report = JSON.parse($('report').textContent);
const statusWords = {
  trouble: 'Trouble', missing: 'No reference', different: 'Different', recorded: 'Recorded',
  moved: 'Moved', same: 'Same',
};

// An element with attributes, and with children that are elements, texts or nothing. `on…` is a listener, `go` is
// where a link leads within the page.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'go') { element.go = value; element.href = '#' + new URLSearchParams(value); }
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'style') for (const [key, to] of Object.entries(value)) element.style.setProperty(key, to);
    else element.setAttribute(name, value === true ? '' : value);
  }
  add(element, children);
  return element;
}
// What turns the direction of all that follows it is shown as its code: no text reaches into others.
function plain(text) {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, one => '\\u{' + one.codePointAt(0).toString(16) + '}');
}
function add(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(plain(String(child))));
  }
}
function fill(element, ...children) { element.replaceChildren(); add(element, children); }

const numbers = new Intl.NumberFormat('en');
function counted(count, noun) { return numbers.format(count) + ' ' + noun + (count === 1 ? '' : 's'); }
function chevron() { return make('i', { class: 'chevron' }); }

// Cases are known by their names, so that an address holds when the report is made anew.
const caseOfID = new Map();
const cases = report.cases.map((entry, index) => {
  const { snapshot } = entry;
  let id = snapshot.name;
  for (let count = 2; id === '' || caseOfID.has(id); count += 1) id = snapshot.name + '~' + count;
  const one = {
    ...snapshot, index, id, root: entry.group, isText: entry.isText, digest: entry.digest,
    label: snapshot.name.startsWith(snapshot.group + '/') ? snapshot.name.slice(snapshot.group.length + 1)
      : snapshot.name || '(no name)',
    pictures: { reference: entry.reference, actual: entry.actual, difference: entry.difference },
    isUnexplained: snapshot.changes.some(change => change.kind === 'unexplained'),
  };
  caseOfID.set(id, one);
  return one;
});
const groupOfCause = new Map(report.groups.map((group, index) => [group.cause, index]));

// All that a search looks at, made when it is first asked for.
function wordsOf(one) {
  one.words ||= [one.name, one.group, ...one.causes, ...one.summary, ...one.changes.flatMap(change =>
    [change.kind, change.view, change.path, change.text, ...change.causes])].join('\n').toLowerCase();
  return one.words;
}
function source(picture) { return 'data:image/png;base64,' + $('picture-' + picture.index).textContent; }
