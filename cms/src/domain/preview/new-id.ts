import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** Cannot be guessed, and has the 22 characters that a token expects. */
export const createPreviewId = (): string => randomBytes(BYTES).toString('base64url');
