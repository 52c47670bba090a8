/**
 * A replaced file of the media library keeps its address: told apart by when it was written, each edition can be kept
 * for good by browsers. Whoever serves uploads looks for this parameter.
 * @param updatedAt of the file
 */
export function getFileVersion(updatedAt: string | null): string {
  const moment = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  return Number.isNaN(moment) ? '' : `?v=${moment.toString(36)}`;
}
