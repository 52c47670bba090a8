import { connect } from 'node:net';

interface RawResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** Sends these bytes and resolves with the response once the server closes the connection. Rejects after 5 s. */
export function sendRaw(port: number, bytes: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(5000, () => {
      socket.destroy();
      reject(new Error(`The connection stayed open after: ${Buffer.concat(parts).toString()}`));
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () => {
      socket.end();
      const [head = '', ...rest] = Buffer.concat(parts).toString().split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
      );
      resolve({ status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') });
    });
  });
}

/**
 * Sends these bytes and resolves with everything that arrives until the connection closes, however it does. Rejects
 * after 5 s.
 */
export function readUntilClosed(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(5000, () => {
      socket.destroy();
      reject(new Error(`The connection stayed open after: ${Buffer.concat(parts).toString()}`));
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(parts)));
  });
}
