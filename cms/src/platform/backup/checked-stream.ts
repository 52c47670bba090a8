import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { ExpectedFailure } from '../failures/expected-failure';

/** Passes bytes on, and fails at their end if they are not those of this hash. */
export function checkSha256(sha256: string, what: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const found = hash.digest('hex');
      done(
        found === sha256
          ? null
          : new ExpectedFailure(`${what} is damaged: it has the hash ${found}, not ${sha256}.`),
      );
    },
  });
}

/** The bytes of a stream, which fails at their end if they are not those of this hash. */
export function readChecked(source: Readable, sha256: string, what: string): Readable {
  // Unlike `pipe`, this passes on the errors of the source, too.
  return pipeline(source, checkSha256(sha256, what), () => undefined);
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
