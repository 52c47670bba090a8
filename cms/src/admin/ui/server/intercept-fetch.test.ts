import { interceptFetch, type Interceptor } from './intercept-fetch';

const send: jest.MockedFunction<typeof fetch> = jest.fn();

/** Sends a request past one interceptor. */
function request(interceptor: Interceptor): Promise<Response> {
  const window = { fetch: send, location: new URL('https://cms.example/admin') };
  Object.defineProperty(globalThis, 'window', { configurable: true, value: window });
  interceptFetch([interceptor]);
  return window.fetch('/content-manager/a', { method: 'PUT' });
}

beforeEach(() => send.mockReset());

test('the outcome of a repeated request is treated like that of any other', async () => {
  send.mockResolvedValueOnce(new Response(null, { status: 401 }));
  send.mockResolvedValueOnce(new Response(null, { status: 409 }));
  const again = { method: 'PUT', headers: { authorization: 'Bearer new' } };
  const response = jest.fn((_url: URL, received: Response) => received);
  const received = await request({
    repeat: (_url, _init, outcome) => Promise.resolve(outcome?.status === 401 ? again : undefined),
    response,
  });
  expect(received.status).toBe(409);
  expect(send).toHaveBeenLastCalledWith('/content-manager/a', again);
  expect(response).toHaveBeenCalledWith(expect.any(URL), received, again);
});

test('a request without a response fails, unless an interceptor has one for it', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(request({})).rejects.toThrow('Failed to fetch');
  const away = new Response(null, { status: 503 });
  expect(await request({ failure: () => away })).toBe(away);
});
