import { getToken } from '../session/session.testing';
import { storedToken, storeSession } from '../session/stored-session';
import { callApi } from './call-api';
import { callAsMember } from './call-as-member';

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const respond = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const sentHeaders = () => new Headers(fetching.mock.calls[0]?.[1].headers);

describe('callApi', () => {
  test('sends JSON, and no authorization header when no token is given', async () => {
    fetching.mockReturnValue(respond(201, { comment_id: 7 }));
    const response = await callApi({ method: 'POST', path: '/comments', body: { comment_text: 'Hello' } });
    expect(response).toEqual({ is: 'done', status: 201, body: { comment_id: 7 } });
    const [path, init] = fetching.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual(['/api/comments', 'POST', '{"comment_text":"Hello"}']);
    expect(sentHeaders().get('content-type')).toBe('application/json');
    expect(sentHeaders().has('authorization')).toBe(false);
    expect(init?.credentials).toBe('omit');
  });

  test.each([
    [{ error: 'No.', message: 'No.' }, 'No.'],
    [{ message: 'No.' }, 'No.'],
    [{ error: { message: 'x' }, message: ' No. ' }, 'No.'],
    [{ error: '' }, undefined],
    ['<p>Bad gateway</p>', undefined],
  ])('extracts the error message of %j as %j', async (body, sentence) => {
    fetching.mockResolvedValue(Response.json(body, { status: 409, statusText: 'Conflict' }));
    expect(await callApi({ method: 'GET', path: '/x' })).toEqual({
      is: 'refused',
      status: 409,
      statusText: 'Conflict',
      sentence,
    });
  });

  test('judges a response without JSON by its status', async () => {
    fetching.mockResolvedValueOnce(new Response('<p>', { status: 502 }));
    expect(await callApi({ method: 'GET', path: '/x' })).toEqual({
      is: 'refused',
      status: 502,
      statusText: '',
      sentence: undefined,
    });
    fetching.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await callApi({ method: 'DELETE', path: '/x' })).toEqual({
      is: 'done',
      status: 204,
      body: undefined,
    });
  });

  test('reports an unreachable server', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await callApi({ method: 'GET', path: '/x' })).toEqual({ is: 'unreachable' });
  });
});

describe('callAsMember', () => {
  const call = () => callAsMember(({ userId }) => ({ method: 'GET', path: `/ratings/${userId}/abc` }));

  test('sends the token and inserts the member’s id into the path', async () => {
    storeSession(getToken({ userId: 12 }), { username: 'maria' });
    fetching.mockReturnValue(respond(200, { rating: 4 }));
    expect(await call()).toEqual({ is: 'done', status: 200, body: { rating: 4 } });
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/ratings/12/abc');
    expect(sentHeaders().get('authorization')).toBe(`Bearer ${storedToken()}`);
  });

  test('sends nothing without a session', async () => {
    expect(await call()).toEqual({ is: 'signed out', because: 'no session' });
    expect(fetching).not.toHaveBeenCalled();
  });

  test('sends nothing with an expired token and removes the token', async () => {
    storeSession(getToken({ expiresIn: -1 }), {});
    expect(await call()).toEqual({ is: 'signed out', because: 'session over' });
    expect(fetching).not.toHaveBeenCalled();
    expect(storedToken()).toBeNull();
  });

  test('ends the session when the server responds 401', async () => {
    storeSession(getToken(), {});
    fetching.mockReturnValue(respond(401, { error: 'Please log in again.' }));
    expect(await call()).toEqual({ is: 'signed out', because: 'session over' });
    expect([storedToken(), localStorage.getItem('user')]).toEqual([null, null]);
  });

  test('keeps the session on an unrelated 401, and keeps one that started during the request', async () => {
    storeSession(getToken(), {});
    fetching.mockImplementation(() => respond(401, { error: 'Your current password is wrong.' }));
    const response = await callAsMember(
      () => ({ method: 'POST', path: '/users/update-password', body: {} }),
      { isOver: (sentence) => !sentence?.includes('current password') },
    );
    expect(response).toMatchObject({ is: 'refused', status: 401 });
    expect(storedToken()).not.toBeNull();

    fetching.mockImplementation(() => {
      storeSession(getToken({ userId: 99 }));
      return respond(401, {});
    });
    expect(await call()).toEqual({ is: 'signed out', because: 'session over' });
    expect(storedToken()).toBe(getToken({ userId: 99 }));
  });
});

describe('a call that the browser aborts because the reader leaves', () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload'));
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const givenUp = () => {
    leave();
    return Promise.reject(new TypeError('Load failed'));
  };
  const report = () => jest.mocked(console.error).mock.calls;

  test('is repeated on return if it only reads', async () => {
    fetching.mockImplementationOnce(givenUp).mockReturnValueOnce(respond(200, []));
    const response = callApi({ method: 'GET', path: '/users/me/comments' });
    await new Promise((resolve) => setTimeout(resolve));
    comeBack();
    expect(await response).toEqual({ is: 'done', status: 200, body: [] });
    expect(report()).toEqual([]);
  });

  test('is repeated as well if only the end of its response is missing', async () => {
    const cutOff = new ReadableStream({
      pull(controller) {
        leave();
        controller.error(new TypeError('Load failed'));
      },
    });
    fetching.mockResolvedValueOnce(new Response(cutOff)).mockReturnValueOnce(respond(200, []));
    const response = callApi({ method: 'GET', path: '/users/me/comments' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    comeBack();
    expect(await response).toEqual({ is: 'done', status: 200, body: [] });
    expect(report()).toEqual([]);
  });

  test('is not repeated if it may have changed something', async () => {
    fetching.mockImplementationOnce(givenUp);
    const response = callApi({ method: 'POST', path: '/comments', body: {} });
    await new Promise((resolve) => setTimeout(resolve));
    expect(report()).toEqual([]);
    comeBack();
    expect(await response).toEqual({ is: 'unreachable' });
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});
