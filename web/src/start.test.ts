import { SCRIPTS_ID } from './lib/hydration/element-ids';

/** Calls the callback of the page's PerformanceObserver. */
let reportPaints: (names: string[]) => void;

beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = `<script id="${SCRIPTS_ID}" data-files="/assets/entry.js /assets/a.js /assets/b.js"></script>`;
  delete document.documentElement.dataset.script;
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(callback: (paints: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      reportPaints = (names) => {
        const paints = names.map((name) => ({ name, entryType: 'paint', startTime: 0, duration: 0 }));
        callback({
          getEntriesByName: (requested) =>
            paints
              .filter(({ name }) => name === requested)
              .map((paint) => ({ ...paint, toJSON: () => paint })),
        });
      };
    }
    observe(): void {
      // The test reports paints itself.
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
});
afterEach(() => jest.restoreAllMocks());

const fetched = () => [
  ...[...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]),
  ...[...document.head.querySelectorAll('script[src]')].map((script) => [
    script.getAttribute('type'),
    script.getAttribute('src'),
  ]),
];
const ALL = [
  ['modulepreload', '/assets/a.js'],
  ['modulepreload', '/assets/b.js'],
  ['module', '/assets/entry.js'],
];

test('loads the scripts after the first contentful paint, each once', async () => {
  await import('./start');
  reportPaints(['first-paint']);
  expect(fetched()).toEqual([]);
  reportPaints(['first-contentful-paint']);
  reportPaints(['first-contentful-paint']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched()).toEqual(ALL);
});

test('loads them immediately in a background tab, where nothing is painted', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await import('./start');
  expect(fetched()).toEqual(ALL);
});

test('loads them when the reader switches to another tab before the first paint', async () => {
  await import('./start');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched()).toEqual(ALL);
});

test('loads them immediately if the browser does not report paints', async () => {
  Object.assign(PerformanceObserver, { supportedEntryTypes: ['mark'] });
  await import('./start');
  expect(fetched()).toEqual(ALL);
});

test('marks the page if the first script fails to load', async () => {
  await import('./start');
  reportPaints(['first-contentful-paint']);
  document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset.script).toBe('failed');
});
