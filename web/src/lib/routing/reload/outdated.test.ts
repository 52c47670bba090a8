import { loadChunk, OutdatedError, reloadOnce } from './outdated';

const never = new Promise<never>(() => undefined);
const fetching = jest.fn<Promise<{ status: number }>, unknown[]>();
const reload = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
  fetching.mockReset().mockResolvedValue({ status: 200 });
  Object.assign(globalThis, { fetch: fetching });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('loadChunk', () => {
  test('returns the loaded script', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page');
  });

  test('throws OutdatedError when the script fails to load', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toThrow(OutdatedError);
  });

  test('gives a script 120 seconds to load', async () => {
    jest.useFakeTimers();
    const onError = jest.fn();
    loadChunk(() => never).catch(onError);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(onError).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledWith(expect.any(OutdatedError));
  });
});

describe('reloadOnce', () => {
  test('does not interrupt a reader who is navigating away', async () => {
    fetching.mockImplementation(async () => {
      window.dispatchEvent(new Event('beforeunload'));
      return { status: 200 };
    });
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page once, not in a loop', async () => {
    expect(await reloadOnce(reload)).toBe(true);
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads again when the last reload was ten minutes ago', async () => {
    await reloadOnce(reload);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    expect(await reloadOnce(reload)).toBe(true);
  });

  test.each([
    ['is unreachable', () => Promise.reject(new TypeError('no connection'))],
    ['responds with an error', () => Promise.resolve({ status: 502 })],
  ])('does not reload while the site %s, and reloads once it is back', async (_title, respond) => {
    fetching.mockImplementationOnce(respond);
    expect(await reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await reloadOnce(reload)).toBe(true);
  });

  test('does not reload without session storage, where a loop would go undetected', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await reloadOnce(reload)).toBe(false);
  });
});
