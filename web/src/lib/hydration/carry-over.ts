import { readSelection, restoreSelection } from './selection';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Tags that React puts into `<head>` and that must be unique. */
const HEAD_TAG = 'title, meta[name], meta[property], link[rel=canonical]';

/**
 * When an extension has changed the server's HTML, React discards part of it and renders that part again
 * (`HydrationBoundary`). Moves the reader's input, the focus and held clicks (`click-replay.ts`) from the old
 * elements to the new ones.
 * @returns stops it
 */
export function carryOver(): () => void {
  let focused: Element | null = document.activeElement;

  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  // An element that loses the focus because it was removed passes it on to its successor.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null;
    });

  const observer = new MutationObserver((records) => {
    const added = elementsIn(records.map(({ addedNodes }) => addedNodes)).filter((node) => node.isConnected);
    const removed = elementsIn(records.map(({ removedNodes }) => removedNodes)).filter(
      (node) => !node.isConnected,
    );
    added.forEach(dropServersTag);
    const successors = pair(removed, added);
    for (const [old, successor] of successors) carry(old, successor);
    const successor = focused && document.activeElement === document.body && successors.get(focused);
    if (successor) moveFocus(focused, successor);
  });

  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

const elementsIn = (lists: readonly NodeList[]): Element[] =>
  lists.flatMap((list) => [...list]).filter((node) => node instanceof Element);

/** React knows only its own tag, so the server's would stay forever, even on the next page. */
function dropServersTag(added: Element): void {
  if (added.parentElement !== document.head || !added.matches(HEAD_TAG)) return;
  for (const tag of document.head.children) if (tag !== added && tag.isEqualNode(added)) tag.remove();
}

/** Pairs old elements with their successors: the first of a kind with the first of the same kind, and so on. */
function pair(removed: readonly Element[], added: readonly Element[]): Map<Element, Element> {
  const pairs = new Map<Element, Element>();
  if (removed.length === 0 || added.length === 0) return pairs;
  const successors = new Map<string, Element[]>();
  for (const element of added.flatMap(focusablesIn)) {
    const kind = getKind(element);
    successors.set(kind, [...(successors.get(kind) ?? []), element]);
  }
  for (const old of removed.flatMap(focusablesIn)) {
    const successor = successors.get(getKind(old))?.shift();
    if (successor) pairs.set(old, successor);
  }
  return pairs;
}

const focusablesIn = (element: Element): Element[] => [
  ...(element.matches(FOCUSABLE) ? [element] : []),
  ...element.querySelectorAll(FOCUSABLE),
];

/** Without ids, because React generates new ones. */
function getKind(element: Element): string {
  const attributes = ['type', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name));
  if (isChoice(element)) return JSON.stringify([...attributes, element.value]);
  const words = element.matches('a, button, summary') ? element.textContent : '';
  return JSON.stringify([element.localName, ...attributes, words]);
}

function carry(old: Element, successor: Element): void {
  if (old instanceof HTMLElement && successor instanceof HTMLElement && old.dataset.held !== undefined) {
    successor.dataset.held = old.dataset.held;
  }
  if (isChoice(old) && isChoice(successor)) {
    // In a radio group, the checked button determines the others.
    if (old.checked !== successor.checked && (old.checked || old.type === 'checkbox')) successor.click();
  } else if (old instanceof HTMLSelectElement && successor instanceof HTMLSelectElement) {
    if (old.value !== successor.value) setValue(successor, old.value, 'change');
  } else if (isTextField(old) && isTextField(successor)) {
    // An untouched field has the server's value, and React's may be newer.
    if (old.value !== old.defaultValue && old.value !== successor.value)
      setValue(successor, old.value, 'input');
  }
}

/** Uses the browser's own setter: a value set by React's setter would not trigger its handlers. */
function setValue(field: TextField | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function moveFocus(old: Element | null, successor: Element): void {
  if (!(successor instanceof HTMLElement)) return;
  const selection = old && isTextField(old) && isTextField(successor) && readSelection(old, successor);
  successor.focus({ preventScroll: true });
  if (selection) restoreSelection(successor, selection);
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !isChoice(element));
