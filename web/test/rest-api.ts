interface Asked {
  method: string | undefined;
  path: string;
  body: unknown;
  token: string | null;
}
type Answer = () => Promise<Response>;

/**
 * For tests: the REST API as the browser sees it, and the requests it received, reset for each test of the file. Each
 * path returns the response set last. Nobody is logged in, and the console is silent.
 */
export function mockRestApi() {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];
  async function fetching(address: string, init: RequestInit = {}): Promise<Response> {
    const path = address.replace(/^\/api/, '');
    asked.push({
      method: init.method,
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: new Headers(init.headers).get('authorization'),
    });
    return (answers.get(path) ?? refusing(404, 'No such thing.'))();
  }
  beforeEach(() => {
    localStorage.clear();
    answers.clear();
    asked.length = 0;
    Object.assign(globalThis, { fetch: fetching });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return {
    asked,
    answer(path: string, status: number, body: unknown = {}, statusText = '') {
      answers.set(path, async () => Response.json(body, { status, statusText }));
    },
    refuse: (path: string, status: number, sentence: string) =>
      void answers.set(path, refusing(status, sentence)),
    disconnect: (path: string) =>
      void answers.set(path, () => Promise.reject(new TypeError('Failed to fetch'))),
    /** Keeps requests pending until `answered` is called. */
    hold(path: string) {
      let answered: (response: Response) => void = () => undefined;
      const response = new Promise<Response>((resolve) => (answered = resolve));
      answers.set(path, () => response);
      return { answered: (status: number, body: unknown) => answered(Response.json(body, { status })) };
    },
  };
}

const refusing =
  (status: number, sentence: string): Answer =>
  async () =>
    Response.json({ error: sentence, message: sentence }, { status });
