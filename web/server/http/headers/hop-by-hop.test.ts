import { withoutHopByHop } from './hop-by-hop';

test('removes the headers of one connection and those that Connection names', () => {
  expect(
    withoutHopByHop({
      connection: 'close, X-One ,,x-two',
      'keep-alive': 'timeout=5',
      'proxy-authorization': 'Basic x',
      'proxy-connection': 'keep-alive',
      te: 'trailers',
      trailer: 'x-sum',
      'transfer-encoding': 'chunked',
      upgrade: 'h2c',
      'http2-settings': 'x',
      'x-one': '1',
      'x-two': '2',
      'x-three': '3',
      accept: '*/*',
    }),
  ).toEqual({ 'x-three': '3', accept: '*/*' });
});

test('takes a Connection header that was sent more than once', () => {
  expect(withoutHopByHop({ connection: ['close', 'x-one'], 'x-one': '1', etag: '"a"' })).toEqual({
    etag: '"a"',
  });
});
