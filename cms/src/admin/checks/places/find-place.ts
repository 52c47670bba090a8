import { getTextInForm, TEXT_ELEMENT, type TextPart } from '../../ui/form/text-parts';
import { COMPONENT, MARKER } from './FieldMarker';

type Path = readonly (string | number)[];

/** Where a part of a form is on the screen. */
export interface Place {
  /** The field, or the block or item around it if the field is not shown. */
  element: Element;
  /** The field's own input, if it has one. */
  input: HTMLElement | null;
  /** The button that opens the block or item that hides the field; null if nothing is closed. */
  closed: HTMLElement | null;
  /** The heading of the block or item, if the element is one. */
  heading: Element | null;
  /** The part of the text that the element is. */
  part?: TextPart;
}

/** The form of the document, wherever the caller is rendered: on narrow screens, the buttons are not in it. */
export const findForm = (): Element | null => document.querySelector(`[${MARKER}]`)?.closest('form') ?? null;

/**
 * Finds the field of a path, or the block or the item that it is in. Strapi's elements have no names for this, so
 * fields are found by their markers, and blocks and items by their order.
 */
export function findPlace(form: Element, path: Path, values: unknown): Place | null {
  let owner = '';
  let within: Element = form;
  let place: Place | null = null;
  let value = values;
  let field: Element | null = null;
  for (const [at, step] of path.entries()) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    if (typeof step === 'string') {
      const marker = findMarker(within, owner, step);
      if (!marker) return place;
      field = findField(marker);
      place = { element: field, input: findInput(field), closed: null, heading: null };
      owner = marker.getAttribute(COMPONENT) ?? '';
      within = field;
    } else if (field?.querySelector(TEXT_ELEMENT)) {
      const prose = path[at + 1] === 'body' ? path[at + 2] : undefined;
      const part = getTextInForm()?.findPart(step, typeof prose === 'number' ? prose : undefined);
      if (!part) return place;
      place = toTextPlace(part);
      if (!part.isEntry || place.closed) return place;
      owner = getComponent(value) ?? owner;
      within = part.element;
      field = null;
    } else {
      const item: Element | undefined = field ? findItems(field)[step] : undefined;
      // A node of prose.
      if (!item) return place;
      const heading = findHeading(item);
      const button = heading?.querySelector('button') ?? null;
      const closed = heading?.getAttribute('data-state') === 'closed' ? button : null;
      place = { element: heading?.parentElement ?? item, input: button, closed, heading };
      if (closed) return place;
      owner = getComponent(value) ?? owner;
      within = item;
      field = null;
    }
  }
  return place;
}

function toTextPlace(part: TextPart): Place {
  const { element, isEntry, text } = part;
  const button = isEntry ? element.querySelector<HTMLElement>('button[aria-expanded]') : null;
  const closed = button?.getAttribute('aria-expanded') === 'false' ? button : null;
  return { element, input: button ?? text, closed, heading: null, part };
}

/** The first one is the outermost. */
const findMarker = (within: Element, owner: string, name: string): Element | null =>
  within.querySelector(`[${MARKER}="${owner} ${name}"]`);

/** Strapi lays fields out in a grid. */
function findField(marker: Element): Element {
  let field = marker;
  while (field.parentElement && getComputedStyle(field.parentElement).display !== 'grid')
    field = field.parentElement;
  return field;
}

/** The blocks of a dynamic zone are a list, the items of a component an accordion. */
function findItems(field: Element): Element[] {
  const blocks = [...field.querySelectorAll('ol > li')].filter((item) => findHeading(item));
  if (blocks.length > 0) return blocks;
  const first = field.querySelector('h3[data-state]')?.parentElement;
  return [...(first?.parentElement?.children ?? [])].filter((item) => item.querySelector(':scope > h3'));
}

const findHeading = (item: Element): Element | null => item.querySelector('h3[data-state]');

/** The text of prose or of an article, and not the choice in its toolbar. */
const findInput = (field: Element): HTMLElement | null =>
  field.querySelector<HTMLElement>(TEXT_ELEMENT) ??
  field.querySelector('input[name], textarea[name], [role="combobox"][name]');

function getComponent(value: unknown): string | undefined {
  const component: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, '__component') : undefined;
  return typeof component === 'string' ? component : undefined;
}
