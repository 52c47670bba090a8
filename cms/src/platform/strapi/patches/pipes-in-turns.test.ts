import { async as strapiAsync } from '@strapi/utils';
import { takeTurnsInPipes } from './pipes-in-turns';

function workLong(): void {
  const end = performance.now() + 30;
  while (performance.now() < end);
}

async function orderOfSteps(): Promise<string[]> {
  const order: string[] = [];
  const run = strapiAsync.pipe(
    (value: string) => {
      workLong();
      order.push('first');
      return `${value}b`;
    },
    (value: string) => order.push(value),
  );
  setImmediate(() => order.push('others'));
  await run('a');
  return order;
}

test('without the patch nothing else runs between two steps', async () => {
  expect(await orderOfSteps()).toEqual(['first', 'ab']);
});

test('with the patch other work runs after a long step', async () => {
  const undo = takeTurnsInPipes();
  expect(await orderOfSteps()).toEqual(['first', 'others', 'ab']);
  undo();
  expect(await orderOfSteps()).toEqual(['first', 'ab']);
});
