import type { Place } from './find-place';

/** An element in Strapi's form in which notes are rendered. */
export interface NoteHost {
  element: HTMLElement;
  place: Place;
}

const HOST = 'data-field-notes';

/** Puts an element at the end of a field, or below the heading of a block. Uses the one that is there already. */
export function addHost({ element, heading, part }: Place): HTMLElement {
  if (part) return mark(part.addHost());
  const found = element.querySelector(`:scope > [${HOST}]`);
  if (found instanceof HTMLElement) return found;
  const host = mark(document.createElement('div'));
  if (heading) heading.after(host);
  else element.append(host);
  return host;
}

function mark(host: HTMLElement): HTMLElement {
  host.setAttribute(HOST, '');
  return host;
}

export const isInHost = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.closest(`[${HOST}]`) !== null;

/** Adds an id to those that describe an input, or removes it. */
export function describeBy(input: Element, id: string, isDescribed: boolean): void {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  if (isDescribed) ids.push(id);
  const value = ids.join(' ');
  if (value === (input.getAttribute('aria-describedby') ?? '')) return;
  if (value) input.setAttribute('aria-describedby', value);
  else input.removeAttribute('aria-describedby');
}
