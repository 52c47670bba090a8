import { MARKS, RADII, SHADOWS, SPACES, TIMES, WIDTHS } from './tokens';
import { useComputedStyle } from './use-computed';
import { Label } from './Value';

/** Spaces and widths as bars, radii and shadows as boxes, durations as something that moves. */
export function Measures() {
  return (
    <>
      <h3 className="styleguide-name">Spaces</h3>
      <ul className="styleguide-rows">
        {[...SPACES, ...WIDTHS].map((token) => (
          <Bar key={token} token={token} />
        ))}
      </ul>
      <h3 className="styleguide-name">Corners, shadow, mark, time</h3>
      <ul className="styleguide-grid">
        {RADII.map((token) => (
          <li key={token} className="styleguide-card">
            <div className="styleguide-box" style={{ borderRadius: `var(${token})` }} />
            <p className="styleguide-about">
              <Label of={token} />
            </p>
          </li>
        ))}
        {SHADOWS.map((token) => (
          <li key={token} className="styleguide-card">
            <div className="styleguide-box" data-plain style={{ boxShadow: `var(${token})` }} />
            <p className="styleguide-about">
              <Label of={token} />
            </p>
          </li>
        ))}
        {MARKS.map((token) => (
          <li key={token} className="styleguide-card">
            <div className="styleguide-box" style={{ background: `var(${token}) var(--topic-tint)` }} />
            <p className="styleguide-about">
              <Label of={token} />
            </p>
          </li>
        ))}
        {TIMES.map((token) => (
          <li key={token} className="styleguide-card">
            <div className="styleguide-box" data-moves style={{ transitionDuration: `var(${token})` }} />
            <p className="styleguide-about">
              <Label of={token} />
              <span>point at it</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A length and its computed value in this window; one wider than its column is cut off there. */
function Bar({ token }: { token: string }) {
  const [element, width] = useComputedStyle<HTMLDivElement>((style) => style.inlineSize);
  return (
    <li className="styleguide-row">
      <p className="styleguide-about">
        <Label of={token} />
        <span className="styleguide-value">{width}</span>
      </p>
      <div className="styleguide-track">
        <div ref={element} className="styleguide-bar" style={{ inlineSize: `var(${token})` }} />
      </div>
    </li>
  );
}
