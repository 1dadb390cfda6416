// The decisions of a reviewer about snapshots, and their file, which `snapshot accept --decisions` takes.
const decided = new Map();
const verdicts = { accept: ['Accept', 'Accepted', '✓'], reject: ['Reject', 'Rejected', '✕'] };
const storedUnder = 'plumb-decisions ' + location.pathname;

// Decisions outlive a reload where the browser lets them, for what still looks the same.
function keepDecisions() {
  const all = [...decided].map(([one, verdict]) => [one.id, one.digest, verdict]);
  try { sessionStorage.setItem(storedUnder, JSON.stringify(all)); } catch { /* Then they are gone. */ }
}
function readDecisions() {
  try {
    for (const [id, digest, verdict] of JSON.parse(sessionStorage.getItem(storedUnder) || '[]')) {
      const one = caseOfID.get(id);
      if (one?.digest && one.digest === digest && Object.hasOwn(verdicts, verdict)) decided.set(one, verdict);
    }
  } catch { /* There are none. */ }
}

// Decides about cases, or takes the decision back if all of them are so decided.
function decide(some, verdict) {
  const isUndone = some.every(one => decided.get(one) === verdict);
  for (const one of some) {
    if (isUndone) decided.delete(one);
    else decided.set(one, verdict);
  }
  keepDecisions();
  showDecisions();
  $('said').textContent = isUndone ? 'Undecided' : verdicts[verdict][1];
}

// The buttons for the decision about cases that have a new snapshot; `noun` is left out for one case.
function verdictButtons(some, noun = '') {
  const open = some.filter(one => one.digest);
  if (open.length === 0) return null;
  const more = noun && ' ' + counted(open.length, noun);
  return make('div', { class: 'verdicts', role: 'group', 'aria-label': 'Decision' },
    Object.entries(verdicts).map(([verdict, [words]]) => {
      const button = make('button', { type: 'button', class: 'verdict to-' + verdict,
        'aria-pressed': String(open.every(one => decided.get(one) === verdict)),
        'aria-keyshortcuts': verdict === 'accept' ? 'a' : 'x', onclick: () => decide(open, verdict) }, words, more);
      button.about = [open, verdict];
      return button;
    }));
}

// The sign of a decision in the list.
function verdictSign(one) {
  one.sign = make('span', { class: 'sign', role: 'img' });
  showSign(one);
  return one.sign;
}
function showSign(one) {
  const verdict = decided.get(one);
  one.sign.className = 'sign' + (verdict ? ' to-' + verdict : '');
  one.sign.textContent = verdict ? verdicts[verdict][2] : '';
  one.sign.hidden = !verdict;
  one.sign.setAttribute('aria-label', verdict ? verdicts[verdict][1] : '');
}

function showDecisions() {
  for (const button of document.querySelectorAll('.verdict')) {
    const [some, verdict] = button.about;
    button.setAttribute('aria-pressed', String(some.every(one => decided.get(one) === verdict)));
  }
  for (const one of cases) if (one.sign) showSign(one);
  $('save').hidden = decided.size === 0;
  $('save').textContent = 'Save ' + counted(decided.size, 'decision');
}

// A snapshot that is in the report twice has one decision; of two, the one against it.
function decisionsFile() {
  const all = new Map();
  for (const one of cases) {
    const decision = decided.get(one);
    const key = JSON.stringify([one.group, one.name, one.digest]);
    if (!decision || all.get(key)?.decision === 'reject') continue;
    all.set(key, { name: one.name, group: one.group, digest: one.digest, decision });
  }
  return JSON.stringify({ version: 1, decisions: [...all.values()] }, null, 2) + '\n';
}
function saveDecisions() {
  const address = URL.createObjectURL(new Blob([decisionsFile()], { type: 'application/json' }));
  make('a', { href: address, download: 'decisions.json' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  fill($('saved-command'), command(report.decide, 'Copy the command that accepts what was decided'));
  $('saved').showModal();
}
$('save').addEventListener('click', saveDecisions);
