/**
 * A version parameter for the URL of a file. A replaced file of the media library keeps its URL; with the time of its
 * last update in the URL, browsers can cache each version forever. The upload server looks for this parameter.
 * @param updatedAt of the file
 */
export function getFileVersion(updatedAt: string | null): string {
  const moment = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  return Number.isNaN(moment) ? '' : `?v=${moment.toString(36)}`;
}
