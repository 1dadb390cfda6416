// At most one request for the state is under way; what changes meanwhile is got after it.
let isGetting = false, isOutdated = false;
async function refresh() {
  if (isGetting) { isOutdated = true; return; }
  isGetting = true;
  try {
    do {
      isOutdated = false;
      const answer = await fetch('/state');
      if (!answer.ok) throw new Error(String(answer.status));
      state = await answer.json();
      show();
    } while (isOutdated);
  } catch { connect('Not connected', 'is-trouble'); } finally { isGetting = false; }
  // After a lost connection, the views are got with the next state.
  if (state) await getNodes().catch(() => {});
}
function connect(text, kind) {
  $('connection').textContent = text;
  $('connection').className = 'badge ' + kind;
}

function show() {
  const shown = state.subjects.find(one => one.id === state.shown);
  document.title = (shown ? shown.name + ' – ' : '') + 'snapshot watch';
  $('title').textContent = shown ? plain(shown.name) : 'snapshot watch';
  document.documentElement.dataset.version = state.version;
  showSubjects();
  showChoices();
  showProblems();
  showCells();
  showFindings();
}
function setShare(share) {
  look.share = Math.max(0, Math.min(100, share));
  $('share').value = look.share;
  showCells();
}
function setMode(mode) {
  look.mode = mode;
  document.querySelector(`#modes [value="${mode}"]`).checked = true;
  $('share-label').hidden = mode !== 'swipe';
  if (state) showCells();
}

for (const radio of document.querySelectorAll('#modes input')) {
  radio.addEventListener('change', () => setMode(radio.value));
}
for (const radio of document.querySelectorAll('#theme input')) {
  radio.addEventListener('change', () => { document.documentElement.dataset.theme = radio.value; });
}
$('other').addEventListener('change', event => { look.other = event.target.value; showCells(); });
$('zoom').addEventListener('change', event => { look.zoom = event.target.value; showCells(); });
$('marks').addEventListener('change', event => { look.marks = event.target.checked; showCells(); });
$('share').addEventListener('input', event => setShare(Number(event.target.value)));
$('search').addEventListener('input', () => state && showSubjects());
$('follows').addEventListener('change', event => wish({ follows: event.target.checked }));
$('help-open').addEventListener('click', () => $('help').showModal());

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || !state || $('help').open) return;
  const { key, target } = event;
  if (target instanceof Element && target.closest('input, select, summary')) return;
  if (key.startsWith('Arrow')) {
    event.preventDefault();
    move(key);
  } else if (key === 'Escape') pin(null);
  else if ('1234'.includes(key)) setMode(['now', 'swipe', 'blink', 'difference'][Number(key) - 1]);
  else if (key === 'b') {
    look.other = look.other === 'reference' ? 'before' : 'reference';
    $('other').value = look.other;
    showCells();
  } else if (key === 'j') step(1);
  else if (key === 'k') step(-1);
  else if (key === '?') $('help').showModal();
});

const events = new EventSource('/events');
events.addEventListener('message', refresh);
events.addEventListener('open', () => connect('Connected', 'is-same'));
// The browser tries again by itself.
events.addEventListener('error', () => connect('Not connected', 'is-trouble'));
