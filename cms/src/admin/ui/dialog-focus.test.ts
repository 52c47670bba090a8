/** @jest-environment jsdom */
import { focusFieldsOfDialogs } from './dialog-focus';

let isMouse = true;
beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: isMouse }) });
  focusFieldsOfDialogs(document);
});
beforeEach(() => {
  isMouse = true;
  document.body.innerHTML = '';
});

const CLOSE = '<button id="close"></button>';

/** As Radix does it. */
function open(html: string, role = 'dialog'): HTMLElement {
  document.body.innerHTML = `<div role="${role}" tabindex="-1">${html}</div>`;
  const dialog = document.querySelector<HTMLElement>('[role]');
  if (!dialog) throw new Error('There is no dialog.');
  const event = new CustomEvent('focusScope.autoFocusOnMount', { bubbles: false, cancelable: true });
  if (dialog.dispatchEvent(event)) (dialog.querySelector('button') ?? dialog).focus();
  return dialog;
}
const getFocused = () => document.activeElement?.id;
/** Observers are called after what has changed. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['input', `${CLOSE}<input type="checkbox"><input type="hidden"><input id="name"><input>`],
  ['text of several lines', `${CLOSE}<input disabled><textarea id="name"></textarea>`],
  [
    'choice',
    `${CLOSE}<div role="combobox" aria-disabled="true"></div><div id="name" role="combobox" tabindex="0"></div>`,
  ],
])('the caret goes into the first %s of a dialog that opens', (_, html) => {
  open(html);
  expect(getFocused()).toBe('name');
});

test('a dialog without fields, a question and a menu keep their focus', () => {
  open(CLOSE);
  expect(getFocused()).toBe('close');
  for (const role of ['alertdialog', 'menu']) {
    open(`${CLOSE}<input id="name">`, role);
    expect(getFocused()).toBe('close');
  }
});

test('on a touch screen, the keyboard does not open', () => {
  isMouse = false;
  open(`${CLOSE}<input id="name">`);
  expect(getFocused()).toBe('close');
});

test('a field that is drawn later gets the caret, unless somebody has moved on', async () => {
  open(CLOSE).insertAdjacentHTML('beforeend', '<input id="name">');
  await settle();
  expect(getFocused()).toBe('name');

  const dialog = open(`${CLOSE}<button id="other"></button>`);
  document.getElementById('other')?.focus();
  dialog.insertAdjacentHTML('beforeend', '<input id="name">');
  await settle();
  expect(getFocused()).toBe('other');
});

test('a field that is drawn when the first one is left does not take the focus', async () => {
  const dialog = open(`${CLOSE}<input id="name">`);
  document.getElementById('close')?.focus();
  dialog.insertAdjacentHTML('beforeend', '<input id="later">');
  await settle();
  expect(getFocused()).toBe('close');
});
