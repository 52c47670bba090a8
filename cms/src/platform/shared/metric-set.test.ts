import { createMetricSet, type MetricDefinition } from './metric-set.gen';

const METRICS = {
  requests: { name: 'requests_total', type: 'counter', help: 'Requests', labels: ['kind'] },
  waiting: { name: 'waiting', type: 'gauge', help: 'Waiting', labels: ['queue'] },
} as const satisfies Record<string, MetricDefinition>;

function createSet() {
  const written: string[] = [];
  const set = createMetricSet(METRICS, ({ name }) => ({
    add: (labels, value) => void written.push(`${name} ${JSON.stringify(labels)} ${value}`),
    clear: () => void written.push(`${name} cleared`),
  }));
  return { set, written };
}

test('records at once', () => {
  const { set, written } = createSet();
  set.record('requests', { kind: 'page' });
  set.record('requests', { kind: 'page' }, 3);
  expect(written).toEqual(['requests_total {"kind":"page"} 1', 'requests_total {"kind":"page"} 3']);
});

test('reads what is watched only when somebody asks, and leaves out what has no value', async () => {
  const { set, written } = createSet();
  const values = { search: 2, password: undefined };
  set.watch('waiting', { queue: 'search' }, () => values.search);
  set.watch('waiting', { queue: 'password' }, () => values.password);
  expect(written).toEqual([]);
  values.search = 5;
  await set.refresh();
  expect(written).toEqual(['waiting cleared', 'waiting {"queue":"search"} 5']);
});

test('waits for preparations, except for one that fails or hangs', async () => {
  jest.useFakeTimers();
  const { set, written } = createSet();
  let length = 0;
  set.watch('waiting', { queue: 'search' }, () => length);
  set.prepare(() => {
    length = 7;
    return Promise.resolve();
  });
  set.prepare(() => Promise.reject(new Error('the database is down')));
  set.prepare(() => new Promise(() => undefined));
  const refreshed = set.refresh();
  await jest.advanceTimersByTimeAsync(2000);
  await refreshed;
  expect(written.at(-1)).toBe('waiting {"queue":"search"} 7');
  jest.useRealTimers();
});
