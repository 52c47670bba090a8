import { readConflict } from '../ui/newer-version';
import { getErrorDetails } from '../ui/server/error-details';
import type { SaveResult } from './save-arrangement';

/** What of a page was not saved and why, and what to do next. */
export function describeRefusals({ saved, refused }: SaveResult): string {
  const sentences = refused.map(({ section: { name }, error }) => {
    const conflict = readConflict(getErrorDetails(error));
    if (conflict)
      return `“${name}” was not saved: ${conflict.newer.actorName} has changed it meanwhile. Both changes are put together below. Look at them, then save again.`;
    const reason = error instanceof Error ? error.message : 'please try again.';
    return `“${name}” was not saved: ${reason}`;
  });
  if (saved.length > 0) sentences.push('Everything else was saved, and readers see it.');
  return sentences.join(' ');
}
