import { CopyKeeper } from './copy-keeper';
import { deleteCopy, putCopy } from './store';

jest.mock('./store');

const TEXT = { userId: 1, uid: 'api::blog.blog', documentId: 'a', title: 'A', edition: 1, values: {} };

/** What the form was filled with. */
const STORED = {};

/** What is done in the browser's storage, in order. */
function watchStore(): string[] {
  const done: string[] = [];
  jest.mocked(putCopy).mockImplementation(({ formId }) => Promise.resolve(void done.push(`put ${formId}`)));
  jest.mocked(deleteCopy).mockImplementation((formId) => Promise.resolve(void done.push(`delete ${formId}`)));
  return done;
}

/** Resolves when everything asked for before is done. */
const settle = (keeper: CopyKeeper) =>
  new Promise<void>((resolve) => {
    const end = keeper.listen(() => {
      end();
      resolve();
    });
  });

it('deletes the copy whose text a form has taken over once the form has its own, and only once', async () => {
  const done = watchStore();
  const keeper = new CopyKeeper('form');
  keeper.takeOver('earlier');
  expect(done).toEqual([]);
  keeper.copy(TEXT, STORED);
  await settle(keeper);
  expect(done).toEqual(['put form', 'delete earlier']);
  keeper.copy(TEXT, STORED);
  await settle(keeper);
  expect(done.slice(2)).toEqual(['put form']);
});

it('deletes it when nothing of it is unsaved any more', async () => {
  const done = watchStore();
  const keeper = new CopyKeeper('form');
  keeper.takeOver('earlier');
  keeper.drop();
  await settle(keeper);
  expect(done).toContain('delete earlier');
});

describe('a form in which everything was undone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function undo(then: (keeper: CopyKeeper) => void, filledWith = STORED): Promise<string[]> {
    const done = watchStore();
    const keeper = new CopyKeeper('form');
    keeper.copy(TEXT, STORED);
    keeper.dropLater(filledWith);
    then(keeper);
    await jest.advanceTimersByTimeAsync(20_000);
    return done;
  }

  it('loses its copy after a while', async () => {
    expect(await undo(() => undefined)).toEqual(['put form', 'delete form']);
  });

  it('keeps it if it is left, or if something is typed again', async () => {
    expect(await undo((keeper) => keeper.keep())).toEqual(['put form']);
    expect(await undo((keeper) => keeper.copyLater(() => undefined))).toEqual(['put form']);
  });

  it('keeps it if the form was filled with something else, before or after', async () => {
    expect(await undo(() => undefined, {})).toEqual(['put form']);
    expect(await undo((keeper) => keeper.dropLater({}))).toEqual(['put form']);
  });
});

it('keeps it if the browser cannot store the new one', async () => {
  const done = watchStore();
  jest.mocked(putCopy).mockRejectedValue(new Error('full'));
  const keeper = new CopyKeeper('form');
  keeper.takeOver('earlier');
  keeper.copy(TEXT, STORED);
  await settle(keeper);
  expect(keeper.getState()).toBe('failed');
  expect(done).toEqual([]);
});
