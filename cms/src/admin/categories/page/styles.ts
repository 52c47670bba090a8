import { styled } from 'styled-components';

/** The admin's root font size is 10 px. */
export const Page = styled.div`
  /* The header stays over the page. */
  [role='treeitem'] {
    scroll-margin-block: 12rem;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  [role='treeitem']:hover a {
    text-decoration: underline;
  }
`;
