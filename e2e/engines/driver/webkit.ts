import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '../../../scripts/lib/product/ports.ts';
import { toJsonCall, type Engine, type EngineOptions } from './engine.ts';
import { preloadSource } from './preload.ts';
import { firstMatch, Started } from './processes.ts';
import { waitUntil } from './wait-until.ts';

const WINDOW = path.join(import.meta.dirname, 'webkit-window.py');
/** The types of messages that WebKit writes: `CONSOLE ERROR`, `CONSOLE JS ERROR`, `CONSOLE SECURITY ERROR` … */
const ERROR = /CONSOLE (?:[A-Z]+ )?ERROR/;

/** Starts a WebKitGTK window on a separate display and drives it by the classic WebDriver protocol. */
export async function startWebKit(
  programs: { driver: string; display: string; lineBuffered: string },
  { isDark = false }: EngineOptions = {},
): Promise<Engine> {
  const started = new Started();
  try {
    const folder = await started.folder();
    const consoleFile = path.join(folder, 'console.log');
    await writeFile(path.join(folder, 'preload.js'), preloadSource);
    await writeFile(consoleFile, '');
    const screen = started.program(
      programs.display,
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      {},
    );
    const display = await firstMatch(screen, 3, /^(\d+)\n/);
    const port = await findFreePort();
    // Line-buffered, because a page's process would otherwise buffer output to a file.
    started.program(programs.lineBuffered, ['-oL', programs.driver, `--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      HOME: folder,
      ENGINE_FOLDER: folder,
      ENGINE_DARK: isDark ? '1' : '0',
    });
    const driver = `http://127.0.0.1:${port}`;
    await waitUntil('WebKitWebDriver responds', () =>
      fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const { sessionId } = (await request('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } } },
    })) as { sessionId: string };
    const session = `${driver}/session/${sessionId}`;
    started.beforeEnd(() => request('DELETE', session).catch(() => undefined));

    const call: Engine['call'] = async (declaration, args) => {
      const script = `return (${toJsonCall(declaration)})(arguments[0])`;
      const json = await request('POST', `${session}/execute/sync`, { script, args: [JSON.stringify(args)] });
      return JSON.parse(String(json));
    };
    let marks = 0;
    return {
      navigate: async (url) => {
        await request('POST', `${session}/url`, { url });
      },
      back: async () => {
        await request('POST', `${session}/back`, {});
      },
      resize: async (width, height) => {
        await request('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
        await waitUntil(
          `the window is ${width} px wide`,
          async () => (await call('() => innerWidth', [])) === width,
        );
      },
      perform: async (actions) => {
        await request('POST', `${session}/actions`, { actions });
      },
      call,
      consoleErrors: async () => {
        // Messages are written in order, so earlier ones are in the file before this one.
        marks += 1;
        const mark = `mark ${marks} of the test`;
        await call('(mark) => console.info(mark)', [mark]);
        const written = await waitUntil('the console is written', async () => {
          const text = await readFile(consoleFile, 'utf8');
          return text.includes(mark) ? text : undefined;
        });
        return written.split('\n').filter((line) => ERROR.test(line));
      },
      close: () => started.end(),
    };
  } catch (error) {
    await started.end();
    throw error;
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.error} ${value?.message}`);
  return value;
}
