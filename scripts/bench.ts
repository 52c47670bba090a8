import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { contentVersionOf } from './bench/content-version.ts';
import { hammer, measureAll, median, type Measurement, type Speed } from './bench/measure.ts';
import { siteOperation } from './bench/site-operation.ts';
import { command } from './lib/command.ts';
import { Failure } from './lib/failure.ts';
import { startScratchProduct } from './lib/scratch-product.ts';
import { step } from './lib/step.ts';

const help = `
npm run bench

Starts the built product on a data folder of its own, without throttles, and measures by turns: an article from the
page cache, an article rendered anew after the content changed, its GraphQL answer made anew, and a constant route to
compare with. Client and servers share this machine, so compare the ratios, not the figures. About 2 minutes.
`;

const slug = 'insomnia-what-really-helps';
const constant = 'constant route (/healthz)';
/** Web asks for the content version once a second. */
const untilNoticed = 1_300;

await command(help, async () => {
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
  console.log(table(speeds));
});

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

function table(speeds: Map<string, Speed>): string {
  const base = speeds.get(constant)?.rate ?? Number.NaN;
  const rows = [...speeds].map(([title, { rate, latency }]) =>
    [
      title.padEnd(32),
      rate.toFixed(0).padStart(12),
      latency.toFixed(1).padStart(12),
      (rate / base).toFixed(4).padStart(10),
    ].join(''),
  );
  const heads = ['', 'requests/s', 'median ms', 'ratio'];
  const head = `${heads[0]?.padEnd(32)}${heads[1]?.padStart(12)}${heads[2]?.padStart(12)}${heads[3]?.padStart(10)}`;
  return ['', head, ...rows, ''].join('\n');
}
