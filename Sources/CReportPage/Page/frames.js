// Pictures that move: one frame of all pictures at a time, chosen by a slider.
const moving = { case: null, frame: 0, timer: null, shown: [] };
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function chunk(type, ...parts) {
  const count = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(count + 12), view = new DataView(bytes.buffer);
  view.setUint32(0, count);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = type.charCodeAt(index);
  let place = 8;
  for (const part of parts) { bytes.set(part, place); place += part.length; }
  let crc = 0xffffffff;
  for (const byte of bytes.subarray(4, place)) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
  view.setUint32(place, crc ^ 0xffffffff);
  return bytes;
}

// The frames of an animation that was recorded with its times; null for a still picture.
function framesOf(picture) {
  if (!picture) return null;
  if (picture.frames === undefined) picture.frames = readFrames(picture);
  return picture.frames;
}
function readFrames(picture) {
  const text = atob($('picture-' + picture.index).textContent.trim());
  if (!text.slice(0, 4096).includes('acTL')) return null;
  const bytes = Uint8Array.from(text, one => one.charCodeAt(0)), view = new DataView(bytes.buffer);
  const found = { header: null, shared: [], parts: [], times: null, urls: new Map(), canvas: null, drawn: -1 };
  for (let place = 8; place + 12 <= bytes.length;) {
    const count = view.getUint32(place), type = text.slice(place + 4, place + 8);
    if (count > bytes.length - place - 12) return null;
    const data = bytes.subarray(place + 8, place + 8 + count), last = found.parts.at(-1);
    if (type === 'IHDR') found.header = data;
    else if (type === 'fcTL' && count === 26) {
      const [width, height, x, y] = [12, 16, 20, 24].map(offset => view.getUint32(place + offset));
      const share = view.getUint16(place + 28), unit = view.getUint16(place + 30) || 100;
      found.parts.push({ width, height, x, y, seconds: share / unit, data: [] });
    } else if (type === 'IDAT') last?.data.push(data);
    else if (type === 'fdAT') last?.data.push(data.subarray(4));
    else if (type === 'sRGB') found.shared.push(chunk(type, data));
    else if (type === 'tEXt') found.times ||= /^Animation\0([\d.]+)\.\.([\d.]+)@(\d+)$/.exec(text.slice(place + 8, place + 8 + count));
    place += 12 + count;
  }
  if (!found.times || !found.header || found.parts.length === 0) return null;
  [found.from, found.rate] = [Number(found.times[1]), Number(found.times[3])];
  // A part that is shown for several times is as many frames.
  found.places = found.parts.flatMap((part, index) => Array(Math.min(3600, Math.round(part.seconds * found.rate))).fill(index));
  return found.places.length > 0 ? found : null;
}

// The address of a frame, drawn over those before it.
async function frameSource(picture, frame) {
  const frames = framesOf(picture);
  const place = frames.places[Math.min(frame, frames.places.length - 1)];
  frames.queue = (frames.queue || Promise.resolve()).then(() => drawFrame(picture, frames, place));
  await frames.queue;
  return frames.urls.get(place);
}
async function drawFrame(picture, frames, place) {
  if (frames.urls.has(place)) return;
  frames.canvas ||= make('canvas', { width: picture.width, height: picture.height });
  const context = frames.canvas.getContext('2d');
  if (frames.drawn > place) frames.drawn = -1;
  while (frames.drawn < place) {
    const part = frames.parts[frames.drawn + 1], sides = new Uint8Array(8), view = new DataView(sides.buffer);
    view.setUint32(0, part.width);
    view.setUint32(4, part.height);
    const file = [new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', sides, frames.header.subarray(8)),
      ...frames.shared, chunk('IDAT', ...part.data), chunk('IEND')];
    const image = new Image();
    image.src = 'data:image/png;base64,' + btoa(file.map(bytes => Array.from(bytes, byte => String.fromCharCode(byte)).join('')).join(''));
    await image.decode();
    context.clearRect(part.x, part.y, part.width, part.height);
    context.drawImage(image, part.x, part.y);
    frames.drawn += 1;
  }
  frames.urls.set(place, frames.canvas.toDataURL('image/png'));
}

// Gives an image a picture: of one that moves, the present frame.
function present(image, picture) {
  if (!framesOf(picture)) { image.src = source(picture); return image; }
  moving.shown.push({ image, picture });
  showFrame(image, picture);
  return image;
}
async function showFrame(image, picture) {
  const frame = moving.frame;
  const address = await frameSource(picture, frame);
  if (frame === moving.frame && image.src !== address) image.src = address;
}

// The slider over the frames of a snapshot; null for still pictures.
function framesElement(one) {
  stopMoving();
  const frames = ['reference', 'actual', 'difference'].map(kind => framesOf(one.pictures[kind])).find(Boolean);
  if (!frames) return null;
  const last = frames.places.length - 1;
  if (moving.case !== one) {
    // The first frame that differs, as the message says it.
    const first = one.summary.map(line => /^\s*frames? (\d+)/.exec(line)).find(Boolean);
    Object.assign(moving, { case: one, frame: Math.min(last, first ? Number(first[1]) : 0) });
  }
  const where = make('output', { id: 'frame-place' });
  const input = make('input', { type: 'range', min: 0, max: last, step: 1, value: moving.frame, id: 'frame',
    'aria-label': 'Frame', oninput: () => { stopMoving(); play.textContent = 'Play'; step(Number(input.value)); } });
  const step = frame => {
    moving.frame = frame;
    input.value = frame;
    where.textContent = 'frame ' + frame + ' of ' + last + ' · ' + (frames.from + frame / frames.rate).toFixed(3) + ' s';
    for (const { image, picture } of moving.shown) showFrame(image, picture);
  };
  const play = make('button', { type: 'button', id: 'play-frames', onclick: () => {
    if (moving.timer !== null) { stopMoving(); play.textContent = 'Play'; return; }
    play.textContent = 'Pause';
    moving.timer = setInterval(() => {
      if (input.isConnected) step(moving.frame >= last ? 0 : moving.frame + 1);
      else stopMoving();
    }, 1000 / frames.rate);
  } }, 'Play');
  step(moving.frame);
  return make('div', { class: 'control frames' }, play, input, where);
}
function stopMoving() { clearInterval(moving.timer); moving.timer = null; }
