import { WebSocket } from 'ws';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  method?: string;
  params?: unknown;
  error?: string;
  message?: string;
}

/** A WebDriver BiDi connection (https://w3c.github.io/webdriver-bidi). */
interface Bidi {
  send: (method: string, params?: object) => Promise<unknown>;
  close: () => void;
}

/** @param onEvent receives every subscribed event */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url);
  const pending = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const message: Message = JSON.parse(data.toString());
    if (message.type === 'event') onEvent(message.method ?? '', message.params);
    else if (message.id !== undefined) pending.get(message.id)?.(message);
  });
  // Otherwise pending commands would wait forever for a browser that has gone.
  socket.on('close', () => {
    for (const settle of pending.values()) settle({ type: 'error', error: 'the browser has gone' });
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: async (method, params = {}) => {
      last += 1;
      const id = last;
      const { type, result, error, message } = await new Promise<Message>((resolve) => {
        pending.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      pending.delete(id);
      if (type === 'error') throw new Error(`${method}: ${error} ${message ?? ''}`);
      return result;
    },
    close: () => socket.terminate(),
  };
}
