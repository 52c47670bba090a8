import { Agent, get, type IncomingMessage } from 'node:http';
import { Failure } from '../../lib/process/failure.ts';
import { measureTurns, type Speed } from '../measure.ts';

/**
 * Measures a server's speed for a single reader who requests these paths in rotation, one at a time, as browsers do: on
 * a keep-alive connection, compressed with Brotli. Times run from sending to the last byte. Throws a Failure if a
 * response is not 2xx.
 */
export async function measureSequentially(
  server: string,
  paths: string[],
  seconds: number,
): Promise<Speed & { responses: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const speed = await measureTurns(
    (turn) => fetchBytes(server + (paths[turn % paths.length] ?? ''), agent),
    seconds,
  );
  agent.destroy();
  return speed;
}

/** Not `fetch`, which would spend time on decompressing the body. */
function fetchBytes(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (response: IncomingMessage): void => {
      const { statusCode = 0 } = response;
      if (statusCode < 200 || statusCode > 299)
        reject(new Failure(`${url} returned ${statusCode}, so its speed means nothing.`));
      response.on('error', reject).on('end', resolve).resume();
    };
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, finish).on('error', reject);
  });
}
