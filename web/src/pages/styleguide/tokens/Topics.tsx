import { BMI_BANDS } from '../../../features/calculators/body-mass/bmi-band';
import { HUB_SLUGS } from '../../../lib/routing/hub-slugs';
import { Contrast } from './Contrast';
import { HUE } from './tokens';
import { Value } from './Value';

/** One hue a topic. */
export function Topics() {
  return (
    <ul className="styleguide-grid">
      {HUB_SLUGS.map((slug) => (
        <li key={slug} className="styleguide-topic" data-topic={slug}>
          <p className="styleguide-about">
            <code className="styleguide-token">{slug}</code>
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

/** The colours of the BMI's categories. */
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
