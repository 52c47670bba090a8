import { isObject } from '../../ui/is-object';
import { toText } from '../stored';

/** The address of a picture of the media library, in this size if it has it. */
export function getImageAddress(
  { formats, url }: Readonly<Record<string, unknown>>,
  size = 'small',
): string | undefined {
  const format = isObject(formats) ? formats[size] : undefined;
  return toText(isObject(format) ? format.url : undefined) || toText(url) || undefined;
}
