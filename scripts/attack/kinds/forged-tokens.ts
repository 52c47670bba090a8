import { createHmac } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { signUp } from '../target/members.ts';
import { countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (header: object, payload: object, secret: string, hash = 'sha256'): string => {
  const text = `${encoded(header)}.${encoded(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};

function objectIn(json: string): object {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? value : {};
}

const CALLS = ['/api/users/me', '/api/blogs/saved', '/api/users/me/comments'];

export const forgedTokens: Attack = {
  name: 'forged-tokens',
  finding: 'O2',
  does: 'twelve forgeries of a token of another member',
  holds: 'each is rejected with 401 by each call',
  async prepare(target) {
    const [eve, ada] = await signUp(target, 2);
    const [head = '', body = '', signature = ''] = (eve?.auth.authorization ?? '')
      .replace('Bearer ', '')
      .split('.');
    const payload = objectIn(Buffer.from(body, 'base64url').toString());
    const hers = { ...payload, id: ada?.id, userId: ada?.id };
    const header = { alg: 'HS256', typ: 'JWT' };
    const forgeries = [
      `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(hers)}.`,
      `${encoded({ alg: 'None', typ: 'JWT' })}.${encoded(hers)}.${signature}`,
      `${head}.${encoded(hers)}.${signature}`,
      `${head}.${encoded(hers)}.`,
      signed(header, hers, ''),
      signed(header, hers, 'secret'),
      signed(header, hers, 'undefined'),
      signed({ ...header, alg: 'HS512' }, hers, 'secret', 'sha512'),
      signed({ ...header, kid: '../../../../dev/null' }, hers, ''),
      signed({ ...header, alg: 'RS256', jwk: { kty: 'oct', k: '' } }, hers, ''),
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      `${head}.${encoded({ ...payload, exp: 9_999_999_999 })}.${signature}`,
    ];
    return async () => {
      const visitor = target.newVisitor();
      const responses = await runConcurrently(forgeries.length * CALLS.length, 6, (index) =>
        visitor.request(CALLS[index % CALLS.length] ?? '', {
          headers: { authorization: `Bearer ${forgeries[Math.floor(index / CALLS.length)] ?? ''}` },
        }),
      );
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Calls with a forged token', responses, [401]),
      };
    };
  },
};
