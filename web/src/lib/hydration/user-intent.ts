/** What the reader does before asking for anything: hovering, touching, tabbing. */
const FIRST_SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Acts once, at the first sign that the reader is about to go on. */
export function onFirstSign(target: EventTarget, act: () => void): void {
  const start = () => {
    for (const sign of FIRST_SIGNS) target.removeEventListener(sign, start);
    act();
  };
  for (const sign of FIRST_SIGNS) target.addEventListener(sign, start, { passive: true });
}
