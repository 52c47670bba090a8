import { isObject } from '../ui/is-object';
import { describeNewer, readConflict } from '../ui/newer-version';

const FAILED = 'It could not be restored. Please try again.';

/** Why a version was not restored. */
export function describeRefusal(error: unknown, userId: number | undefined): string {
  const conflict = readConflict(getDetails(error));
  if (conflict)
    return `${describeNewer(conflict.newer, userId)}, after this list was loaded. Nothing was restored. The list shows it now.`;
  return error instanceof Error ? error.message : FAILED;
}

/** The details of an error of Strapi's client. */
function getDetails(error: unknown): unknown {
  const response = isObject(error) ? error.response : undefined;
  const data = isObject(response) ? response.data : undefined;
  return isObject(data) && isObject(data.error) ? data.error.details : undefined;
}
