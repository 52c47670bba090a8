import { formatInWords, formatShort } from './moments';

interface Props {
  /** Milliseconds since 1970. */
  moment: number;
  withTime?: boolean;
}

/** A moment in a narrow column; the whole of it is in its tooltip. */
export function ShortMoment({ moment, withTime = false }: Props) {
  return (
    <time dateTime={new Date(moment).toISOString()} title={formatInWords(moment)}>
      {formatShort(moment, { withTime })}
    </time>
  );
}
