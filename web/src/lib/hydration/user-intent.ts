/** Events that precede a request by the reader: hovering, touching, tabbing. */
const FIRST_SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Acts once, at the first sign that the reader is about to continue. */
export function onFirstIntent(target: EventTarget, act: () => void): void {
  const start = () => {
    for (const sign of FIRST_SIGNS) target.removeEventListener(sign, start);
    act();
  };
  for (const sign of FIRST_SIGNS) target.addEventListener(sign, start, { passive: true });
}
