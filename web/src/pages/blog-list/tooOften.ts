import { TOO_MANY_REQUESTS } from '../../lib/tooOften';

/** What the loader answers for a visitor who has searched too often. */
export const TOO_OFTEN = 'too often';

/** @throws whatever says anything else than that somebody asks too often */
export function unlessTooOften(thrown: unknown): typeof TOO_OFTEN {
  if (thrown instanceof Response && thrown.status === TOO_MANY_REQUESTS) return TOO_OFTEN;
  throw thrown;
}
