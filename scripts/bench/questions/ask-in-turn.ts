import { Agent, get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Failure } from '../../lib/process/failure.ts';
import { median, type Speed } from '../measure.ts';

/**
 * How fast a server is for one reader alone, who asks for these paths by turns, each when the one before it is there,
 * as browsers do: on a connection that stays open, compressed with Brotli. Times are from sending to the last byte.
 * A Failure when one is answered by anything but a 2xx.
 */
export async function askInTurn(
  server: string,
  paths: string[],
  seconds: number,
): Promise<Speed & { answers: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const start = performance.now();
  for (let at = 0; performance.now() - start < seconds * 1000; at++) {
    const began = performance.now();
    await fetchBytes(server + (paths[at % paths.length] ?? ''), agent);
    times.push(performance.now() - began);
  }
  const took = performance.now() - start;
  agent.destroy();
  return { rate: (times.length / took) * 1000, latency: median(times), answers: times.length };
}

/** Not `fetch`, which would take the time to unpack what it gets. */
function fetchBytes(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (response: IncomingMessage): void => {
      const { statusCode = 0 } = response;
      if (statusCode < 200 || statusCode > 299)
        reject(new Failure(`${url} answers ${statusCode}, so its speed means nothing.`));
      response.on('error', reject).on('end', resolve).resume();
    };
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, finish).on('error', reject);
  });
}
