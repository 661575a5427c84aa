/** F6 goes round the zones of a page. */
export function goRound(way: 1 | -1): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-landmark]')];
  const now = zones.findIndex((zone) => zone.contains(document.activeElement));
  zones[(now + way + zones.length) % zones.length]?.focus();
}
