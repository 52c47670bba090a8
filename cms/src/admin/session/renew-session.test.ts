import { renewSession } from './renew-session';

const at = (path: string) => new URL(path, 'https://cms.example');
const WRITE = at('/content-manager/collection-types/api::blog.blog/abc');
const RENEWAL = at('/admin/access-token');
const status = (code: number) => Response.json({}, { status: code });
const authorised = (token = 'old') => ({ method: 'PUT', headers: { authorization: `Bearer ${token}` } });

const renew = jest.fn<Promise<string>, [string]>();
const ask = jest.fn<Promise<string | undefined>, []>();
const create = () => renewSession(renew, ask, () => true);

beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: () => JSON.stringify('old') },
  });
});
beforeEach(() => {
  renew.mockReset().mockResolvedValue('new');
  ask.mockReset().mockResolvedValue('new');
});

test('a request that was refused is repeated once, with the new token', async () => {
  const { repeat } = create();
  const next = await repeat?.(WRITE, authorised(), status(401));
  expect(renew).toHaveBeenCalledWith('old');
  expect(next?.method).toBe('PUT');
  expect(new Headers(next?.headers).get('authorization')).toBe('Bearer new');
  expect(await repeat?.(WRITE, next ?? {}, status(401))).toBeUndefined();
});

test('without a new token, it stays refused', async () => {
  renew.mockRejectedValue(new Error('Session expired'));
  expect(await create().repeat?.(WRITE, authorised(), status(401))).toBeUndefined();
});

test('other outcomes and requests stand', async () => {
  const { repeat } = create();
  expect(await repeat?.(WRITE, authorised(), status(409))).toBeUndefined();
  expect(await repeat?.(WRITE, authorised(), undefined)).toBeUndefined();
  expect(await repeat?.(WRITE, { method: 'PUT' }, status(401))).toBeUndefined();
  expect(await repeat?.(RENEWAL, authorised(), status(401))).toBeUndefined();
  expect(renew).not.toHaveBeenCalled();
});

test('asks for the password when the session cannot be renewed', async () => {
  const response = await create().response?.(RENEWAL, status(401), {});
  expect(await response?.json()).toEqual({ data: { token: 'new' } });
});

test('an editor who would rather log out is not asked again before the next login', async () => {
  ask.mockResolvedValue(undefined);
  const { response } = create();
  expect((await response?.(RENEWAL, status(401), {}))?.status).toBe(401);
  expect((await response?.(RENEWAL, status(401), {}))?.status).toBe(401);
  expect(ask).toHaveBeenCalledTimes(1);
  await response?.(at('/admin/login'), status(200), {});
  await response?.(RENEWAL, status(401), {});
  expect(ask).toHaveBeenCalledTimes(2);
});
