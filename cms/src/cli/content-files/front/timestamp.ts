import { isDay } from '../checks/checks';

const MOMENT = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z)?$/;

/** @returns a day or a UTC timestamp as ISO 8601 with milliseconds; null if it is neither */
export function toMoment(text: string): string | null {
  const day = MOMENT.exec(text)?.[1];
  return day && isDay(day) ? new Date(text).toISOString() : null;
}

/** The shortest form: without milliseconds if they are zero. */
export function momentText(iso: string): string {
  return iso.replace('.000Z', 'Z');
}
