import { contrast } from '../../../lib/colour/contrast';
import { computedColour } from './computed-colour';
import { useComputed } from './use-computed';

interface Props {
  /** Tokens. */
  ink: string;
  ground: string;
  /** What is written, beside the figure. */
  children: string;
}

/** Text in one colour on another, and the contrast of the two (WCAG 2.2). */
export function Contrast({ ink, ground, children }: Props) {
  const [element, ratio] = useComputed<HTMLSpanElement>(({ color, backgroundColor }) =>
    getRatio(color, backgroundColor),
  );
  return (
    <span
      ref={element}
      className="styleguide-contrast"
      style={{ color: `var(${ink})`, backgroundColor: `var(${ground})` }}
    >
      <span>{children}</span> <span>{ratio}</span>
    </span>
  );
}

/** The same of an edge, which needs less of it than text. */
export function EdgeContrast({ ink, ground, children }: Props) {
  const [element, ratio] = useComputed<HTMLSpanElement>(({ borderTopColor, backgroundColor }) =>
    getRatio(borderTopColor, backgroundColor),
  );
  return (
    <span
      ref={element}
      className="styleguide-contrast"
      style={{ border: `2px solid var(${ink})`, backgroundColor: `var(${ground})` }}
    >
      <span>{children}</span> <span>{ratio}</span>
    </span>
  );
}

function getRatio(ink: string, ground: string): string {
  const [one, other] = [computedColour(ink), computedColour(ground)];
  return one && other ? contrast(one, other).toFixed(1) : '';
}
