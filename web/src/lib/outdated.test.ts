import { loadChunk, OutdatedError, reloadOnce } from './outdated';

const never = new Promise<never>(() => undefined);
const answering = jest.fn<Promise<{ status: number }>, unknown[]>();
const reload = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
  answering.mockReset().mockResolvedValue({ status: 200 });
  Object.assign(globalThis, { fetch: answering });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a script', () => {
  test('is handed on when it comes', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page');
  });

  test('that does not come says that the page is of another version', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toThrow(OutdatedError);
  });

  test('may take 120 seconds', async () => {
    jest.useFakeTimers();
    const told = jest.fn();
    loadChunk(() => never).catch(told);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(expect.any(OutdatedError));
  });
});

describe('the page', () => {
  test('is loaded anew once, not in a loop', async () => {
    expect(await reloadOnce(reload)).toBe(true);
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is loaded anew again after the next deployment', async () => {
    await reloadOnce(reload);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    expect(await reloadOnce(reload)).toBe(true);
  });

  test.each([
    ['is away', () => Promise.reject(new TypeError('no connection'))],
    ['fails', () => Promise.resolve({ status: 502 })],
  ])('stays while the site %s, and is loaded when it is back', async (_title, answer) => {
    answering.mockImplementationOnce(answer);
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await reloadOnce(reload)).toBe(true);
  });

  test('stays where the browser keeps nothing: a loop could not be told from a first time', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await reloadOnce(reload)).toBe(false);
  });
});
