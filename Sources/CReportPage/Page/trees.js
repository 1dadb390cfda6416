function treesElement(one) {
  const rows = paired(one.referenceTree, one.actualTree);
  const column = (title, side) => make('div', { class: 'tree', tabindex: 0, role: 'group', 'aria-label': title },
    make('h4', {}, title), make('ol', {}, rows.map(pair => treeRow(pair[side], pair[1 - side]))));
  return make('div', { class: 'trees' }, column('Layout of the reference', 0), column('Layout now', 1));
}
function treeRow(row, other) {
  if (!row) return make('li', { class: 'blank', 'aria-hidden': true });
  const loud = ['unexplained', 'removed', 'added'].find(mark => row.marks.includes(mark));
  return make('li', { class: row.marks.length ? loud || 'touched' : '' },
    make('span', { class: 'indent', style: { width: Math.min(row.depth, 40) * 16 + 'px' } }),
    make('span', {}, treeWords(row.text, other?.text)), row.marks.length > 0
      && make('span', { class: 'marks' }, row.marks.map(mark => make('em', {}, mark))));
}

// A row's words, with those marked that the row beside it does not have at their place, and the first one in bold.
function treeWords(text, other) {
  const words = text.split(' ');
  const others = other?.split(' ') ?? words;
  const isElsewhere = words.length === others.length ? (word, index) => others[index] !== word
    : word => !others.includes(word);
  return words.map((word, index) => [index > 0 ? ' ' : '', isElsewhere(word, index) ? make('mark', {}, word)
    : index === 0 ? make('b', {}, word) : word]);
}

// Rows that are alike in both trees, by the longest common sequence; rows between them one by one, but that
// what was added or removed stands alone.
function paired(old, now) {
  if (old.length * now.length > 4e6) return pairedBetween(old, now);
  const same = (a, b) => a.depth === b.depth && a.text === b.text;
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = now.length - 1; b >= 0; b -= 1)
      longest[a][b] = same(old[a], now[b]) ? longest[a + 1][b + 1] + 1
        : Math.max(longest[a + 1][b], longest[a][b + 1]);
  const rows = [];
  let a = 0, b = 0, oldRest = [], nowRest = [];
  const settle = () => { rows.push(...pairedBetween(oldRest, nowRest)); oldRest = []; nowRest = []; };
  while (a < old.length && b < now.length) {
    if (same(old[a], now[b])) { settle(); rows.push([old[a], now[b]]); a += 1; b += 1; }
    else if (longest[a + 1][b] >= longest[a][b + 1]) { oldRest.push(old[a]); a += 1; }
    else { nowRest.push(now[b]); b += 1; }
  }
  oldRest.push(...old.slice(a));
  nowRest.push(...now.slice(b));
  settle();
  return rows;
}
function pairedBetween(old, now) {
  const rows = [];
  let a = 0, b = 0;
  while (a < old.length || b < now.length) {
    if (a < old.length && old[a].marks.includes('removed')) { rows.push([old[a], null]); a += 1; }
    else if (b < now.length && now[b].marks.includes('added')) { rows.push([null, now[b]]); b += 1; }
    else { rows.push([old[a] || null, now[b] || null]); a += 1; b += 1; }
  }
  return rows;
}
