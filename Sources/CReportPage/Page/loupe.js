const aim = { case: null, x: 0, y: 0, zoom: 12, update: null };
const lensSide = 200;

// Moves the loupe to the middle of a box.
function aimAt(box) {
  aim.x = Math.floor(box.x + box.width / 2);
  aim.y = Math.floor(box.y + box.height / 2);
  aim.update?.();
}

function loupeElement(one) {
  const size = widest(one);
  if (aim.case !== one) {
    aim.case = one;
    aim.update = null;
    aimAt(one.measurement?.worst || one.measurement?.box || { x: 0, y: 0, width: size.width, height: size.height });
  }
  const kinds = ['reference', 'actual', 'difference'].filter(kind => one.pictures[kind]);
  const lenses = kinds.map(kind => lens(one, kind));
  const frame = make('i', { class: 'aim' });
  const shown = kinds.includes('actual') ? 'actual' : kinds[0];
  const where = make('output', {});
  const map = canvas(one, size, layer(one, shown, size), frame);
  map.classList.add('loupe-map');
  for (const [name, value] of [['tabindex', 0], ['id', 'loupe-map'], ['role', 'application'],
    ['aria-label', 'Position of the loupe. Arrow keys move it by a pixel, with Shift by ten.']])
    map.setAttribute(name, value);

  aim.update = () => {
    aim.x = Math.min(size.width - 1, Math.max(0, aim.x));
    aim.y = Math.min(size.height - 1, Math.max(0, aim.y));
    const side = lensSide / aim.zoom;
    place(frame, { x: aim.x + 0.5 - side / 2, y: aim.y + 0.5 - side / 2, width: side, height: side }, size);
    where.textContent = 'x ' + aim.x + ', y ' + aim.y;
    for (const one of lenses) one.draw();
  };
  map.addEventListener('keydown', event => {
    const step = event.shiftKey ? 10 : 1;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    aim.x += way[0] * step;
    aim.y += way[1] * step;
    aim.update();
  });
  const follow = event => {
    const box = map.getBoundingClientRect();
    aim.x = Math.floor((event.clientX - box.left) / box.width * size.width);
    aim.y = Math.floor((event.clientY - box.top) / box.height * size.height);
    aim.update();
  };
  map.addEventListener('pointermove', follow);
  map.addEventListener('pointerdown', follow);

  const zoom = make('input', { type: 'range', min: 4, max: 32, step: 2, value: aim.zoom, id: 'lens-zoom',
    'aria-label': 'Enlargement', oninput: () => { aim.zoom = Number(zoom.value); aim.update(); } });
  const worst = one.measurement?.worst || one.measurement?.box;
  const element = [make('div', { class: 'control' }, where, make('span', {}, 'Enlargement'), zoom,
    worst && make('button', { type: 'button', id: 'worst', onclick: () => aimAt(worst) }, 'Largest difference')),
    make('div', { class: 'loupe' }, map, make('div', { class: 'lenses' }, lenses.map(one => one.element)))];
  aim.update();
  return element;
}

function lens(one, kind) {
  const picture = one.pictures[kind];
  const density = Math.max(1, Math.round(devicePixelRatio));
  const surface = make('canvas', { width: lensSide * density, height: lensSide * density, class: 'checked',
    role: 'img', 'aria-label': captions[kind] + ', enlarged' });
  const swatch = make('i', { class: 'swatch' });
  const words = make('span', {});
  const image = new Image();
  const probe = make('canvas', { width: 1, height: 1 });
  const draw = () => {
    const context = surface.getContext('2d');
    const side = surface.width / (aim.zoom * density);
    context.clearRect(0, 0, surface.width, surface.height);
    context.imageSmoothingEnabled = false;
    surface.parentElement?.style.setProperty('--pixel', aim.zoom + 'px');
    if (!image.complete || image.naturalWidth === 0) return;
    const pixel = aim.zoom * density;
    const left = aim.x + 0.5 - side / 2, top = aim.y + 0.5 - side / 2;
    context.drawImage(image, -left * pixel, -top * pixel, picture.width * pixel, picture.height * pixel);
    const point = probe.getContext('2d', { willReadFrequently: true });
    point.clearRect(0, 0, 1, 1);
    point.drawImage(image, -aim.x, -aim.y);
    const [red, green, blue, alpha] = point.getImageData(0, 0, 1, 1).data;
    const hex = '#' + [red, green, blue].map(one => one.toString(16).padStart(2, '0')).join('');
    const isInside = aim.x < picture.width && aim.y < picture.height;
    words.textContent = !isInside ? 'outside' : alpha === 0 ? 'clear'
      : hex + (alpha < 255 ? ' ' + Math.round(100 * alpha / 255) + ' %' : '');
    swatch.style.background = isInside && alpha > 0 ? hex : 'none';
  };
  image.addEventListener('load', () => aim.case === one && draw());
  const element = make('figure', {}, make('figcaption', {}, make('b', {}, captions[kind])),
    make('div', { class: 'lens' }, surface), make('p', { class: 'colour' }, swatch, words));
  present(image, picture);
  return { element, draw };
}
