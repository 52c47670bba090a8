interface ApiRequest {
  method: string | undefined;
  path: string;
  body: unknown;
  token: string | null;
}
type Responder = () => Promise<Response>;

/**
 * For tests: the REST API as the browser sees it, and the requests it received, reset for each test of the file. Each
 * path returns the response set last. Nobody is logged in, and the console is silent.
 */
export function mockRestApi() {
  const responders = new Map<string, Responder>();
  const requests: ApiRequest[] = [];
  async function fetching(address: string, init: RequestInit = {}): Promise<Response> {
    const path = address.replace(/^\/api/, '');
    requests.push({
      method: init.method,
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: new Headers(init.headers).get('authorization'),
    });
    return (responders.get(path) ?? refusing(404, 'No such thing.'))();
  }
  beforeEach(() => {
    localStorage.clear();
    responders.clear();
    requests.length = 0;
    Object.assign(globalThis, { fetch: fetching });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return {
    requests,
    respond(path: string, status: number, body: unknown = {}, statusText = '') {
      responders.set(path, async () => Response.json(body, { status, statusText }));
    },
    refuse: (path: string, status: number, sentence: string) =>
      void responders.set(path, refusing(status, sentence)),
    disconnect: (path: string) =>
      void responders.set(path, () => Promise.reject(new TypeError('Failed to fetch'))),
    /** Keeps requests pending until `respond` is called. */
    hold(path: string) {
      let respond: (response: Response) => void = () => undefined;
      const response = new Promise<Response>((resolve) => (respond = resolve));
      responders.set(path, () => response);
      return { respond: (status: number, body: unknown) => respond(Response.json(body, { status })) };
    },
  };
}

const refusing =
  (status: number, sentence: string): Responder =>
  async () =>
    Response.json({ error: sentence, message: sentence }, { status });
