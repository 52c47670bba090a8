import { createTurns } from './turns';

const later = () => new Promise(setImmediate);

test('jobs of one are done one after the other, those of two beside each other', async () => {
  const inTurn = createTurns();
  const told: string[] = [];
  const job = (name: string) => async () => {
    told.push(`${name} begins`);
    await later();
    told.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all([
    inTurn('ada', job('first')),
    inTurn('ada', job('second')),
    inTurn('bea', job('other')),
  ]);
  expect(answers).toEqual(['first', 'second', 'other']);
  expect(told.indexOf('second begins')).toBeGreaterThan(told.indexOf('first ends'));
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('first ends'));
});

test('one that fails is told to whoever asked, and to nobody who comes after', async () => {
  const inTurn = createTurns();
  const failing = inTurn('ada', () => Promise.reject(new Error('lost')));
  const next = inTurn('ada', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('lost');
  await expect(next).resolves.toBe('done');
});
