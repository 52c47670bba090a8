import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/crypto/derive-key';

/** `form`: what an editor has typed, for that editor. `link`: for anyone who has it. */
export type PreviewKind = 'form' | 'link';

/** What a token gives access to: one row of `preview_forms` or `preview_links`. */
export interface PreviewKey {
  kind: PreviewKind;
  id: string;
  /** Milliseconds since 1970. */
  ends: number;
}

const LETTERS: { [K in PreviewKind]: string } = { form: 'f', link: 'l' };
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));
const isKind = (kind: string | undefined): kind is PreviewKind => kind === 'form' || kind === 'link';

const sign = (secret: string, kind: string, id: string, ends: string): string =>
  createHmac('sha256', deriveKey(secret, 'previews'))
    .update(JSON.stringify([kind, id, ends]))
    .digest('base64url');

/** Part of an address of the site: `/blog/night?preview=TOKEN`. */
export function signPreview(secret: string, { kind, id, ends }: PreviewKey): string {
  const until = Math.floor(ends / 1000).toString(36);
  return [LETTERS[kind], id, until, sign(secret, kind, id, until)].join('.');
}

/** Each number has exactly one spelling. */
const TOKEN = /^([fl])\.([\w-]{22})\.([1-9a-z][a-z\d]{0,7})\.([\w-]{43})$/;

/**
 * @param text anything that a visitor sent
 * @returns undefined if the site did not sign it, or when it has expired
 */
export function readPreviewToken(secret: string, text: string, now = Date.now()): PreviewKey | undefined {
  const [, letter = '', id, until, seal] = TOKEN.exec(text) ?? [];
  const kind = KINDS.get(letter);
  if (!isKind(kind) || id === undefined || until === undefined || seal === undefined) return undefined;
  if (!timingSafeEqual(Buffer.from(sign(secret, kind, id, until)), Buffer.from(seal))) return undefined;
  const ends = Number.parseInt(until, 36) * 1000;
  return now < ends ? { kind, id, ends } : undefined;
}
