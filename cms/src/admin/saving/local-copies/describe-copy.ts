import { formatMoment } from '../../ui/moments';
import type { LocalCopy } from './store';

/** The title of unsaved text, of what it is, and when it was copied. */
export function describeCopy({ title, origin, copiedAt }: LocalCopy, now = Date.now()): string {
  return [`“${title}”`, origin !== undefined && 'a duplicate', `from ${formatMoment(copiedAt, now)}`]
    .filter(Boolean)
    .join(', ');
}
