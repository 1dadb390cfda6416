// The views of each cell, by the number under which they were got.
const nodesOf = new Map();
let hovered = null;
// The pinned view: its cell and its path, under which the views of the next picture are searched for it.
let pinned = null;

async function getNodes() {
  for (const cell of state.cells) {
    if (cell.nodes === undefined || nodesOf.get(cell.id)?.number === cell.nodes) continue;
    const number = cell.nodes;
    const answer = await fetch('/nodes/' + number);
    // Newer views have taken their place.
    if (!answer.ok) continue;
    nodesOf.set(cell.id, { number, nodes: await answer.json() });
    showAims(cell.id);
    if (pinned?.cell === cell.id) showView();
  }
  for (const id of [...nodesOf.keys()]) if (!state.cells.some(cell => cell.id === id)) nodesOf.delete(id);
}

function cellOf(id) { return state.cells.find(cell => cell.id === id); }
function nodes(id) { return nodesOf.get(id)?.nodes || []; }
function current() {
  const aim = pinned || hovered;
  return aim && nodes(aim.cell).find(node => node.path === aim.path);
}

// The frontmost view under a point: the last of the list whose box has it.
function nodeAt(id, event) {
  const canvas = event.currentTarget, box = canvas.getBoundingClientRect();
  if (!canvas.points) return null;
  const x = (event.clientX - box.left) / box.width * canvas.points.width;
  const y = (event.clientY - box.top) / box.height * canvas.points.height;
  return nodes(id).findLast(({ box, isHidden }) => box && !isHidden && x >= box.x && y >= box.y
    && x < box.x + box.width && y < box.y + box.height);
}
function pointAt(id, event) {
  if (look.mode === 'swipe') {
    const box = event.currentTarget.getBoundingClientRect();
    return setShare(100 * (event.clientX - box.left) / box.width);
  }
  const node = nodeAt(id, event);
  if (hovered?.cell === id && hovered?.path === node?.path) return;
  hovered = node ? { cell: id, path: node.path } : null;
  showAims(id);
  if (!pinned) showView();
}
function leave(id) {
  hovered = null;
  showAims(id);
  if (!pinned) showView();
}
function pinAt(id, event) {
  const node = nodeAt(id, event);
  pin(node && !(pinned?.cell === id && pinned.path === node.path) ? { cell: id, path: node.path } : null);
}
function pin(aim) {
  const old = pinned;
  pinned = aim;
  for (const one of [old, aim]) if (one) showAims(one.cell);
  showView();
  const node = current();
  if (aim && node) say(node.type + (node.identifier ? ' ' + node.identifier : '') + ', ' + frameText(node));
}

function showAims(id) {
  const canvas = document.querySelector(`[data-cell="${id}"]`);
  if (!canvas?.points) return;
  for (const aim of canvas.querySelectorAll('.aim')) aim.remove();
  const show = (aim, isPinned) => {
    const node = aim?.cell === id && nodes(id).find(node => node.path === aim.path);
    if (!node?.box) return;
    const { width, height } = canvas.points;
    canvas.append(make('div', { class: 'aim' + (isPinned ? ' is-pinned' : ''), style: {
      left: 100 * node.box.x / width + '%', top: 100 * node.box.y / height + '%',
      width: 100 * node.box.width / width + '%', height: 100 * node.box.height / height + '%' } }));
  };
  show(pinned, true);
  if (hovered?.path !== pinned?.path) show(hovered, false);
}

// Where an arrow leads from the pinned view; without one, to the root of the first picture.
function move(key) {
  const aim = pinned || (state.cells[0] && { cell: state.cells[0].id, path: nodes(state.cells[0].id)[0]?.path });
  if (!aim?.path) return;
  const all = nodes(aim.cell), node = all.find(node => node.path === aim.path);
  if (!node || !pinned) return pin(node ? aim : null);
  const siblings = all.filter(one => one.parent === node.parent);
  const at = siblings.indexOf(node);
  const next = key === 'ArrowUp' ? all.find(one => one.id === node.parent)
    : key === 'ArrowDown' ? all.find(one => one.parent === node.id)
    : siblings[at + (key === 'ArrowRight' ? 1 : -1)];
  if (next) pin({ cell: aim.cell, path: next.path });
}

function frameText({ frame }) {
  return number(frame.x) + ', ' + number(frame.y) + ', ' + number(frame.width) + ' × ' + number(frame.height);
}

function showView() {
  const aim = pinned || hovered, node = current();
  if (!node) {
    return fill($('view'), make('p', { class: 'muted' }, aim ? 'The view is not in this picture any more.'
      : 'Point at a picture to see its views; click to pin one.'));
  }
  const all = nodes(aim.cell), above = [];
  for (let one = node; one; one = all.find(other => other.id === one.parent)) above.unshift(one);
  const findings = (cellOf(aim.cell)?.findings || []).filter(finding => finding.view === node.path);
  const row = (name, value) => value === undefined || value === null || value === ''
    ? null : [make('dt', {}, name), make('dd', {}, value)];
  fill($('view'), make('h3', {}, node.type + (node.identifier ? ' #' + node.identifier : ''), pinned && ' 📌'),
    make('p', { class: 'path' }, above.map((one, index) => [index > 0 && ' › ', make('button', { type: 'button',
      onclick: () => pin({ cell: aim.cell, path: one.path }) }, one.identifier ? '#' + one.identifier : one.type)])),
    make('dl', {}, row('Frame', frameText(node)), row('Text', node.text),
      row('Set by', node.setBy ? place(node.setBy) + (node.setBy.function ? ' ' + node.setBy.function : '') : 'UIKit'),
      row('VoiceOver', node.spoken), row('Hidden', node.isHidden ? 'yes' : null),
      row('Enabled', node.isEnabled === false ? 'no' : null),
      Object.entries(node.properties).sort().map(([name, value]) => row(name, value))),
    node.constraints.length > 0 && [make('h4', {}, 'Constraints'),
      make('ul', {}, node.constraints.map(text => make('li', {}, make('code', {}, text))))],
    findings.length > 0 && [make('h4', {}, 'Findings'), findings.map(findingElement)]);
}
