const elements = new Map();
let blinking = null;

function address(picture) { return '/picture/' + picture.number; }

// One figure for each cell, kept as long as the cell is: only what changed is changed.
function showCells() {
  const wanted = state.cells.map(cell => {
    if (!elements.has(cell.id)) elements.set(cell.id, makeCell(cell));
    const element = elements.get(cell.id);
    showCell(element, cell);
    return element;
  });
  for (const id of [...elements.keys()]) if (!state.cells.some(cell => cell.id === id)) elements.delete(id);
  const box = $('cells');
  box.classList.toggle('is-free', look.zoom !== 'fit');
  if (wanted.length !== box.children.length || wanted.some((one, index) => box.children[index] !== one)) {
    box.replaceChildren(...wanted);
  }
  if (state.cells.length === 0) fill(box, make('p', { class: 'none' }, 'There is nothing to show yet.'));
  showBlinking();
}

function makeCell(cell) {
  const canvas = make('div', { class: 'canvas', tabindex: 0, role: 'img', 'data-cell': cell.id,
    onpointermove: event => pointAt(cell.id, event), onpointerleave: () => leave(cell.id),
    onclick: event => pinAt(cell.id, event) });
  return make('figure', { class: 'cell' }, make('figcaption', {}), canvas, make('div', { class: 'changes' }));
}

// A build that failed leaves the pictures of the last one.
function isStale(cell) {
  return Boolean(cell.error) || state.builds.some(one => one.messages.some(message => message.severity === 'error'));
}

function showCell(figure, cell) {
  const [caption, canvas, changes] = figure.children;
  const { picture } = cell;
  const isShown = picture && !cell.error;
  fill(caption, make('b', {}, cell.label || 'As it is'), make('span', {}, cell.scale + '×'),
    picture && make('span', {}, picture.width + ' × ' + picture.height),
    isShown && cell.milliseconds !== undefined && make('span', {}, Math.round(cell.milliseconds) + ' ms'),
    cell.error && make('b', { class: 'is-trouble' }, 'Not the present state'));
  canvas.classList.toggle('is-stale', isStale(cell));
  const other = cell[look.other];
  const mode = look.mode === 'now' || !other || !picture ? 'now' : look.mode;
  canvas.className = 'canvas in-' + mode + (isStale(cell) ? ' is-stale' : '');
  canvas.setAttribute('aria-label', (cell.label || 'The picture') + ', ' + cell.scale + '×');
  fill(changes, cell.warnings.map(text => make('p', { class: 'is-new' }, text)),
    lines('Changed', cell.change, false), lines('Reference', cell.difference, true),
    look.mode !== 'now' && !other && make('p', {}, look.other === 'reference' ? 'There is no reference.'
      : 'There is no picture before.'));
  if (!picture) {
    canvas.style.removeProperty('aspect-ratio');
    return fill(canvas, make('p', { class: 'none' }, cell.error ? 'There is no picture yet.' : 'Drawing …'));
  }
  const width = Math.max(picture.width, mode !== 'now' ? other.width : 0);
  const height = Math.max(picture.height, mode !== 'now' ? other.height : 0);
  canvas.style.setProperty('aspect-ratio', width + ' / ' + height);
  canvas.style.setProperty('width', look.zoom === 'fit'
    ? 'min(' + width / cell.scale + 'px, 100%, calc(78vh * ' + width / height + '))'
    : width / cell.scale * Number(look.zoom) + 'px');
  const sized = (name, one, more) => image(canvas, name, one, { width: 100 * one.width / width + '%',
    height: 100 * one.height / height + '%', ...more });
  const now = sized('now', picture, mode === 'swipe' ? { 'clip-path': 'inset(0 0 0 ' + look.share + '%)' }
    : { 'clip-path': 'none' });
  const layers = mode === 'now' ? [now] : [sized('other', other, {}), now];
  if (mode === 'swipe') layers.push(make('div', { class: 'line', style: { left: look.share + '%' } }));
  if (mode === 'now' && look.marks) layers.push(...markElements(cell, width / cell.scale, height / cell.scale));
  const old = [...canvas.children].filter(one => !layers.includes(one));
  for (const one of old) one.remove();
  layers.forEach((one, index) => { if (canvas.children[index] !== one) canvas.insertBefore(one, canvas.children[index] || null); });
  canvas.points = { width: width / cell.scale, height: height / cell.scale };
  showAims(cell.id);
}

// The image is kept, so that the last picture is seen until the next one is there.
function image(canvas, name, picture, style) {
  const image = canvas['image-' + name] ||= make('img', { alt: '', draggable: 'false' });
  if (image.getAttribute('src') !== address(picture)) image.setAttribute('src', address(picture));
  for (const [key, value] of Object.entries(style)) image.style.setProperty(key, value);
  return image;
}

function lines(words, lines, hasReference) {
  if (!lines) return null;
  if (lines.length === 0) return hasReference && make('p', {}, 'Equal to the reference');
  return make('p', { class: 'is-new', title: lines.join('\n') }, words + ': ' + lines[0]);
}

function showBlinking() {
  clearInterval(blinking);
  for (const canvas of document.querySelectorAll('.canvas')) canvas['image-now']?.style.removeProperty('visibility');
  if (look.mode !== 'blink') return;
  let isHidden = false;
  blinking = setInterval(() => {
    isHidden = !isHidden;
    for (const canvas of document.querySelectorAll('.canvas.in-blink')) {
      canvas['image-now']?.style.setProperty('visibility', isHidden ? 'hidden' : 'visible');
    }
  }, 600);
}

function markElements(cell, width, height) {
  return (cell.findings || []).flatMap((finding, index) => finding.marks.map(mark => make('div', {
    class: 'mark', 'data-finding': index, style: { left: 100 * mark.x / width + '%', top: 100 * mark.y / height + '%',
      width: 100 * mark.width / width + '%', height: 100 * mark.height / height + '%' },
  })));
}
