import { BMI_BANDS } from '../../../features/calculators/body-mass/bmi-band';
import type { CSSProperties } from 'react';
import { Contrast } from './Contrast';
import { HUE } from './tokens';
import { Value } from './Value';

/** Editors choose a hue for each topic; these twelve are examples. */
const HUES = Array.from({ length: 12 }, (_, step) => step * 30);

const withHue = (hue: number): CSSProperties & Record<'--hue', number> => ({ '--hue': hue });

/** One hue per topic. */
export function Topics() {
  return (
    <ul className="styleguide-grid">
      {HUES.map((hue) => (
        <li key={hue} className="styleguide-topic" data-topic="" style={withHue(hue)}>
          <p className="styleguide-about">
            <code className="styleguide-token">{HUE}</code>
            <Value of={HUE} />
          </p>
          <Contrast ink="--topic-ink" ground="--topic-tint">
            ink on tint
          </Contrast>
          <Contrast ink="--on-topic" ground="--topic-fill">
            on fill
          </Contrast>
        </li>
      ))}
    </ul>
  );
}

/** The colours of the BMI categories. */
export function Bands() {
  return (
    <ul className="styleguide-grid">
      {BMI_BANDS.map(({ key, label }) => (
        <li key={key} className="styleguide-card" data-band={key}>
          <div className="styleguide-swatch" style={{ background: 'var(--band)' }} />
          <p className="styleguide-about">
            <code className="styleguide-token">{key}</code>
            {label}
          </p>
        </li>
      ))}
    </ul>
  );
}
