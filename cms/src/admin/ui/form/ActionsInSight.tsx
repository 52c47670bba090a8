import { useAuth } from '@strapi/strapi/admin';
import { createGlobalStyle } from 'styled-components';
import { NARROW } from '../list/card-table';
import { useFormParams } from './use-form-params';

const COLUMN = 'data-form-panels';
const PANEL = 'data-actions-panel';
const LIST = 'data-actions';
const BEGIN = 'data-own-actions';
const PENDING = 'data-action-pending';

/** Of an editor with any right to write here, who may not write this document. */
const LONGEST_WAIT = '10s';

const WRITE = new Set(['create', 'update'].map((action) => `plugin::content-manager.explorer.${action}`));

/**
 * The column of panels stays beside the form; if it is taller than the window, its first panel stays at its top.
 *
 * Strapi shows *Save* and *Publish* later than our own actions, and above them, which would move down under the pointer: a
 * click meant for one of them would publish. So ours wait.
 */
const Style = createGlobalStyle`
  @keyframes wait-for-save {
    from,
    to {
      visibility: hidden;
    }
  }

  [${BEGIN}]:first-child ~ *,
  [${PENDING}] ~ * {
    animation: wait-for-save ${LONGEST_WAIT};
  }

  div[${COLUMN}] {
    position: sticky;
    top: 0.8rem;
    z-index: 3;
    max-height: calc(100vh - 1.6rem);
    /* Room for the shadows and the focus rings of the panels. */
    margin: -0.4rem;
    padding: 0.4rem;
    overflow-y: auto;
  }

  ${NARROW} {
    /* Our own actions stand beside each other. */
    div[${LIST}] {
      flex-flow: row wrap;
      align-content: flex-end;
      min-block-size: 8.8rem;
    }

    div[${LIST}] > :is(:first-child, section) {
      flex-basis: 100%;
    }

    div[${LIST}] > * {
      flex: 1 1 12rem;
    }

    /* Strapi's bar with the buttons lies over the end of what is scrolled. */
    div:has(main form) {
      scroll-padding-block-end: 22rem;
    }

    /* Nothing scrolls here: it would keep the bars of a text from staying in sight. */
    div:has(> main form) {
      overflow: clip visible !important;
    }
  }

  aside[${PANEL}] {
    position: sticky;
    top: -0.4rem;
    z-index: 1;
  }
`;

/** Stands before our own actions, of editors for whom *Save* will follow. */
export function OwnActionsBegin() {
  const { model } = useFormParams();
  const maySave = useAuth('OwnActionsBegin', ({ permissions }) =>
    permissions.some(({ action, subject }) => WRITE.has(action) && subject === model),
  );
  return maySave ? <span hidden {...{ [BEGIN]: '' }} /> : null;
}

/** Stands for an action that may follow: our own wait for it. */
export const ActionPending = () => <span hidden {...{ [PENDING]: '' }} />;

/** Keeps *Publish*, *Save* and *Preview* in sight while a form is scrolled. On narrow screens, Strapi does. */
export function ActionsInSight() {
  return (
    <>
      <Style />
      <span hidden ref={markSurroundings} />
    </>
  );
}

/** Selectors with `:has` would be tried on the whole page with each key that is typed. */
function markSurroundings(action: HTMLElement | null): void {
  const panel = action?.closest('aside');
  action?.parentElement?.toggleAttribute(LIST, true);
  panel?.toggleAttribute(PANEL, true);
  panel?.parentElement?.toggleAttribute(COLUMN, true);
}
