extension ReportScript {
  /// The pictures of a snapshot, and the choice of how to look at them.
  static let stage = #"""
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
        make('div', { class: 'stage-bar' }, radios, zoom), view);
      showView(one, element);
      return element;
    }

    function showView(one, root = document) {
      stopBlinking();
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
        make('img', { alt: captions[kind] + ' of ' + one.label, src: source(picture), draggable: 'false',
          style: { width: '100%', height: '100%' } }));
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

    """#

  /// What each mode shows.
  static let views = #"""
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
        const [, control] = slider('onion', 'Opacity of what is now', 'Reference', 'Now', apply);
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

    """#
}
