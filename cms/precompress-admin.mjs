import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Without HTML: Strapi chooses its caching by the extension of the file that is sent. */
const COMPRESSIBLE = /\.(?:css|js|json|svg)$/;
/** Below this, the headers are larger than the saving. */
const WORTH_IT_BYTES = 1024;
/** Quality 9 of 11: the last two take ten times as long for 10% less. */
const BROTLI = 9;

/**
 * Writes a `.br` and a `.gz` file beside each script and style sheet of the admin. Strapi's file server sends them to
 * clients that accept them. The largest script has 5 MB uncompressed.
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
