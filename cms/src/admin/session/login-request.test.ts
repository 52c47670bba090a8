/** @jest-environment jsdom */
const post = jest.fn<void, [unknown]>();

beforeAll(() => {
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    configurable: true,
    value: class {
      postMessage = post;
      addEventListener = jest.fn();
    },
  });
});
beforeEach(() => {
  jest.resetModules();
  post.mockReset();
});

test('nobody is asked for a password while nobody is signed in here', async () => {
  const { askForLogin, loginNeeded } = await import('./login-request');
  loginNeeded.listen(() => false);
  expect(await askForLogin()).toBeUndefined();
  expect(post).not.toHaveBeenCalled();
});

test('waits for the login in any tab', async () => {
  const { askForLogin, finishLogin, loginNeeded } = await import('./login-request');
  const asked = jest.fn<boolean, [boolean]>().mockReturnValue(true);
  loginNeeded.listen(asked);
  const answer = askForLogin();
  expect(asked).toHaveBeenCalledWith(true);
  expect(post).toHaveBeenCalledWith('login needed');
  finishLogin('token');
  expect(await answer).toBe('token');
});
