import { isServedHere } from './is-served-here';

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1', 3000],
  ['http://localhost:3000', '127.0.0.1', 3000],
  ['http://LOCALHOST:3000', '127.0.0.1', 3000],
  ['http://127.0.0.1:3000', 'localhost', 3000],
  ['http://127.0.0.1:3000', '0.0.0.0', 3000],
  ['http://[::1]:3000', '::', 3000],
  ['http://0.0.0.0:3000', '127.0.0.1', 3000],
  ['http://web:3000', 'web', 3000],
  ['http://192.168.1.4:3000', '192.168.1.4', 3000],
  ['http://localhost', '127.0.0.1', 80],
  ['https://localhost', '127.0.0.1', 443],
])('%s is served by a server on %s, port %s', (url, host, port) => {
  expect(isServedHere(url, { host, port })).toBe(true);
});

test.each([
  ['http://127.0.0.1:1337', '127.0.0.1', 3000],
  ['http://cms:3000', '0.0.0.0', 3000],
  ['http://192.168.1.5:3000', '127.0.0.1', 3000],
  ['http://localhost', '127.0.0.1', 3000],
])('%s is not served by a server on %s, port %s', (url, host, port) => {
  expect(isServedHere(url, { host, port })).toBe(false);
});
