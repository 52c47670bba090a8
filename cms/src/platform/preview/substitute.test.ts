import { setImmediate } from 'node:timers/promises';
import { createSubstitute, withoutPreview } from './substitute';

const text = createSubstitute<string>();
const other = createSubstitute<string>();

test('only what runs for the preview sees its substitute, also after waiting', async () => {
  const seen = text.run('draft', async () => {
    await setImmediate();
    return [text.get(), other.get()];
  });
  expect(text.get()).toBeUndefined();
  expect(await seen).toEqual(['draft', undefined]);
});

test('two previews at the same time do not mix', async () => {
  const show = (value: string) =>
    text.run(value, async () => {
      await setImmediate();
      return text.get();
    });
  expect(await Promise.all(['one', 'two'].map(show))).toEqual(['one', 'two']);
});

test('a preview of another kind hides the first', () => {
  expect(text.run('draft', () => other.run('banner', () => [text.get(), other.get()]))).toEqual([
    undefined,
    'banner',
  ]);
});

test('what requests share is made without a preview', async () => {
  const shared = text.run('draft', () =>
    withoutPreview(async () => {
      await setImmediate();
      return text.get();
    }),
  );
  expect(await shared).toBeUndefined();
});
