import { holdClicks } from './click-replay';
import { HYDRATED } from './hydrated-event';

const pressed: string[] = [];
const button = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)!;
const takeOver = () => document.dispatchEvent(new Event(HYDRATED));

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `
    <button type="button" name="save"><i>Save</i></button>
    <button type="button" name="share"></button>
    <form method="dialog"><input name="email"><button name="send"></button></form>
    <form action="/blog-list"><button name="search"></button></form>
    <button type="button" name="topics" popovertarget="list"></button>
    <a href="#more" name="more"></a>`;
  holdClicks();
  // Listens on the whole document, like React.
  document.addEventListener('click', onClick);
});
afterEach(() => {
  takeOver();
  document.removeEventListener('click', onClick);
});
function onClick(event: MouseEvent): void {
  pressed.push((event.target as Element).closest('[name]')?.getAttribute('name') ?? '');
  event.preventDefault();
}

test('marks and holds clicks until React takes over, then replays each once', () => {
  document.querySelector('i')?.click();
  button('save').click();
  button('share').click();
  expect(pressed).toEqual([]);
  expect(button('save').dataset.held).toBeDefined();
  takeOver();
  expect(pressed).toEqual(['save', 'share']);
  expect(button('save').dataset.held).toBeUndefined();
});

test('holds the submit of a form that needs JavaScript until React takes over', () => {
  button('send').click();
  expect(pressed).toEqual([]);
  takeOver();
  expect(pressed).toEqual(['send']);
});

test.each(['search', 'topics', 'more'])('lets the browser handle the “%s” control immediately', (name) => {
  button(name).click();
  expect(pressed).toEqual([name]);
});

test('holds no clicks after React has taken over', () => {
  takeOver();
  button('save').click();
  button('save').click();
  expect(pressed).toEqual(['save', 'save']);
});

test('replays a held click on the button that replaced the clicked one', () => {
  button('share').click();
  button('save').click();
  const successor = button('save').cloneNode(true);
  button('save').replaceWith(successor);
  takeOver();
  expect(pressed).toEqual(['share', 'save']);
});
