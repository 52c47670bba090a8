import { unlessLeft, watchLeaving } from './leaving';

const leave = () => window.dispatchEvent(new Event('beforeunload'));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const settled = jest.fn();
/** Everything that waits for nothing else is done. */
const quiet = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  settled.mockReset();
});
afterEach(() => jest.useRealTimers());

/** Fails once, as something does that the browser gave up. */
function givenUp() {
  let giveUp: (cause: Error) => void = () => undefined;
  const ask = jest
    .fn<Promise<string>, []>()
    .mockReturnValueOnce(new Promise((_resolve, reject) => (giveUp = reject)))
    .mockResolvedValue('the answer');
  const asked = unlessLeft(ask);
  asked.then(settled, settled);
  return { ask, giveUp: () => giveUp(new TypeError('Load failed')) };
}

test('a failure is one where nobody leaves', async () => {
  const { ask, giveUp } = givenUp();
  giveUp();
  await quiet();
  expect(settled).toHaveBeenCalledWith(new TypeError('Load failed'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(['beforeunload', 'pagehide'])(
  'what is given up after %s is no failure, and is asked for again when the reader is back',
  async (event) => {
    const { ask, giveUp } = givenUp();
    window.dispatchEvent(new Event(event));
    giveUp();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    comeBack();
    await quiet();
    expect(settled).toHaveBeenCalledWith('the answer');
    expect(ask).toHaveBeenCalledTimes(2);
  },
);

test('what was given up is told to a page that is back already, and is asked for again', async () => {
  const { giveUp } = givenUp();
  leave();
  comeBack();
  giveUp();
  await quiet();
  expect(settled).toHaveBeenCalledWith('the answer');
});

test('it is asked for again where the reader stays', async () => {
  const { giveUp } = givenUp();
  leave();
  giveUp();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(settled).toHaveBeenCalledWith('the answer');
});

test('an earlier leaving is none of a later failure', async () => {
  leave();
  const { giveUp } = givenUp();
  giveUp();
  await quiet();
  expect(settled).toHaveBeenCalledWith(new TypeError('Load failed'));
});

test('nothing listens once it is answered', async () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  await unlessLeft(async () => 'the answer');
  watchLeaving().stop();
  expect(remove.mock.calls).toEqual(add.mock.calls);
  expect(add).toHaveBeenCalledWith('beforeunload', expect.any(Function));
});
