/** @jest-environment jsdom */
import { describeText } from '../testing/describe-text';
import { readHtml, type PastedHtml } from './read-html';

function read(html: string): PastedHtml {
  const root = document.createElement('div');
  root.innerHTML = html;
  return readHtml(root);
}

test('reads a checklist of Google Docs as a list, without the pictures of its boxes', () => {
  const item = (words: string, isChecked: boolean, style = '') =>
    `<li dir="ltr" role="checkbox" aria-checked="${String(isChecked)}" aria-level="1"><img src="blob:box" width="17.6px" alt="${isChecked ? 'checked' : 'unchecked'}" aria-roledescription="checkbox"><p dir="ltr" role="presentation"><span style="${style}">${words}</span></p></li>`;
  const { nodes, report } = read(
    `<ul>${item('Tea', true, 'text-decoration:line-through')}${item('Bed', false)}</ul>`,
  );
  expect(describeText(nodes)).toEqual(['- ~Tea~', '- Bed']);
  expect(report.hasChecklist).toBe(true);
});

test('names the checklist of a page, and no other list', () => {
  const { nodes, report } = read(
    '<ul><li class="task-list-item"><input type="checkbox" disabled> Tea</li><li><p><input type="checkbox">Bed</p></li></ul>',
  );
  expect(describeText(nodes)).toEqual(['- Tea', '- Bed']);
  expect(report.hasChecklist).toBe(true);
  expect(
    read('<ul><li>Tea<form><div><input type="checkbox"></div></form></li></ul>').report.hasChecklist,
  ).toBe(false);
});
