import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { contentVersionOf } from './content-version.ts';
import { hammer, measureAll, median, type Measurement, type Speed } from './measure.ts';
import { siteOperation } from './site-operation.ts';
import { table } from './table.ts';
import { Failure } from '../lib/failure.ts';
import { startScratchProduct } from '../lib/scratch-product.ts';
import { step } from '../lib/step.ts';

const slug = 'insomnia-what-really-helps';
const constant = 'constant route (/healthz)';
/** Web asks for the content version once a second. */
const untilNoticed = 1_300;

/** An article from the page cache, rendered anew, and its GraphQL answer made anew, beside a constant route. */
export async function benchPages(): Promise<void> {
  const { settings } = await startScratchProduct(
    'bench',
    { NODE_ENV: 'test', THROTTLE: 'off' },
    () => undefined,
  );
  const version = contentVersionOf(settings.dataDir);
  const page = `${settings.site}/blog/${slug}`;
  const headers = { 'accept-encoding': 'br' };
  const measurements: Measurement[] = [
    { title: constant, round: () => hammer(`${settings.site}/healthz`, { connections: 20, seconds: 4 }) },
    { title: 'article page, cached', round: () => hammer(page, { connections: 20, seconds: 4, headers }) },
    { title: 'article page, made anew', round: () => pagesMadeAnew(page, version.raise) },
    { title: 'article by GraphQL, made anew', round: () => answersMadeAnew(settings.cms, version.raise) },
  ];
  await hammer(page, { connections: 2, seconds: 1, headers });
  const speeds = await step('Measuring', 'about 2 minutes', () => measureAll(measurements, 3));
  console.log(table('Pages, and the answers they are made from', speeds, constant));
}

/** The time of the first request after each of some content changes. */
async function pagesMadeAnew(url: string, raise: () => void): Promise<Speed> {
  const times: number[] = [];
  let etag = await etagOf(url);
  for (let sample = 0; sample < 8; sample++) {
    raise();
    await wait(untilNoticed);
    const began = performance.now();
    const next = await etagOf(url);
    times.push(performance.now() - began);
    if (next === etag) throw new Failure(`${url} was not made anew after the content version rose.`);
    etag = next;
  }
  const latency = median(times);
  return { rate: 1000 / latency, latency };
}

async function etagOf(url: string): Promise<string | null> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200)
    throw new Failure(`${url} answers ${response.status}, so its speed means nothing.`);
  return response.headers.get('etag');
}

/** One request after another, each after a content change. */
function answersMadeAnew(cms: string, raise: () => void): Promise<Speed> {
  return hammer(`${cms}${siteOperation('ArticlePage', { slug })}`, {
    connections: 1,
    seconds: 4,
    requests: [
      {
        setupRequest: (request) => {
          raise();
          return request;
        },
      },
    ],
  });
}
