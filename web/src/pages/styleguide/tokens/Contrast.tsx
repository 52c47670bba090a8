import { contrast } from '../../../lib/shared/contrast.gen';
import { parseComputedColour } from './computed-colour';
import { useComputedStyle } from './use-computed';

interface Props {
  /** Token names. */
  ink: string;
  ground: string;
  /** The label beside the ratio. */
  children: string;
}

/** Text in one colour on another, with their contrast ratio (WCAG 2.2). */
export function Contrast({ ink, ground, children }: Props) {
  const [element, ratio] = useComputedStyle<HTMLSpanElement>(({ color, backgroundColor }) =>
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

/** The same for a border, which needs less contrast than text. */
export function EdgeContrast({ ink, ground, children }: Props) {
  const [element, ratio] = useComputedStyle<HTMLSpanElement>(({ borderTopColor, backgroundColor }) =>
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
  const [one, other] = [parseComputedColour(ink), parseComputedColour(ground)];
  return one && other ? contrast(one, other).toFixed(1) : '';
}
