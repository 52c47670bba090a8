import type { ReactNode } from 'react';

/** A piece as it looks in one of its states. */
export interface State {
  name: string;
  shown: ReactNode;
}

export interface Exhibited {
  /** The piece's, as it is called in the code. */
  name: string;
  /** What it takes: a column of several, all of the width, or the width of text. */
  width?: 'column' | 'text' | 'page';
  states: readonly State[];
}

/** A piece in each of its states, each in a frame with its name. */
export function Exhibit({ name, width = 'column', states }: Exhibited) {
  return (
    <div className="styleguide-exhibit" data-small={(width === 'column' && states.length === 1) || undefined}>
      <h3 id={`piece-${name}`} className="styleguide-name">
        {name}
      </h3>
      <div className="styleguide-states" data-width={width}>
        {states.map((state) => (
          <figure key={state.name} className="styleguide-state">
            <figcaption className="styleguide-caption">{state.name}</figcaption>
            <div className="styleguide-stage">{state.shown}</div>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** Those of one state stand side by side. */
export function Exhibits({ of }: { of: readonly Exhibited[] }) {
  return (
    <div className="styleguide-exhibits">
      {of.map((exhibited) => (
        <Exhibit key={exhibited.name} {...exhibited} />
      ))}
    </div>
  );
}
