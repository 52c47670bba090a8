import { Fragment, type ReactNode } from 'react';

/** The pseudo-classes of a state that a pointer or the keyboard triggers. */
type HeldState = 'hover' | 'hover active' | 'focus-visible';

/** A component in one of its states. */
export interface ExhibitState {
  name: string;
  /** The state it is kept in, whatever the reader does (`holdStates`). */
  held?: HeldState;
  /** Display only (inert), for parts that a page can have only once, such as a landmark or an `h1`. */
  isPicture?: boolean;
  shown: ReactNode;
}

export interface ExhibitProps {
  /** The component's file, relative to `web/src`. The component has the name of its file. */
  file: string;
  /** The width it needs: a column among several, the width of text, or the full page. */
  width?: 'column' | 'text' | 'page';
  states: readonly ExhibitState[];
}

export const getComponentName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '');
const getId = (file: string) => `piece-${getComponentName(file)}`;

/** A path that can wrap between its folders, because it may not fit on one line. */
const broken = (file: string) =>
  file.split('/').map((name, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          /<wbr />
        </>
      )}
      {name}
    </Fragment>
  ));

/** A component in each of its states, each in a labelled frame. */
function Exhibit({ file, width = 'column', states }: ExhibitProps) {
  return (
    <div className="styleguide-exhibit" data-small={(width === 'column' && states.length === 1) || undefined}>
      <div className="styleguide-head-of-exhibit">
        <h3 id={getId(file)} className="styleguide-name">
          {getComponentName(file)}
        </h3>
        <p className="styleguide-file">{broken(`web/src/${file}`)}</p>
      </div>
      <div className="styleguide-states" data-width={width}>
        {states.map(({ name, held, isPicture = held !== undefined, shown }) => (
          <figure key={name} className="styleguide-state">
            <figcaption className="styleguide-caption">{name}</figcaption>
            <div className="styleguide-stage" data-in-state={held} inert={isPicture}>
              {shown}
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** Exhibits with a single state are placed side by side. */
export function Exhibits({ of }: { of: readonly ExhibitProps[] }) {
  return (
    <>
      <ul className="styleguide-index">
        {of.map(({ file }) => (
          <li key={file}>
            <a href={`#${getId(file)}`}>{getComponentName(file)}</a>
          </li>
        ))}
      </ul>
      <div className="styleguide-exhibits">
        {of.map((exhibited) => (
          <Exhibit key={exhibited.file} {...exhibited} />
        ))}
      </div>
    </>
  );
}
