import type { Aim } from './aims.ts';

/** Formats a target for the terminal. */
export function formatAim({ aim, figure, met }: Aim): string {
  return `  ${met ? 'met   ' : 'MISSED'}  ${aim}: ${figure}`;
}
