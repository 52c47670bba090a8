import { Fragment, type ReactNode } from 'react';

/** What a pointer or the keyboard brings a piece in, as CSS calls it. */
export type Held = 'hover' | 'hover active' | 'focus-visible';

/** A piece as it looks in one of its states. */
export interface State {
  name: string;
  /** In which it stands, whatever the reader does (`holdStates`). */
  held?: Held;
  /** It is only looked at: a page has one of its name, such as a landmark or a first heading. */
  isPicture?: boolean;
  shown: ReactNode;
}

export interface Exhibited {
  /** The piece's, from `web/src` on. It is called as its file is. */
  file: string;
  /** What it takes: a column of several, all of the width, or the width of text. */
  width?: 'column' | 'text' | 'page';
  states: readonly State[];
}

export const getName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '');
const getId = (file: string) => `piece-${getName(file)}`;

/** A path, which has no room in one line and needs none: it breaks between its folders. */
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

/** A piece in each of its states, each in a frame with its name. */
export function Exhibit({ file, width = 'column', states }: Exhibited) {
  return (
    <div className="styleguide-exhibit" data-small={(width === 'column' && states.length === 1) || undefined}>
      <div className="styleguide-head-of-exhibit">
        <h3 id={getId(file)} className="styleguide-name">
          {getName(file)}
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

/** Those of one state stand side by side. */
export function Exhibits({ of }: { of: readonly Exhibited[] }) {
  return (
    <>
      <ul className="styleguide-index">
        {of.map(({ file }) => (
          <li key={file}>
            <a href={`#${getId(file)}`}>{getName(file)}</a>
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
