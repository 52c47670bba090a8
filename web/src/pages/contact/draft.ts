import type { Typed } from '../../ui/form/readForm';

/** In memory alone: a message may say much about its writer, and the next person at this computer is another. */
let kept: Typed = {};

/** Keeps a message while its writer is on another page, as to log in. */
export function keepDraft({ name = '', message = '' }: Typed): void {
  kept = { name, message };
}

export const keptDraft = (): Typed => kept;
