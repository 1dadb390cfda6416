const modes = [['side', 'Side by side'], ['swipe', 'Swipe'], ['onion', 'Onion'], ['blink', 'Blink'],
  ['difference', 'Difference'], ['loupe', 'Loupe'], ['trees', 'Layout']];
const zooms = [['fit', 'Fit'], ['1', '1 ×'], ['2', '2 ×'], ['4', '4 ×'], ['8', '8 ×']];
const captions = { reference: 'Reference', actual: 'Now', difference: 'Difference' };

function isPossible(mode, { pictures, referenceTree, actualTree, reference, actual }) {
  const { difference } = pictures;
  const isPair = Boolean(pictures.reference && pictures.actual);
  switch (mode) {
    case 'side': return Boolean(reference || actual);
    case 'swipe': case 'onion': case 'blink': return isPair;
    case 'difference': return Boolean(difference) || isPair;
    case 'loupe': return Boolean(pictures.reference || pictures.actual);
    default: return referenceTree.length + actualTree.length > 0;
  }
}
// The mode that was chosen, or the nearest one that this snapshot can be looked at in.
function modeOf(one) {
  const wishes = [state.mode, one.status === 'moved' && 'trees', 'side', 'trees'];
  return wishes.find(mode => mode && isPossible(mode, one)) || null;
}

function stageElement(one) {
  const mode = modeOf(one);
  if (mode === null || one.isText && mode !== 'trees') return null;
  const radios = make('fieldset', { class: 'segments', id: 'modes' }, make('legend', { class: 'hidden' }, 'View'),
    modes.map(([name, words], index) => make('label', { title: words + ' (' + (index + 1) + ')' },
      make('input', { type: 'radio', name: 'mode', value: name, id: 'mode-' + name, checked: name === mode,
        disabled: one.isText ? name !== 'trees' : !isPossible(name, one), 'aria-keyshortcuts': index + 1,
        onchange: () => { go({ mode: name }); showView(one); } }), make('span', {}, words))));
  const zoom = make('label', { class: 'zoom' }, 'Zoom', make('select', { id: 'zoom', onchange: event => {
    go({ zoom: event.target.value });
    showView(one);
  } }, zooms.map(([name, words]) => option(name, words))));
  zoom.querySelector('select').value = state.zoom;
  const view = make('div', { class: 'view', id: 'view' });
  const element = make('section', { class: 'stage', 'aria-label': 'Pictures' },
    make('div', { class: 'stage-bar' }, radios, zoom), framesElement(one), view);
  showView(one, element);
  return element;
}

function showView(one, root = document) {
  stopBlinking();
  moving.shown = [];
  const mode = modeOf(one);
  const radio = root.querySelector('#mode-' + mode);
  radio.checked = true;
  const view = root.querySelector('#view');
  view.className = 'view in-' + mode;
  root.querySelector('.zoom').hidden = mode === 'trees' || mode === 'loupe';
  fill(view, viewMakers[mode](one));
  showMarks();
}

function isFree() { return state.zoom !== 'fit'; }
function widest(one) {
  const all = Object.values(one.pictures).filter(Boolean);
  return { width: Math.max(...all.map(one => one.width)), height: Math.max(...all.map(one => one.height)) };
}
// How wide a picture of `size` pixels is shown. One that fits has its points' size, or a whole multiple of it where
// it is tiny; zoomed, a pixel of it is as many of the screen's.
function shownWidth(one, size) {
  if (isFree()) return size.width * Number(state.zoom) / devicePixelRatio + 'px';
  const scale = one.scale || 1;
  const points = Math.max(size.width, size.height) / scale;
  const factor = Math.max(1, Math.floor(260 / points));
  return 'min(' + size.width / scale * factor + 'px, 100%, calc(74vh * ' + size.width / size.height + '))';
}

// A picture as large as a share of the canvas that it is on.
function layer(one, kind, size) {
  const picture = one.pictures[kind];
  return make('div', { class: 'over checked', style: { width: 100 * picture.width / size.width + '%',
    height: 100 * picture.height / size.height + '%' } },
    present(make('img', { alt: captions[kind] + ' of ' + one.label, draggable: 'false',
      style: { width: '100%', height: '100%' } }), picture));
}
function canvas(one, size, ...content) {
  const isLarge = isFree() || size.width / (one.scale || 1) < 130;
  const element = make('div', { class: 'canvas' + (isFree() ? ' free' : '') + (isLarge ? ' pixelated' : ''),
    style: { width: shownWidth(one, size), 'aspect-ratio': size.width + ' / ' + size.height } }, content);
  element.size = size;
  return element;
}

function figure(one, kind) {
  const picture = one.pictures[kind];
  if (!picture) return make('figure', { style: { width: '100%' } }, make('figcaption', {},
    make('b', {}, captions[kind])), missing(one, kind));
  const element = canvas(one, picture, layer(one, kind, picture));
  element.style.width = '100%';
  const isOnly = kind === 'reference' && !one.actual;
  return make('figure', { style: { width: shownWidth(one, picture) } }, make('figcaption', {},
    make('b', {}, !isOnly || one.status === 'missing' ? captions[kind]
      : one.status === 'recorded' ? 'Recorded' : 'Reference and now'),
    make('span', {}, picture.width + ' × ' + picture.height)), element);
}
function missing(one, kind) {
  const isNone = kind === 'reference' && one.status === 'missing';
  return make('div', { class: 'gone' },
    make('b', {}, isNone ? 'There is no reference yet' : 'This picture cannot be read'),
    make('code', {}, one[kind]));
}
