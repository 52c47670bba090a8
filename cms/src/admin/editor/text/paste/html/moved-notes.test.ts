/** @jest-environment jsdom */
import { describePasted } from '../testing/describe-text';
import { createNotesPlace, dropEmptyHeadings } from './moved-notes';
import { readHtml } from './read-html';

const heading = (level: number) => ({ type: 'heading', attrs: { level } });
const words = { type: 'paragraph' };
const place = createNotesPlace();

test.each([
  ['the last heading', [words, heading(2), place], [words]],
  ['a heading before one of its level', [heading(2), place, heading(2), words], [heading(2), words]],
  ['a heading before a higher one', [heading(3), place, place, heading(2)], [heading(2)]],
  ['a heading whose only part is empty', [words, heading(2), heading(3), place], [words]],
])('drops %s above the notes', (_, nodes, kept) => {
  expect(dropEmptyHeadings(nodes)).toEqual(kept);
});

test.each([
  ['with words above the notes', [heading(2), words, place]],
  ['with words below the notes', [heading(2), place, words]],
  ['with a part below the notes', [heading(2), place, heading(3), words]],
  ['without notes', [heading(2)]],
])('keeps a heading %s', (_, nodes) => {
  expect(dropEmptyHeadings(nodes)).toEqual(nodes.filter((node) => node !== place));
});

function paste(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return describePasted(readHtml(root));
}

const REFERENCES =
  '<h2>References</h2><div class="reflist"><ol><li id="cite_note-1"><span class="mw-cite-backlink">^ <a href="#cite_ref-1">a</a></span> <span>Doe (2019).</span></li></ol></div>';

test('moves the references of Wikipedia with their heading', () => {
  const mark = '<sup><a href="#cite_note-1">[1]</a></sup>';
  expect(paste(`<p>Sleep${mark}</p>${REFERENCES}<h2>Links</h2><p>None</p>`)).toEqual([
    'Sleep[1]',
    '## Links',
    'None',
    'note: Doe (2019).',
  ]);
});

test('leaves references where they are if their marks were not copied', () => {
  expect(paste(`${REFERENCES}<h2>Links</h2>`)).toEqual(['## References', '1. Doe (2019).', '## Links']);
});
