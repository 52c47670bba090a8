/**
 * Fields that are too small for their own text: the chosen option, a placeholder, a read-only value or a date. Text
 * that the reader types may be longer. Evaluated in the page; requires `installGeometry`.
 */
export function findSmallFields(): string[] {
  /** In pixels. Browsers reserve one for the caret. */
  const ROUNDING = 2;
  const TYPED =
    'input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=color], [type=image])';
  const { root, isShown, getName } = window.geometry;

  function getLabel(field: HTMLElement): string {
    const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return getName((isLabelled && field.labels?.[0]) || field);
  }

  /** The text that must fit; empty if the field shows what the reader typed. */
  function getShownText(field: Element): string {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
    if (/^(date|month|week|time|datetime-local)$/.test(field.type)) return field.type;
    if (field.value === '') return field.placeholder;
    return field.readOnly || /^(button|submit|reset)$/.test(field.type) ? field.value : '';
  }

  /** Whether its text wraps. */
  const isBroken = (field: HTMLElement): boolean =>
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLSelectElement &&
      getComputedStyle(field).getPropertyValue('text-wrap-mode') === 'wrap');

  /** How many pixels the field would have to grow to fit its text: in width, or in height if the text wraps. */
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
    .filter((field) => isShown(field) && getShownText(field) !== '' && measureMissing(field) > ROUNDING)
    .map((field) => `"${getShownText(field)}" in the field ${getLabel(field)}`);
}
