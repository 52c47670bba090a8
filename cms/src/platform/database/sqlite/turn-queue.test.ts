import { createTurnQueue } from './turn-queue';

/** A clock that advances only on request, and callbacks that run after everyone else's turn. */
function clock() {
  const later: Array<() => void> = [];
  return {
    time: 0,
    now() {
      return this.time;
    },
    later: (call: () => void) => void later.push(call),
    async passTurn() {
      for (const call of later.splice(0)) call();
      // Longer than the work that follows a statement.
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
    },
  };
}

function turnsBy(time: ReturnType<typeof clock>) {
  return createTurnQueue({ now: () => time.now(), later: time.later });
}

test('lets statements run back to back for a while', () => {
  const time = clock();
  const turn = turnsBy(time);
  expect([turn(), turn()]).toEqual([undefined, undefined]);
});

test('delays a statement, and all later ones, until others have had their turn', async () => {
  const time = clock();
  const turn = turnsBy(time);
  time.time = 20;
  const began: string[] = [];
  const first = turn()?.then(() => began.push('first'));
  const second = turn()?.then(() => began.push('second'));
  await Promise.resolve();
  expect(began).toEqual([]);
  await time.passTurn();
  await Promise.all([first, second]);
  expect(began).toEqual(['first', 'second']);
  expect(turn()).toBeUndefined();
});

test('yields again when the delayed statements take long', async () => {
  const time = clock();
  const turn = turnsBy(time);
  time.time = 20;
  const began: number[] = [];
  for (const number of [1, 2, 3]) {
    void turn()?.then(() => {
      began.push(number);
      time.time += 20;
    });
  }
  await time.passTurn();
  expect(began).toEqual([1]);
  void turn()?.then(() => began.push(4));
  await time.passTurn();
  expect(began).toEqual([1, 2]);
  await time.passTurn();
  await time.passTurn();
  expect(began).toEqual([1, 2, 3, 4]);
});

test('no statement overtakes one whose turn has come', async () => {
  const time = clock();
  const turn = turnsBy(time);
  time.time = 20;
  const began: string[] = [];
  // A statement that arrives between the turn and the delayed statement, such as a ROLLBACK.
  const second = new Promise<void>((resolve) => {
    time.later(() =>
      queueMicrotask(() => {
        const waits = turn();
        if (!waits) began.push('second');
        resolve(waits?.then(() => void began.push('second')));
      }),
    );
  });
  const first = turn()?.then(() => began.push('first'));
  await time.passTurn();
  await time.passTurn();
  await Promise.all([first, second]);
  expect(began).toEqual(['first', 'second']);
});
