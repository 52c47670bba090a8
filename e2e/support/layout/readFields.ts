/**
 * Fields that are too small for what they say by themselves: the chosen of a list, what stands in an empty one, what cannot
 * be changed, a date. What somebody types may be longer. To be evaluated in the page, after `installGeometry`.
 */
export function readFields(): string[] {
  /** Pixels: a browser keeps one for the caret. */
  const ROUNDING = 2;
  const TYPED =
    'input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=color], [type=image])';
  const { root, isShown, getName } = window.geometry;

  function getLabel(field: HTMLElement): string {
    const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return getName((isLabelled && field.labels?.[0]) || field);
  }

  /** What it must show whole, in words; nothing, where it shows what somebody typed. */
  function saidBy(field: Element): string {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
    if (/^(date|month|week|time|datetime-local)$/.test(field.type)) return field.type;
    if (field.value === '') return field.placeholder;
    return field.readOnly || /^(button|submit|reset)$/.test(field.type) ? field.value : '';
  }

  /** Whether what it says goes on in a next line. */
  const isBroken = (field: HTMLElement): boolean =>
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLSelectElement &&
      getComputedStyle(field).getPropertyValue('text-wrap-mode') === 'wrap');

  /** How many pixels it would grow by if it went by what it says: to the side, or down where its lines break. */
  function measureMissing(field: HTMLElement): number {
    const [style, width] = [field.getAttribute('style'), field.offsetWidth];
    const isDown = isBroken(field);
    const side = (): number => (isDown ? field.offsetHeight : field.offsetWidth);
    const has = side();
    const along = isDown ? 'block-size' : 'inline-size';
    const wish = {
      'field-sizing': 'content',
      'box-sizing': 'border-box',
      position: 'absolute',
      transition: 'none',
      [along]: 'max-content',
      [`min-${along}`]: '0',
      [`max-${along}`]: 'none',
      ...(isDown ? { 'inline-size': `${width}px` } : {}),
    };
    for (const [name, value] of Object.entries(wish)) field.style.setProperty(name, value, 'important');
    const lack = side() - has;
    if (style === null) field.removeAttribute('style');
    else field.setAttribute('style', style);
    return lack;
  }

  return [...root().querySelectorAll<HTMLElement>(`${TYPED}, select, textarea`)]
    .filter((field) => isShown(field) && saidBy(field) !== '' && measureMissing(field) > ROUNDING)
    .map((field) => `"${saidBy(field)}" in the field ${getLabel(field)}`);
}
