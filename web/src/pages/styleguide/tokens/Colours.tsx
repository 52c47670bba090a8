import { Contrast, EdgeContrast } from './Contrast';
import { COLOURS, TOPIC_COLOURS } from './tokens';
import { Label } from './Value';

/** The site's colours, each with its contrast to the colours it is combined with. */
export function Colours() {
  return (
    <ul className="styleguide-grid">
      {[...COLOURS, ...TOPIC_COLOURS].map(({ name, on = [], around = [], under = [] }) => (
        <li key={name} className="styleguide-card">
          <div className="styleguide-swatch" style={{ background: `var(${name})` }} />
          <div className="styleguide-about">
            <Label of={name} />
            {on.map((ground) => (
              <Contrast key={ground} ink={name} ground={ground}>
                {`on ${ground}`}
              </Contrast>
            ))}
            {around.map((ground) => (
              <EdgeContrast key={ground} ink={name} ground={ground}>
                {`on ${ground}`}
              </EdgeContrast>
            ))}
            {under.map((ink) => (
              <Contrast key={ink} ink={ink} ground={name}>
                {ink}
              </Contrast>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
