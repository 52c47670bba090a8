import { uploads, watchUploads } from './watch-uploads';

const isNoted = (action: unknown): boolean => {
  const heard = jest.fn();
  const stop = uploads.listen(heard);
  expect(watchUploads()()(() => 'passed on')(action)).toBe('passed on');
  stop();
  return heard.mock.calls.length > 0;
};
const fulfilled = (endpointName: string) => ({
  type: 'adminApi/executeMutation/fulfilled',
  meta: { arg: { endpointName } },
});

test.each([
  fulfilled('uploadFiles'),
  fulfilled('uploadFileSilently'),
  { type: 'adminApi/invalidateTags', payload: ['HomepageKeyStatistics', 'AiUsage'] },
])('notes an upload: %j', (action) => {
  expect(isNoted(action)).toBe(true);
});

test.each([
  fulfilled('updateAsset'),
  { ...fulfilled('uploadFiles'), type: 'adminApi/executeMutation/rejected' },
  { type: 'adminApi/invalidateTags', payload: ['Asset'] },
  () => undefined,
])('notes nothing else: %j', (action) => {
  expect(isNoted(action)).toBe(false);
});
