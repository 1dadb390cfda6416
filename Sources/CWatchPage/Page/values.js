const $ = id => document.getElementById(id);

// An element with attributes, and with children that are elements, texts or nothing. `on…` is a listener.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
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
function counted(count, noun) { return count + ' ' + noun + (count === 1 ? '' : 's'); }
function place({ file, line, column }) { return [file, line, column].filter(part => part !== undefined).join(':'); }
function number(value) { return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value); }
function say(text) { $('said').textContent = text; }

// What the page shows now, and how it is looked at.
let state = null;
const look = { mode: 'now', other: 'reference', zoom: 'fit', marks: true, share: 50 };

async function wish(wish) {
  try {
    const answer = await fetch('/show', { method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish) });
    $('choice-problem').textContent = answer.ok ? '' : (await answer.text()).trim();
  } catch { $('choice-problem').textContent = 'Not connected'; }
}
