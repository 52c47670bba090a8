import { forwardRef } from 'react';

/** A calendar, in the size of the other icons of the home page. */
export const CalendarIcon = forwardRef<SVGSVGElement>(function CalendarIcon(_props, ref) {
  return (
    <svg ref={ref} width="16" height="16" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d="M26 4h-3V3a1 1 0 0 0-2 0v1H11V3a1 1 0 0 0-2 0v1H6a2 2 0 0 0-2 2v20a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2m0 6H6V6h3v1a1 1 0 0 0 2 0V6h10v1a1 1 0 0 0 2 0V6h3z" />
    </svg>
  );
});
