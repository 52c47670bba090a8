import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInPage } from '../../../../test/show-in-page';
import { withDialogs } from '../../../ui/messages/Dialog/dialog.testing';
import { getComponentName, type ExhibitProps, type ExhibitState } from '../Exhibit';
import { WITHOUT_EXHIBIT } from './without-exhibit';

type Component = (...given: unknown[]) => ReactNode;

const SRC = path.join(__dirname, '../../..');
/** The names of the components rendered so far. */
const drawn = new Set<string>();

const isComponent = (name: string, exported: unknown): exported is Component =>
  /^[A-Z][a-z]/.test(name) && typeof exported === 'function';

/** Wraps a component so that its rendering is recorded. */
const recorded =
  (name: string, component: Component): Component =>
  (...given) => {
    drawn.add(name);
    return component(...given);
  };

/** The files of `ui` that render something, each with its exported components. */
const PIECES = readdirSync(path.join(SRC, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.fixture)\.tsx$/.test(file))
  .map((file) => path.posix.join('ui', file.replaceAll(path.sep, '/')))
  .filter((file) => !WITHOUT_EXHIBIT.has(file))
  .toSorted()
  .map((file) => {
    jest.doMock(path.join(SRC, file), () =>
      Object.fromEntries(
        Object.entries(jest.requireActual<object>(path.join(SRC, file))).map(([name, exported]) => [
          name,
          isComponent(name, exported) ? recorded(name, exported) : exported,
        ]),
      ),
    );
    return file;
  })
  .map((file) => {
    const exported = Object.entries(jest.requireMock<object>(path.join(SRC, file)));
    return { file, names: exported.flatMap(([name, value]) => (isComponent(name, value) ? [name] : [])) };
  })
  .filter(({ names }) => names.length > 0);

// Imported after the components are wrapped.
const guide = jest.requireActual<typeof import('../parts')>('../parts');
const { fetchParts } = jest.requireActual<typeof import('../parts/blocks')>('../parts/blocks');
const { registry } =
  jest.requireActual<typeof import('../../../blocks/registry')>('../../../blocks/registry');
const { SiteProvider } =
  jest.requireActual<typeof import('../../../lib/site/site')>('../../../lib/site/site');
const { testSite } = jest.requireActual<typeof import('../../../../test/show-site')>(
  '../../../../test/show-site',
);

const EXHIBITS = [...guide.COMPONENT_SECTIONS, ...guide.ARTICLE_SECTIONS].flatMap(({ of }) => of);

/** The button that shows content over the style guide (`ShowOnPress`). */
const SHOW = 'Show it';

/** Renders a state as the style guide does, including content that appears only on request. */
async function show({ shown }: ExhibitState): Promise<void> {
  drawn.clear();
  await act(async () => void renderInPage(<SiteProvider value={testSite}>{shown}</SiteProvider>));
  const button = screen.queryByRole('button', { name: SHOW });
  if (button) await act(async () => void fireEvent.click(button));
}

/** The page and the frames in it. */
const pages = () => [
  document.body,
  ...[...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument?.body ?? []),
];
/** Elements that are visible without text; a spacer is visible by its height. */
const SEEN = 'img, svg, input:not([hidden]), textarea, hr, iframe[src], audio, video, [style*="height"]';
const isSomethingSeen = () =>
  pages().some(
    (page) => Boolean(page.textContent?.replace(SHOW, '').trim()) || page.querySelector(SEEN) !== null,
  );

const getExhibit = (file: string) => EXHIBITS.find((exhibited) => exhibited.file === file);
const getStates = (exhibited: ExhibitProps | undefined) => exhibited?.states ?? [];

beforeAll(async () => {
  withDialogs();
  await fetchParts();
});

test.each(PIECES)('every component exported by $file is shown', async ({ file, names }) => {
  const states = getStates(getExhibit(file));
  expect(states).not.toHaveLength(0);
  const shown = new Set<string>();
  for (const state of states) {
    await show(state);
    drawn.forEach((name) => shown.add(name));
    cleanup();
  }
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

test.each(EXHIBITS)('$file renders something visible in each of its states', async ({ file, states }) => {
  expect(existsSync(path.join(SRC, file))).toBe(true);
  expect(states).not.toHaveLength(0);
  for (const state of states) {
    await show(state);
    expect({ state: state.name, isSeen: isSomethingSeen() }).toEqual({ state: state.name, isSeen: true });
    cleanup();
  }
});

test('every block type is shown', () => {
  const shown = EXHIBITS.map(({ file }) => getComponentName(file));
  expect(Object.keys(registry).filter((type) => !shown.includes(type))).toEqual([]);
});

test('no file is exhibited twice, and every file listed as without an exhibit exists', () => {
  const files = EXHIBITS.map(({ file }) => file);
  expect(files).toEqual([...new Set(files)]);
  const gone = [...WITHOUT_EXHIBIT.keys()].filter((file) => !existsSync(path.join(SRC, file)));
  expect(gone).toEqual([]);
});
