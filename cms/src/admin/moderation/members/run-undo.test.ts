import { runUndo } from './run-undo';

test('goes on until the ban is dealt with, and reports each part', async () => {
  const call = jest
    .fn()
    .mockResolvedValueOnce({ shown: ['a', 'b'], outcome: null })
    .mockResolvedValueOnce({ shown: [], outcome: null })
    .mockResolvedValueOnce({ shown: [], outcome: { is: 'lifted' } });
  const shown: string[][] = [];
  expect(await runUndo(call, (part) => shown.push(part))).toEqual({ is: 'lifted' });
  expect(shown).toEqual([['a', 'b'], [], []]);
});

test('a failure ends it; what came back is reported', async () => {
  const call = jest
    .fn()
    .mockResolvedValueOnce({ shown: ['a'], outcome: null })
    .mockRejectedValueOnce(new Error('Away'));
  const shown: string[] = [];
  await expect(runUndo(call, (part) => shown.push(...part))).rejects.toThrow('Away');
  expect(shown).toEqual(['a']);
});
