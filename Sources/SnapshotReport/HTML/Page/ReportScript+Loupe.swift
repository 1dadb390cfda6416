extension ReportScript {
  /// A few pixels of both pictures, enlarged, around a place that moves.
  static let loupe = #"""
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
        ['aria-label', 'Place of the loupe. Arrow keys move it by a pixel, with Shift by ten.']])
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
      image.src = source(picture);
      return { element, draw };
    }

    """#

  /// Layout trees side by side: rows that are the same stand at the same height.
  static let trees = #"""
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

    """#
}
