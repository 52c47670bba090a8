/** @jest-environment jsdom */
import { takeDrops } from './take-drops';

function drop(on: 'text' | 'field'): string[] {
  const page = document.createElement('main');
  page.innerHTML = '<div id="text"><p>Words</p><div data-takes-files><img alt=""></div></div>';
  document.body.replaceChildren(page);
  const text = page.querySelector<HTMLElement>('#text');
  const seen: string[] = [];
  const see = (who: string) => (event: Event) => seen.push(`${who}: ${event.defaultPrevented}`);
  const prevent = (event: Event) => event.preventDefault();
  if (!text) throw new Error('There is no text');
  // As react-dnd does.
  page.addEventListener('drop', prevent, true);
  text.addEventListener('drop', see('text'));
  const end = takeDrops(text);
  page.addEventListener('drop', see('page'));
  const target = text.querySelector(on === 'text' ? 'p' : 'img');
  const send = () => target?.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
  send();
  end();
  send();
  return seen;
}

test('a text gets drops that another listener has prevented, and nobody else notices', () => {
  expect(drop('text')).toEqual(['text: false', 'page: true', 'text: true', 'page: true']);
});

test('what is dropped on a field in the text stays with the field', () => {
  expect(drop('field')).toEqual(['text: true', 'page: true', 'text: true', 'page: true']);
});
