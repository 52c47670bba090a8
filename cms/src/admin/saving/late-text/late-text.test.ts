import type { Values } from '../../ui/form/open-form';
import { beginSave, followSave, hasLateText, type SaveInProgress } from './late-text';

const OPENED = { title: 'Old' };
const BLOCKS = [{ __temp_key__: 'a0', text: 'one' }];
const SENT = { title: 'Sent', description: 'Old', content: BLOCKS };

/** A save that the server has stored, after which the form has had these values. */
function typedAfter(sent: Values, ...typed: Values[]): SaveInProgress {
  let state = { ...beginSave(sent, OPENED), isSaved: true };
  for (const values of typed) ({ state } = followSave(state, values, OPENED));
  return state;
}

test('what is typed during a save is put back whenever the form is filled again', () => {
  const state = typedAfter(SENT, { ...SENT, description: 'Late' });
  const filled = { ...SENT };
  const reset = followSave(state, filled, filled);
  expect(reset.restored).toEqual({ ...SENT, description: 'Late' });
  // The response has new objects for everything.
  const loaded = { title: 'Sent', description: 'Old', content: [{ id: 1, __temp_key__: 'a0', text: 'one' }] };
  const reloaded = followSave(reset.state, loaded, loaded);
  expect(reloaded.restored).toEqual({ ...loaded, description: 'Late' });
  const more = followSave(reloaded.state, { ...loaded, description: 'Later' }, loaded);
  const again = { ...loaded };
  expect(followSave(more.state, again, again).restored).toMatchObject({ description: 'Later' });
});

test('what Publish takes as the new beginning is late all the same', () => {
  const late = { ...SENT, description: 'Late' };
  const state = typedAfter(SENT, late);
  const published = followSave(state, late, late);
  expect(published.restored).toBeUndefined();
  expect(hasLateText(published.state)).toBe(true);
  const loaded = { ...SENT };
  expect(followSave(published.state, loaded, loaded).restored).toEqual(late);
});

test('a key that is shown before the form is filled is not lost', () => {
  const state = typedAfter(SENT, { ...SENT, title: 'Late', description: 'O' });
  const filled = { ...SENT };
  // React shows the key first, and then both.
  const key = followSave(state, { ...SENT, title: 'Late', description: 'Ol' }, filled);
  expect(key.restored).toBeUndefined();
  const both = followSave(key.state, { ...filled, description: 'Ol' }, filled);
  expect(both.restored).toMatchObject({ title: 'Late', description: 'Ol' });
});

test('a key that is shown in a part of a list before the form is filled leaves the others', () => {
  const [one, two, late] = ['one', 'two', 'late'].map((text, index) => ({ __temp_key__: `a${index}`, text }));
  const sent = { content: [one, two] };
  const state = typedAfter(sent, { content: [one, late] });
  const filled = { content: [{ ...one }, { ...two }] };
  const pressed = { ...one, text: 'one!' };
  const key = followSave(state, { content: [pressed, late] }, filled);
  const both = followSave(key.state, { content: [{ ...pressed }, filled.content[1]] }, filled);
  expect(both.restored).toMatchObject({ content: [{ text: 'one!' }, { text: 'late' }] });
});

test('what is typed in the form of a new document before it is followed stays', () => {
  const state = typedAfter(SENT, { ...SENT, description: 'Late' });
  const loaded = { ...SENT, id: 4 };
  const opened = followSave(state, { ...loaded, title: 'Typed there' }, loaded);
  expect(opened.restored).toEqual({ ...loaded, title: 'Typed there', description: 'Late' });
  const again = { ...loaded };
  expect(followSave(opened.state, again, again).restored).toMatchObject({ title: 'Typed there' });
});

test('parts get the ids with which they were stored', () => {
  const sent = { content: BLOCKS, questions: [] };
  const added = { __temp_key__: 'a1', text: 'two' };
  const state = typedAfter(sent, { ...sent, content: [added, { ...BLOCKS[0], text: 'one, late' }] });
  const loaded = { id: 4, content: [{ id: 9, __temp_key__: 'b0', text: 'one' }], questions: [] };
  expect(followSave(state, loaded, loaded).restored).toEqual({
    id: 4,
    content: [added, { id: 9, __temp_key__: 'a0', text: 'one, late' }],
    questions: [],
  });
});

test('before the response, everything typed stays', () => {
  const { state } = followSave(beginSave(SENT, OPENED), { ...SENT, title: 'Late' }, OPENED);
  const older = { ...SENT, description: 'Of the save before' };
  expect(followSave(state, older, older).restored).toEqual({ ...SENT, title: 'Late' });
});

test('a form in which nothing was typed is left alone', () => {
  const trimmed = { ...SENT, title: 'Trimmed' };
  const { restored, state } = followSave(typedAfter(SENT), trimmed, trimmed);
  expect(restored).toBeUndefined();
  expect(hasLateText(state)).toBe(false);
});

test('a new part with the key of a deleted one does not get its row', () => {
  const deleted = { __temp_key__: 'a0', id: 4, text: 'one' };
  const late = { __temp_key__: 'a0', text: 'late' };
  const loaded = { content: [{ ...deleted, text: 'one, stored' }] };
  const state = { ...beginSave({ content: [deleted] }, {}), typed: { content: [late] }, isSaved: true };
  expect(followSave(state, loaded, loaded).restored).toEqual({ content: [late] });
});
