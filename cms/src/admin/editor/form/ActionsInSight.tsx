import { createGlobalStyle } from 'styled-components';

const MARK = 'data-actions-in-sight';

/** The panel grows with the form, so that its first part has room to stay at the top of the window. */
const Style = createGlobalStyle`
  aside:has([${MARK}]) {
    position: sticky;
    top: 0.8rem;
    z-index: 3;
    max-height: calc(100vh - 1.6rem);
    overflow-y: auto;
  }

  :has(> aside [${MARK}]) {
    flex-grow: 1;
  }
`;

/** Keeps *Publish*, *Save* and *Preview* in sight while a form is scrolled. On narrow screens, Strapi does. */
export function ActionsInSight() {
  return (
    <>
      <Style />
      <span hidden {...{ [MARK]: '' }} />
    </>
  );
}
