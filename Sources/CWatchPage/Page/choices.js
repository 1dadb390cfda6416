const partNames = [['scales', 'Scale'], ['devices', 'Device'], ['systems', 'System'], ['styles', 'Appearance'],
  ['directions', 'Direction'], ['textSizes', 'Text size']];

function showSubjects() {
  const search = $('search').value.toLowerCase();
  const focused = document.activeElement?.dataset?.subject;
  const shown = state.subjects.filter(one => one.name.toLowerCase().includes(search));
  fill($('subjects'), shown.slice(0, 500).map(one => make('li', {}, make('button', {
    type: 'button', 'data-subject': one.id, 'aria-current': one.id === state.shown ? 'true' : 'false',
    onclick: () => wish({ shown: one.id }),
  }, one.name, one.error ? make('span', { class: 'count is-wrong' }, 'error')
    : one.findings ? make('span', { class: 'count', title: counted(one.findings, 'finding') }, one.findings) : null))),
  shown.length > 500 && make('li', { class: 'muted' }, counted(shown.length - 500, 'more'), '; search for them'));
  if (focused) document.querySelector(`[data-subject="${focused}"]`)?.focus();
}

// The boxes are made once: they keep their focus while the pictures refresh.
function makeChoices() {
  fill($('choices'), partNames.map(([part, words]) => make('details', { class: 'choice', 'data-part': part },
    make('summary', {}, words, make('span', {})),
    make('div', { class: 'values' }, state.parts[part].map(value => make('label', { class: 'check' },
      make('input', { type: 'checkbox', value, onchange: choose }), make('span', {}, words === 'Scale' ? value + '×'
        : part === 'systems' ? 'iOS ' + value : value)))))),
  make('details', { class: 'choice', 'data-part': 'languages' }, make('summary', {}, 'Language', make('span', {})),
    make('div', { class: 'values' }, make('input', { type: 'text', id: 'languages', 'aria-label': 'Languages',
      placeholder: 'de, ar-EG', spellcheck: 'false', onchange: choose }))));
}
function showChoices() {
  if (!$('choices').firstChild) makeChoices();
  for (const part of document.querySelectorAll('#choices [data-part]')) {
    const values = state.choice[part.dataset.part];
    part.querySelector('summary span').textContent = values.length ? values.join(', ') : 'own';
    for (const box of part.querySelectorAll('input[type="checkbox"]')) {
      box.checked = values.map(String).includes(box.value);
    }
  }
  if (document.activeElement !== $('languages')) $('languages').value = state.choice.languages.join(', ');
  $('follows').checked = state.follows;
}
function choose() {
  const choice = { ...state.choice };
  for (const [part] of partNames) {
    const boxes = [...document.querySelectorAll(`[data-part="${part}"] input:checked`)].map(box => box.value);
    // A value of an option that has no box stays.
    const others = state.choice[part].filter(value => !state.parts[part].includes(value));
    choice[part] = [...boxes.map(value => typeof state.parts[part][0] === 'number' ? Number(value) : value), ...others];
  }
  if (choice.scales.length === 0) choice.scales = [2];
  choice.languages = $('languages').value.split(/[\s,]+/).filter(Boolean);
  wish({ choice });
}
function step(by) {
  const index = state.subjects.findIndex(one => one.id === state.shown);
  const next = state.subjects[index + by];
  if (next) wish({ shown: next.id });
}
