import { FACES, LEADINGS, STEPS } from './tokens';
import { useComputedStyle } from './use-computed';
import { Label } from './Value';

/** Contains the longest words that headlines must have room for. */
const SAMPLE = 'Sleep well, communicate, prevent cardiovascular disease';
const LINES =
  'What you do in the hour before bed counts for more than what you do in it. Dim the lights, put the phone away, and let the room grow cool: small habits carry further than big plans.';

/** Font faces, sizes and line heights, each as sample text. */
export function Typography() {
  return (
    <>
      <h3 className="styleguide-name">Faces</h3>
      <ul className="styleguide-grid">
        {FACES.map((face) => (
          <li key={face} className="styleguide-card">
            <p className="styleguide-face" style={{ fontFamily: `var(${face})` }}>
              Aa Gg 0123
            </p>
            <p className="styleguide-about">
              <Label of={face} />
            </p>
          </li>
        ))}
      </ul>
      <h3 className="styleguide-name">Steps</h3>
      <ul className="styleguide-rows">
        {STEPS.map((step, place) => (
          <Step key={step} step={step} isHeadline={place < 4} />
        ))}
      </ul>
      <h3 className="styleguide-name">Leadings</h3>
      <ul className="styleguide-grid" data-wide>
        {LEADINGS.map((leading) => (
          <li key={leading} className="styleguide-card">
            <p style={{ lineHeight: `var(${leading})` }}>{LINES}</p>
            <p className="styleguide-about">
              <Label of={leading} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A size of the scale, with its computed value in this window. */
function Step({ step, isHeadline }: { step: string; isHeadline: boolean }) {
  const [element, size] = useComputedStyle<HTMLParagraphElement>(({ fontSize }) => fontSize);
  return (
    <li className="styleguide-row">
      <p className="styleguide-about">
        <Label of={step} />
        <span className="styleguide-value">{size}</span>
      </p>
      <p
        ref={element}
        className={isHeadline ? 'styleguide-headline' : undefined}
        style={{ fontSize: `var(${step})` }}
      >
        {SAMPLE}
      </p>
    </li>
  );
}
