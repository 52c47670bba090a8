import { getErrorDetails } from '../ui/server/error-details';
import { describeNewer, readConflict } from '../ui/newer-version';

const FAILED = 'It could not be restored. Please try again.';

/** Why a version was not restored. */
export function describeRefusal(error: unknown, userId: number | undefined): string {
  const conflict = readConflict(getErrorDetails(error));
  if (conflict)
    return `${describeNewer(conflict.newer, userId)}, after this list was loaded. Nothing was restored. The list shows it now.`;
  return error instanceof Error ? error.message : FAILED;
}
