import { carryOver } from './carry-over';

const FORM = `
  <form>
    <input name="email" value="">
    <input name="known" value="sent">
    <input type="radio" name="units" value="metric"><input type="radio" name="units" value="uk">
    <input type="checkbox" name="terms">
    <select name="activity"><option value="1"><option value="2"></select>
    <textarea name="message"></textarea>
    <button type="button">Save</button>
  </form>`;

let stop: () => void;
const heard: string[] = [];

/** Fields by name, radio buttons also by value. */
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}], [value=${name}]`)!;

/** Replaces a part as React does when it cannot hydrate it; `foreign` is what an extension has inserted. */
async function renderAgain(foreign = ''): Promise<void> {
  document.querySelector('form')?.insertAdjacentHTML('afterbegin', foreign);
  document.body.innerHTML = FORM;
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name), {
    once: true,
  });
  // The observer is notified after this.
  await Promise.resolve();
}

beforeEach(() => {
  heard.length = 0;
  document.head.innerHTML = '<title>Sent</title><meta name="description" content="Sent">';
  document.body.innerHTML = FORM;
  stop = carryOver();
});
afterEach(() => stop());

test('typed and chosen values move to the new fields and trigger their handlers', async () => {
  field('email').value = 'ada@example.org';
  field('uk').checked = true;
  field('terms').checked = true;
  field('activity').value = '2';
  field('message').value = 'Two\nlines';
  await renderAgain('<input name="search" value="an extension’s own">');
  expect(field('email').value).toBe('ada@example.org');
  expect(heard).toEqual(['email']);
  expect([field('uk').checked, field('metric').checked, field('terms').checked]).toEqual([true, false, true]);
  expect(field('activity').value).toBe('2');
  expect(field('message').value).toBe('Two\nlines');
});

test('an untouched field keeps the value of the new one', async () => {
  document.body.innerHTML = FORM.replace('value="sent"', 'value="of a guest"');
  await Promise.resolve();
  await renderAgain();
  expect(field('known').value).toBe('sent');
  expect(heard).toEqual([]);
});

test('focus and caret move to the new field', async () => {
  field('email').value = 'someone@';
  field('email').focus();
  field('email').setSelectionRange(2, 4);
  await renderAgain();
  expect(document.activeElement).toBe(field('email'));
  expect([field('email').selectionStart, field('email').selectionEnd]).toEqual([2, 4]);
});

test('focus that the reader removed does not come back', async () => {
  field('email').focus();
  field('email').blur();
  await Promise.resolve();
  await renderAgain();
  expect(document.activeElement).toBe(document.body);
});

test('a held click moves to the new button', async () => {
  document.querySelector('button')!.dataset.held = '1';
  await renderAgain();
  expect(document.querySelector('button')!.dataset.held).toBe('1');
});

test('an element that only moves stays unchanged', async () => {
  const email = field('email');
  email.value = 'ada@example.org';
  const around = document.createElement('div');
  email.replaceWith(around);
  around.append(email);
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(field('email')).toBe(email);
});

test('React’s own title replaces the server’s, another title does not', async () => {
  const again = document.createElement('title');
  again.textContent = 'Sent';
  document.head.append(again);
  const other = document.createElement('meta');
  other.name = 'description';
  other.content = 'Other';
  document.head.append(other);
  await Promise.resolve();
  expect([...document.head.querySelectorAll('title')]).toEqual([again]);
  expect(document.head.querySelectorAll('meta')).toHaveLength(2);
});

test('stops on request', async () => {
  field('email').value = 'ada@example.org';
  stop();
  await renderAgain();
  expect(field('email').value).toBe('');
});
