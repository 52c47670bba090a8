import type { Aim } from './aims.ts';

/** An aim as a person reads it. */
export function told({ aim, figure, met }: Aim): string {
  return `  ${met ? 'met   ' : 'MISSED'}  ${aim}: ${figure}`;
}
