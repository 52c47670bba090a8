/** In bytes. The server accepts no larger file. */
const LARGEST = 50 * 1024 * 1024;

/**
 * The SHA-256 of a file in hexadecimal digits. Undefined: the file is too large, or the page is not served by https,
 * where browsers do not compute it.
 */
export async function computeDigest(file: Blob): Promise<string | undefined> {
  // Not typed as absent, which it is without https.
  const subtle = 'subtle' in crypto ? crypto.subtle : undefined;
  if (!subtle || file.size > LARGEST) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
