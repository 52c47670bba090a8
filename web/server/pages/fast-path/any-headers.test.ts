import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { hasOneHost } from '../../http/headers/host-header';
import { NO_PROXY, trustHops, trustRanges } from '../../visitor/trusted-proxies';
import { createForwardingCheck } from '../../visitor/visitor-address';
import { matchesEtag, negotiateEncoding } from '../body/page-body';

const SIGNS = Array.from('abcfgiprzBR*,;=q./0129:[]"W -\t\u00ff');
/** What Node accepts in the value of a header. */
const value = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS) }),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
);
const checks = [NO_PROXY, trustHops(1), trustHops(3), trustRanges('loopback, 10.0.0.0/8')].map((proxies) =>
  createForwardingCheck(proxies ?? NO_PROXY),
);

// An exception here would end the process: no framework is around it.
test('nothing that the fast path asks throws, whatever the headers say', () => {
  fc.assert(
    fc.property(value, value, value, fc.option(fc.ipV4()), (accept, ifNoneMatch, forwarded, ip) => {
      expect(['br', 'gzip', 'identity']).toContain(negotiateEncoding(accept));
      expect(typeof matchesEtag(ifNoneMatch, 'W/"a"')).toBe('boolean');
      const request = {
        headers: { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: ip ?? undefined },
      } as unknown as IncomingMessage;
      for (const check of checks) expect(['string', 'undefined']).toContain(typeof check.findNew(request));
      expect(hasOneHost({ rawHeaders: [accept, ifNoneMatch], httpVersion: '1.1' })).toBe(
        /^host$/i.test(accept),
      );
    }),
    { numRuns: 2000 },
  );
});
