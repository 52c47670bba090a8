import { buildSchema } from 'graphql';
import { withoutAny } from './without-any';

const written = [
  '/** Answers any question: any, of any kind. */',
  'export type R<C = any, P extends T = T> = F<any, C>;',
  'type S = (...args: any[]) => X;',
  'interface D extends Config<T, any> {}',
].join('\n');

test('replaces any with unknown in types but not in comments', async () => {
  const { plugin } = withoutAny({ plugin: () => ({ prepend: [], content: written }) });
  const output = await plugin(buildSchema('type Query { a: String }'), [], {});
  expect(typeof output === 'string' ? output : output.content).toBe(
    [
      '/** Answers any question: any, of any kind. */',
      'export type R<C = unknown, P extends T = T> = F<unknown, C>;',
      'type S = (...args: unknown[]) => X;',
      'interface D extends Config<T, unknown> {}',
    ].join('\n'),
  );
});
