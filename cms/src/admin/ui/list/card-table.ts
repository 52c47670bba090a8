import { styled } from 'styled-components';

/** Where the rows of a table are cards. */
export const NARROW_WINDOW = '(max-width: 767px)';
export const NARROW = `@media ${NARROW_WINDOW}`;

/**
 * A table, whose rows are cards on a narrow screen. Browsers keep its roles there. The admin's root font size is 10 px.
 */
export const CardTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;
  overflow-wrap: anywhere;

  &[aria-busy='true'] tbody {
    opacity: 0.6;
  }

  th,
  td {
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  thead th {
    font-size: 1.2rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  ${NARROW} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    tbody th:nth-child(n),
    td:nth-child(n) {
      inline-size: auto;
      border: 0;
    }

    tr {
      padding-block: 1.2rem;
      border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    }
  }
`;
