import { createHash } from 'node:crypto';
import type { SentResponse } from '../server/http/request-log';
import type { FakeCms } from './fake-cms';
import { readUntilClosed } from './raw-http';
import { startSite, type SiteOptions } from './start-site';

/** What a site did with bytes that it received. */
interface Outcome {
  /** The first lines and headers of its responses, without dates. */
  heads: string[];
  /** A hash of everything that it sent, without dates. */
  hash: string;
  /** The lines of its log, without times. */
  logged: Record<string, unknown>[];
}

export interface PairOutcome {
  fast: Outcome;
  framework: Outcome;
  /** The responses of the fast path. */
  fastResponses: SentResponse[];
}

export type SitePair = Awaited<ReturnType<typeof startSitePair>>;

/** Two sites in front of one fake CMS: one with the fast path, and one in which Fastify handles everything. */
export async function startSitePair(cms: FakeCms, options: SiteOptions = {}) {
  const one = await startLoggingSite(cms, options, true);
  const other = await startLoggingSite(cms, options, false);
  return {
    sites: [one, other],
    async send(bytes: string): Promise<PairOutcome> {
      const [fast, framework] = [await one.send(bytes), await other.send(bytes)];
      if (other.takeFastResponses().length > 0) throw new Error('The fast path is not off.');
      return { fast, framework, fastResponses: one.takeFastResponses() };
    },
    async pollVersion() {
      await one.pollVersion();
      await other.pollVersion();
    },
    async close() {
      await one.close();
      await other.close();
    },
  };
}

async function startLoggingSite(cms: FakeCms, options: SiteOptions, fastPath: boolean) {
  const lines: string[] = [];
  const fastResponses: SentResponse[] = [];
  const site = await startSite(cms, {
    ...options,
    fastPath,
    log: { write: (line) => void lines.push(line) },
    onFastResponse: (sent) => void fastResponses.push(sent),
  });
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  lines.splice(0);
  const takeLogged = () => lines.splice(0).map(parseLine);
  return {
    ...site,
    port,
    takeLogged,
    takeFastResponses: () => fastResponses.splice(0),
    async send(bytes: string): Promise<Outcome> {
      const all = (await readUntilClosed(port, bytes)).toString('latin1');
      const sent = all.replaceAll(/^date: .*\r\n/gim, '');
      return {
        heads: sent.match(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g) ?? [],
        hash: createHash('sha256').update(sent, 'latin1').digest('hex'),
        logged: takeLogged(),
      };
    },
  };
}

/** Times are the only values that may differ: their types must not. */
function parseLine(line: string): Record<string, unknown> {
  const { time, ms, ...entry } = JSON.parse(line) as Record<string, unknown>;
  return {
    ...entry,
    time: typeof time,
    ms: Number.isInteger(ms),
    names: Object.keys(JSON.parse(line) as object),
  };
}

export const HOST = 'Host: site.example';
export const CLOSE = 'Connection: close';

/**
 * @param line of HTTP/1.1, unless it says another version
 */
export const request = (line: string, ...headers: string[]): string =>
  [/ HTTP\/\d\.\d$/.test(line) ? line : `${line} HTTP/1.1`, ...headers, '', ''].join('\r\n');

/**
 * Sends the same bytes twice to both sites, which must do exactly the same: the first time the page, its encoding or
 * the way to it may be new.
 * @returns the number of responses of the fast path, the second time
 */
export async function compare(pair: Pick<SitePair, 'send'>, bytes: string): Promise<number> {
  await pair.send(bytes);
  const { fast, framework, fastResponses } = await pair.send(bytes);
  expect(fast).toEqual(framework);
  return fastResponses.length;
}
