import { createGlobalStyle } from 'styled-components';
import { NARROW } from '../ui/list/card-table';
import { CELL, type CellName } from './cells/Cell';
import { ABOVE_LIST } from './use-slot';

const content = (name: CellName) => `[${CELL}='${name}']`;
/** Strapi's cell around ours. */
const cell = (name: CellName) => `td:has(> ${content(name)}, > * > ${content(name)})`;
const TABLE = `table:has([${CELL}])`;

/**
 * Fits the list of articles into its screen: Strapi draws its table and cells. The widths add up to what a window of
 * 1440 px leaves beside both menus. On a narrow screen, each row is a card. The admin's root font size is 10 px.
 */
export const ListStyle = createGlobalStyle`
  /* Strapi's button for the search says so only to screen readers, and the menu beside it has a field for a search. */
  [${ABOVE_LIST}] + div > button:first-child {
    inline-size: auto;
    gap: 0.8rem;
    padding-inline: 1.6rem;
    font-size: 1.2rem;
    font-weight: 600;

    span {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      clip: auto;
      color: ${({ theme }) => theme.colors.neutral800};
    }
  }

  ${TABLE} {
    td, th {
      padding-inline: 0.8rem;
      white-space: normal;
      font-size: 1.4rem;
      line-height: 1.43;
      color: ${({ theme }) => theme.colors.neutral800};
    }

    ${content('title')} {
      inline-size: 26rem;
      overflow-wrap: anywhere;
    }

    ${content('status')} {
      min-inline-size: 12.5rem;
    }

    ${content('author')} {
      max-inline-size: 14rem;
      overflow-wrap: anywhere;
    }

    ${content('categories')} {
      max-inline-size: 18rem;
    }

    ${content('updatedAt')} {
      max-inline-size: 14rem;
    }
  }

  ${NARROW} {
    /* The buttons for what is selected, which Strapi puts in one line. */
    div:has(> div > button):has(~ div [${CELL}]),
    div:has(~ div [${CELL}]) > div:has(> button) {
      flex-wrap: wrap;
    }

    ${TABLE} {
      display: block;

      /* Only the box that selects all: the list is sorted by a field above it. */
      thead,
      thead tr {
        display: block;
        block-size: auto;
      }

      thead th {
        display: none;
      }

      thead th:first-child {
        display: flex;
        align-items: center;
        gap: 0.8rem;
        padding-block: 1.2rem 0.8rem;
      }

      thead th:first-child::after {
        content: 'Select all';
        color: ${({ theme }) => theme.colors.neutral600};
      }

      tbody {
        display: block;
      }

      tbody tr {
        display: grid;
        grid-template-columns: auto auto 1fr auto;
        align-items: start;
        block-size: auto;
        padding-block: 0.8rem;
      }

      tbody td {
        display: none;
        block-size: auto;
        padding-block: 0.2rem;
        border: 0;
      }

      tbody td:first-child,
      tbody td:last-child,
      ${cell('thumbnail')},
      ${cell('title')},
      ${cell('status')},
      ${cell('categories')},
      ${cell('updatedAt')} {
        display: block;
      }

      ${cell('title')},
      ${cell('status')},
      ${cell('categories')},
      ${cell('updatedAt')} {
        grid-column: 3;
      }

      tbody td:first-child {
        grid-row: 1;
        grid-column: 1;
      }

      ${cell('thumbnail')} {
        grid-row: 1;
        grid-column: 2;
      }

      ${cell('title')} {
        grid-row: 1;
      }

      tbody td:last-child {
        grid-row: 1;
        grid-column: 4;
      }

      ${content('title')},
      ${content('status')},
      ${content('categories')},
      ${content('updatedAt')} {
        inline-size: auto;
        max-inline-size: none;
      }
    }
  }
`;
