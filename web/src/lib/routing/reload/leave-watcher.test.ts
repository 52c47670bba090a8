import { retryAfterReturn, watchLeaving } from './leave-watcher';

const leave = () => window.dispatchEvent(new Event('beforeunload'));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const settled = jest.fn();
/** Waits until everything that can run has run. */
const quiet = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  settled.mockReset();
});
afterEach(() => jest.useRealTimers());

/** Fails once, like a request that the browser aborted. */
function givenUp() {
  let giveUp: (cause: Error) => void = () => undefined;
  const send = jest
    .fn<Promise<string>, []>()
    .mockReturnValueOnce(new Promise((_resolve, reject) => (giveUp = reject)))
    .mockResolvedValue('the response');
  const result = retryAfterReturn(send);
  result.then(settled, settled);
  return { send, giveUp: () => giveUp(new TypeError('Load failed')) };
}

test('reports a failure while nobody leaves', async () => {
  const { send, giveUp } = givenUp();
  giveUp();
  await quiet();
  expect(settled).toHaveBeenCalledWith(new TypeError('Load failed'));
  expect(send).toHaveBeenCalledTimes(1);
});

test.each(['beforeunload', 'pagehide'])(
  'a request aborted after %s is not a failure and is repeated when the reader returns',
  async (event) => {
    const { send, giveUp } = givenUp();
    window.dispatchEvent(new Event(event));
    giveUp();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    comeBack();
    await quiet();
    expect(settled).toHaveBeenCalledWith('the response');
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test('an aborted request is repeated if the page is already back', async () => {
  const { giveUp } = givenUp();
  leave();
  comeBack();
  giveUp();
  await quiet();
  expect(settled).toHaveBeenCalledWith('the response');
});

test('it is repeated if the reader stays', async () => {
  const { giveUp } = givenUp();
  leave();
  giveUp();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(settled).toHaveBeenCalledWith('the response');
});

test('an earlier departure does not hide a later failure', async () => {
  leave();
  const { giveUp } = givenUp();
  giveUp();
  await quiet();
  expect(settled).toHaveBeenCalledWith(new TypeError('Load failed'));
});

test('removes its listeners after the response', async () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  await retryAfterReturn(async () => 'the response');
  watchLeaving().stop();
  expect(remove.mock.calls).toEqual(add.mock.calls);
  expect(add).toHaveBeenCalledWith('beforeunload', expect.any(Function));
});
