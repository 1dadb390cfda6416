const places = { swipe: 50, onion: 50 };
const blink = { timer: null };
function stopBlinking() { clearInterval(blink.timer); blink.timer = null; }

function slider(mode, label, from, to, apply) {
  const input = make('input', { type: 'range', min: 0, max: 100, step: 1, value: places[mode], id: 'place',
    'aria-label': label, oninput: () => { places[mode] = Number(input.value); apply(places[mode]); } });
  return [input, make('div', { class: 'control' }, make('span', {}, from), input, make('span', {}, to))];
}

const viewMakers = {
  side(one) {
    const kinds = ['reference', 'actual'].filter(kind => one[kind]);
    return make('div', { class: 'sides' + (isFree() ? ' wide' : '') }, kinds.map(kind => figure(one, kind)));
  },

  swipe(one) {
    const size = widest(one);
    const over = layer(one, 'actual', size);
    const divider = make('i', { class: 'divider' });
    const curtain = make('div', { class: 'over' }, over);
    const apply = value => {
      curtain.style.clipPath = 'inset(0 0 0 ' + value + '%)';
      divider.style.left = value + '%';
    };
    const [input, control] = slider('swipe', 'Share of the reference', 'Reference', 'Now', apply);
    const element = canvas(one, size, layer(one, 'reference', size), curtain, divider);
    const follow = event => {
      if (event.type === 'pointermove' && event.buttons === 0) return;
      const box = element.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
      input.value = places.swipe = Math.round(100 * share);
      apply(places.swipe);
    };
    element.addEventListener('pointerdown', event => {
      element.setPointerCapture(event.pointerId);
      follow(event);
    });
    element.addEventListener('pointermove', follow);
    apply(places.swipe);
    return [control, element];
  },

  onion(one) {
    const size = widest(one);
    const over = layer(one, 'actual', size);
    const apply = value => { over.style.opacity = value / 100; };
    const [, control] = slider('onion', 'Opacity of the new picture', 'Reference', 'Now', apply);
    apply(places.onion);
    return [control, canvas(one, size, layer(one, 'reference', size), over)];
  },

  blink(one) {
    const size = widest(one);
    const [under, over] = ['reference', 'actual'].map(kind => layer(one, kind, size));
    const caption = make('output', { 'aria-live': 'off' });
    const show = isNow => {
      [under.hidden, over.hidden] = [isNow, !isNow];
      caption.textContent = isNow ? captions.actual : captions.reference;
    };
    const play = make('button', { type: 'button', id: 'play', onclick: () => run(blink.timer === null) });
    const run = isRunning => {
      stopBlinking();
      if (isRunning) blink.timer = setInterval(() => show(over.hidden), 600);
      play.textContent = isRunning ? 'Pause' : 'Play';
    };
    const flip = make('button', { type: 'button', id: 'flip', onclick: () => { run(false); show(over.hidden); } },
      'Flip');
    show(false);
    run(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    return [make('div', { class: 'control' }, play, flip, caption), canvas(one, size, under, over)];
  },

  difference(one) {
    const picture = one.pictures.difference;
    if (picture) return canvas(one, picture, layer(one, 'difference', picture));
    const size = widest(one);
    const layers = ['reference', 'actual'].map(kind => layer(one, kind, size).firstChild);
    for (const [index, kind] of ['reference', 'actual'].entries()) Object.assign(layers[index].style, {
      width: 100 * one.pictures[kind].width / size.width + '%', height: 'auto' });
    const element = canvas(one, size, layers);
    element.classList.add('blend');
    return element;
  },

  loupe: one => loupeElement(one),
  trees: one => treesElement(one),
};
