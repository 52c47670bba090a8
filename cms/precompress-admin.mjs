import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Not HTML: its caching is told by the ending of the file that is sent. */
const COMPRESSIBLE = /\.(?:css|js|json|svg)$/;
/** Below this the headers weigh more than what is saved. */
const WORTH_IT_BYTES = 1024;
/** Of 11: the last two take ten times as long for a tenth less. */
const BROTLI = 9;

/**
 * Writes a `.br` and a `.gz` beside each script and style of the editors' screens. Strapi's file server sends these to whoever takes them:
 * the largest script is 5 MB, which every browser had to fetch as it is.
 */
const folder = path.join(import.meta.dirname, 'dist/build');
for (const name of readdirSync(folder).filter((name) => COMPRESSIBLE.test(name))) {
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_IT_BYTES) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
