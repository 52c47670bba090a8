/** Describes an element as a reader would. A string is the whole accessible name; a pattern must match it. */
export interface Target {
  role: Role;
  name?: string | Pattern;
  /** CSS selector of an ancestor. */
  within?: string;
}
type Role =
  'article' | 'button' | 'checkbox' | 'combobox' | 'field' | 'heading' | 'link' | 'option' | 'radio' | 'text';

/** A regular expression in JSON form. */
interface Pattern {
  source: string;
  flags: string;
}

/** The point to press, or why pressing is not possible yet. */
type Place = { x: number; y: number } | { isMissing: string };

interface Finder {
  /** The visible matches in document order. */
  find: (target: Target) => HTMLElement[];
  /** Scrolls the first match into view. */
  getPlace: (target: Target) => Promise<Place>;
}

declare global {
  interface Window {
    finder: Finder;
  }
}

/** Installs the finder. Evaluated in the page, so it cannot use imports. */
export function installFinder(): void {
  const SELECTORS: Record<Role, string> = {
    article: 'article',
    button: 'button, summary, [role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: '[role=combobox]',
    field: 'input:not([type=checkbox], [type=radio]), textarea',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    option: '[role=option]',
    radio: 'input[type=radio]',
    text: '*',
  };
  const toWords = (text: string | null | undefined): string => (text ?? '').trim().replaceAll(/\s+/g, ' ');

  function getName(element: HTMLElement): string {
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const names = [
      element.ariaLabel,
      named.map((id) => document.getElementById(id)?.textContent).join(' '),
      [...(labels ?? [])].map(({ textContent }) => textContent).join(' '),
      element.textContent,
      [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' '),
    ];
    return names.map(toWords).find((name) => name !== '') ?? '';
  }

  function isNamed(element: HTMLElement, name: string | Pattern): boolean {
    return typeof name === 'string'
      ? getName(element) === name
      : new RegExp(name.source, name.flags).test(getName(element));
  }

  const isDrawn = (element: HTMLElement): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0;

  /** Only the label of a radio button or checkbox may be visible. */
  const isShown = (element: HTMLElement): boolean =>
    isDrawn(element) || (element.matches('[type=radio], [type=checkbox]') && getLabel(element) !== undefined);
  const getLabel = (element: HTMLElement): HTMLElement | undefined =>
    [...((element as HTMLInputElement).labels ?? [])].find(isDrawn);

  function find({ role, name, within = 'html' }: Target): HTMLElement[] {
    const found = [...document.querySelectorAll<HTMLElement>(within)]
      .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('*')])
      .filter((element) => element.matches(SELECTORS[role]))
      .filter((element) => (name === undefined || isNamed(element, name)) && isShown(element));
    // Ancestors contain the text too.
    return role === 'text'
      ? found.filter((one) => !found.some((other) => one !== other && one.contains(other)))
      : found;
  }

  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));

  async function getPlace(target: Target): Promise<Place> {
    const [found] = find(target);
    if (!found) return { isMissing: 'it does not exist' };
    const element = isDrawn(found) ? found : (getLabel(found) ?? found);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [before] = element.getClientRects();
    await frame();
    await frame();
    const [box] = element.getClientRects();
    if (!before || !box || before.x !== box.x || before.y !== box.y) return { isMissing: 'it moves' };
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    return isHit
      ? { x, y }
      : { isMissing: `${hit?.localName} "${toWords(hit?.textContent).slice(0, 40)}" covers it` };
  }

  window.finder = { find, getPlace };
}
