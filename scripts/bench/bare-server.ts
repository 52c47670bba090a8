import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * The least that a server in Node can do for a page: `node:http` without anything else, sending the same headers and
 * bytes to every request. The page is requested once from the address of the first argument.
 */
const [url = '', port = ''] = process.argv.slice(2);
/** Node sets these itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
  void buffer(response).then((bytes) => {
    const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      OWN.has(name) ? [] : values.flatMap((value) => [name, value]),
    );
    const server = createServer((_request, reply) => {
      reply.writeHead(200, headers).end(bytes);
    });
    // As the site's.
    server.keepAliveTimeout = 72_000;
    server.listen(Number(port), '127.0.0.1');
  });
}).end();
