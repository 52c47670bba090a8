import { followSave } from './late-text';

const OPENED = {};
const FILLED = {};
const BLOCKS = [{ text: 'one' }];

test('what is typed during a save is put back whenever the form is filled again', () => {
  const sent = { title: 'Sent', description: 'Old', content: BLOCKS };
  const start = { sent, typed: sent, filledWith: OPENED };
  const typing = followSave(start, { ...sent, description: 'Late' }, OPENED);
  expect(typing.restored).toBeUndefined();
  const reset = followSave(typing.state, sent, FILLED);
  expect(reset.restored).toEqual({ title: 'Sent', description: 'Late', content: BLOCKS });
  // The response has new objects for everything.
  const loaded = { title: 'Sent', description: 'Old', content: [{ text: 'one', id: 1 }] };
  const reloaded = followSave(reset.state, loaded, {});
  expect(reloaded.restored).toEqual({ ...loaded, description: 'Late' });
  const more = followSave(reloaded.state, { ...loaded, description: 'Later' }, reloaded.state.filledWith);
  expect(followSave(more.state, loaded, {}).restored).toMatchObject({ description: 'Later' });
});

test('a form in which nothing was typed is left alone', () => {
  const sent = { title: 'Sent' };
  const { restored } = followSave({ sent, typed: sent, filledWith: OPENED }, { title: 'Trimmed' }, FILLED);
  expect(restored).toBeUndefined();
});
