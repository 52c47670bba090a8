import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { type MediaNote } from './media-notes';

/** A file on disk that articles use, ready for the media library. */
export interface Master extends MediaNote {
  /** Absolute. */
  path: string;
  /** Its name in the media library. */
  name: string;
  /** Detected from its content. */
  mime: string;
  sha256: string;
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function hashFile(file: string): string {
  return sha256(fs.readFileSync(file));
}
