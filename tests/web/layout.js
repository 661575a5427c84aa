/**
 * What is wrong with how the page lies: cut, covered, overprinted, outside, broken. Gives one line for each fault.
 *
 * `fits` says that the whole page must be in sight without scrolling down.
 */
async ({ fits }) => {
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
  do {
    for (let k = 0; k < 3; k += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(moving().map((one) => one.finished));
  } while (moving().length);
  const TOLERANCE = 2;
  const SLIVER = 4;
  const CLICKED = 'button, a[href], input, select, summary, [role="button"], [role="radio"], [role="tab"], [role="switch"], [role="slider"]';
  const PICTURES = 'svg:is([role="group"], [role="img"]), img';
  /** Seats' signs and icons, wherever they stand. */
  const SIGNS = 'svg:is([viewBox="0 0 24 24"], [viewBox="0 0 32 32"])';
  /** What lies over the rest on purpose, and can be put away or goes away; it is never covered or cut itself. */
  const LAYERS = '.advice, .veil, .bubble, .ghost, .tip, .overlay, .back, .awning, .offer';
  /** Names that people choose are as long as they like; a link or button opens what its line has no room for. */
  const SHORTENED = '.name, .legend span, tbody th span, .me span, a, button';
  /** Pieces stand on the numbers of their own picture, and marks in a chart before each other. */
  const STANDING = '.pawn, .worker, .stack, .points, .glow, [role="slider"]';
  const UNSEEN = '.spoken, defs, symbol, option, script, style, title, desc, [inert], .overlay';

  const faults = new Set();
  const page = document.documentElement;
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const seen = (element) =>
    !element.closest(UNSEEN) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (element) => {
    const classes = (element.getAttribute('class') ?? '').split(' ').filter((name) => name && !name.startsWith('s-') && !name.startsWith('svelte-'));
    return [element.localName, ...classes].join('.');
  };
  const pathTo = (element) => {
    const chain = [];
    for (let at = element; at && at !== document.body && chain.length < 5; at = at.parentElement) chain.unshift(named(at));
    return chain.join(' > ');
  };
  const at = (box) => `[${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}]`;
  const report = (kind, thing, more = '') => faults.add(`${kind}: ${pathTo(thing.element)} “${thing.words}” ${at(thing.box)} ${more}`);

  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Whether nothing of a box is left, or only a sliver at the edge of what scrolls. */
  const isEmpty = (box) => box.right - box.left < SLIVER || box.bottom - box.top < SLIVER;

  /** Whether an element is where its absolutely placed descendants are measured from. */
  const holds = (style) => style.position !== 'static' || style.transform !== 'none' || style.contain.includes('paint');

  /** The part of a box that is in sight, and what cuts off the rest, if it cannot be scrolled into sight. */
  function fate(element, box, from, slack) {
    let [shown, cut] = [box, null];
    let skips = from !== element && ['absolute', 'fixed'].includes(styleOf(element).position);
    for (let outer = from; outer && outer !== document.body; outer = outer.parentElement) {
      const style = styleOf(outer);
      if (skips && !holds(style)) continue;
      skips = style.position === 'absolute' || style.position === 'fixed';
      if ((outer.ownerSVGElement && outer.localName !== 'foreignObject') || outer.localName === 'dialog') continue;
      const frame = outer.getBoundingClientRect();
      for (const [overflow, low, high, scrolled] of [
        [style.overflowX, 'left', 'right', outer.scrollLeft],
        [style.overflowY, 'top', 'bottom', outer.scrollTop],
      ]) {
        if (overflow === 'visible') continue;
        const scrolls = overflow === 'auto' || overflow === 'scroll';
        const lost = scrolls ? shown[low] < frame[low] - scrolled - slack : shown[low] < frame[low] - slack || shown[high] > frame[high] + slack;
        if (lost) cut ??= outer;
        shown = { ...shown, [low]: Math.max(shown[low], frame[low]), [high]: Math.min(shown[high], frame[high]) };
      }
      if (isEmpty(shown)) return { shown, cut };
    }
    const isFixed = styleOf(element).position === 'fixed';
    const above = shown.top + (isFixed ? 0 : scrollY) < -slack;
    if (shown.left < -slack || shown.right > page.clientWidth + slack || above || (isFixed && shown.bottom > innerHeight + slack)) cut ??= document.body;
    return { shown: meet(shown, { left: 0, top: 0, right: page.clientWidth, bottom: innerHeight }), cut };
  }

  function texts() {
    const found = [];
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !seen(element)) continue;
      range.selectNodeContents(node);
      const rows = [...range.getClientRects()].filter((row) => row.width > 1 && row.height > 1);
      const words = node.data.trim().slice(0, 40);
      for (const row of rows) found.push({ kind: 'text', element, words, node, rows: rows.length, box: boxOf(row) });
    }
    return found;
  }

  const boxed = (selector, kind) =>
    [...layer.querySelectorAll(selector)].filter(seen).map((element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return { kind, element, words, box: boxOf(element.getBoundingClientRect()) };
    });

  const clear = (colour) => {
    const parts = /rgba?\(([^)]*)\)/.exec(colour)?.[1].split(/[ ,/]+/) ?? [];
    return colour === 'transparent' || (parts.length === 4 && parseFloat(parts[3]) < 0.3);
  };
  /** Whether an element itself puts paint on the page. */
  function paints(element) {
    const style = styleOf(element);
    if (parseFloat(style.opacity) < 0.3) return false;
    if (element.ownerSVGElement) {
      if (['g', 'svg', 'a', 'foreignObject', 'title'].includes(element.localName)) return false;
      const filled = style.fill !== 'none' && !clear(style.fill) && parseFloat(style.fillOpacity) > 0.3;
      return filled || (style.stroke !== 'none' && !clear(style.stroke) && parseFloat(style.strokeOpacity) > 0.3);
    }
    if (element.localName === 'svg') return false;
    if (element.localName === 'img') return true;
    return !clear(style.backgroundColor) || style.backgroundImage !== 'none';
  }

  const related = (one, other) => one.contains(other) || other.contains(one);
  const layerOf = (element) => element.closest(LAYERS);
  const pictureOf = (element) => {
    let found = element.closest('svg');
    while (found?.parentElement?.closest('svg')) found = found.parentElement.closest('svg');
    return found;
  };
  const stands = (cover, element) => pictureOf(cover) === pictureOf(element) && cover.closest(STANDING) !== null;

  /** The bar that stays where it is while the page scrolls under it. */
  const barOf = (element) => {
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(outer).position)) return outer;
    return null;
  };
  /** Whether an element can be scrolled out from under a bar. */
  function getsClear(element, bar) {
    if (!bar || bar.contains(element) || page.scrollHeight <= innerHeight) return false;
    return element.getBoundingClientRect().bottom + scrollY <= page.scrollHeight - bar.getBoundingClientRect().height + TOLERANCE;
  }

  /** What lies over a point of an element. */
  function over(element, x, y) {
    for (const top of document.elementsFromPoint(x, y)) {
      if (related(top, element)) return null;
      const lies = layerOf(top);
      if (lies && !lies.contains(element)) return null;
      if (paints(top) && !stands(top, element) && !getsClear(element, barOf(top))) return top;
    }
    return null;
  }

  const inside = (box, share) => box.left + (box.right - box.left) * share;
  const middle = (box) => (box.top + box.bottom) / 2;

  function coverOfText(thing) {
    for (const share of [0.08, 0.3, 0.5, 0.7, 0.92]) {
      const cover = over(thing.element, inside(thing.shown, share), middle(thing.shown));
      if (cover) return cover;
    }
    return null;
  }

  /** A click in the middle must reach what is clicked; pieces of one picture may stand before each other. */
  function coverOfClick({ element, shown }) {
    const top = document.elementFromPoint(inside(shown, 0.5), middle(shown));
    if (!top || related(top, element)) return null;
    const label = element.closest('label');
    if (label?.contains(top)) return null;
    const lies = layerOf(top);
    if ((lies && !lies.contains(element)) || getsClear(element, barOf(top))) return null;
    return pictureOf(element) && pictureOf(element) === pictureOf(top) ? null : top;
  }

  const cardOf = (element) => {
    if (styleOf(element).position === 'absolute') return null;
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (outer.ownerSVGElement || outer.localName === 'svg') continue;
      const style = styleOf(outer);
      if (style.position === 'absolute' && !outer.matches('.panel, .button, .advice')) return null;
      const border = parseFloat(style.borderTopWidth) > 0 && !clear(style.borderTopColor) && parseFloat(style.borderLeftWidth) > 0;
      if (border || outer.matches('.panel, .button, .chip')) return outer;
    }
    return null;
  };

  const whole = texts();
  const clicked = boxed(CLICKED, 'click');
  const pictures = boxed(PICTURES, 'picture').filter(({ element }) => !element.ownerSVGElement);

  // Nothing is cut off or out of reach.
  for (const thing of [...whole, ...clicked, ...pictures]) {
    const [from, slack] = thing.kind === 'text' ? [thing.element, TOLERANCE] : [thing.element.parentElement, Math.max(TOLERANCE, (thing.box.bottom - thing.box.top) / 5)];
    const { shown, cut } = fate(thing.element, thing.box, from, slack);
    thing.shown = shown;
    if (!cut) continue;
    if (thing.kind === 'text' && thing.element.closest(SHORTENED)) continue;
    report(cut === document.body ? 'outside' : 'cut', thing, cut === document.body ? '' : `by ${named(cut)} ${at(cut.getBoundingClientRect())}`);
  }
  for (const element of new Set(whole.map((text) => text.element))) {
    const style = styleOf(element);
    if (element.ownerSVGElement || style.overflowX === 'visible' || element.closest(SHORTENED)) continue;
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)
      report('shortened', { element, words: element.textContent.trim().slice(0, 40), box: element.getBoundingClientRect() });
  }

  // Nothing leaves its card.
  for (const thing of [...whole, ...clicked]) {
    const card = cardOf(thing.element);
    if (!card || isEmpty(thing.shown)) continue;
    const frame = card.getBoundingClientRect();
    const { left, top, right, bottom } = thing.shown;
    if (left < frame.left - TOLERANCE || right > frame.right + TOLERANCE || top < frame.top - TOLERANCE || bottom > frame.bottom + TOLERANCE)
      report('leaves its card', thing, `${named(card)} ${at(frame)}`);
  }

  // Nothing covers what is clicked or read.
  for (const thing of clicked) {
    if (isEmpty(thing.shown)) continue;
    const cover = coverOfClick(thing);
    if (cover) report('not to be clicked', thing, `under ${pathTo(cover)}`);
  }
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];
  for (const thing of whole) {
    if (isEmpty(thing.shown)) continue;
    const cover = coverOfText(thing);
    if (cover) report('covered', thing, `by ${pathTo(cover)}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything);

  // No two texts in one place, and no sign on a text.
  const glyphs = ({ left, top, right, bottom }) => {
    const trimmed = (bottom - top) * 0.22;
    return { left: left + 1, top: top + trimmed, right: right - 1, bottom: bottom - trimmed };
  };
  const signs = boxed(SIGNS, 'sign').filter(({ element }) => !element.closest('[role="slider"]') && !element.parentElement.closest(SIGNS));
  for (const sign of signs) sign.shown = fate(sign.element, sign.box, sign.element.parentElement, TOLERANCE).shown;
  const written = whole.filter(({ shown }) => !isEmpty(shown)).map((text) => ({ ...text, ink: glyphs(text.shown) }));
  written.forEach((one, k) => {
    for (const other of [...written.slice(k + 1), ...signs]) {
      if (other.node === one.node || (other.kind === 'sign' && other.element.contains(one.element))) continue;
      if (other.kind === 'sign' && paints(one.element) && !one.element.ownerSVGElement) continue; // a label that lies on a picture
      if (stands(one.element, other.element) || stands(other.element, one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element) || barOf(one.element) !== barOf(other.element)) continue;
      if (other.kind === 'text' && related(one.element, other.element) && one.element.ownerSVGElement) continue;
      const shared = meet(one.ink, other.ink ?? other.shown);
      if (shared.right - shared.left > TOLERANCE && shared.bottom - shared.top > TOLERANCE)
        report('overprinted', one, `with ${pathTo(other.element)} “${other.words}” ${at(other.box)}`);
    }
  });

  // A short label stands in one line.
  for (const text of whole) {
    const button = text.element.closest('.button, .chip, [role="tab"]');
    if (button && text.rows > 1 && text.node.data.trim().length <= 18) report('broken', text);
  }

  if (page.scrollWidth > page.clientWidth) faults.add(`the page scrolls sideways: ${page.scrollWidth}`);
  if (fits && page.scrollHeight > innerHeight + 1) faults.add(`the page scrolls down: ${page.scrollHeight}`);
  return [...faults];
}
