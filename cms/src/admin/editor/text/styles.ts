import { styled } from 'styled-components';

/** The text as readers will read it, within the colours of the desk. */
export const Sheet = styled.div`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => `0 0 ${theme.borderRadius} ${theme.borderRadius}`};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.6rem;
  line-height: 1.6;

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror {
    min-height: 32rem;
    max-width: 76rem;
    margin: 0 auto;
    padding: 2.4rem 2rem;
    outline: none;
    overflow-wrap: anywhere;
  }

  .ProseMirror > * + * {
    margin-top: 1.2rem;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-weight: 600;
    line-height: 1.3;
  }

  h1,
  h2 {
    font-size: 2.4rem;
  }

  h3 {
    font-size: 2rem;
  }

  h4,
  h5,
  h6 {
    font-size: 1.8rem;
  }

  strong {
    font-weight: 600;
  }

  em {
    font-style: italic;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  ul,
  ol {
    padding-inline-start: 2.4rem;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  [data-item-heading] {
    display: block;
  }

  blockquote {
    padding-inline-start: 1.6rem;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300};
    font-style: italic;
  }

  pre {
    padding: 1.2rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
    font-family: monospace;
    white-space: pre-wrap;
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  th,
  td {
    position: relative;
    padding: 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: start;
    vertical-align: top;
  }

  th,
  :where(table[data-bold='first'] td:first-child) {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }

  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }

  [data-component='blocks.subheading'] {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.8rem;
  }

  [data-component='blocks.inline-heading'] {
    font-size: 1.8rem;
  }

  [data-component='blocks.bold-text'] {
    font-weight: 600;
  }

  [data-component='blocks.italic-text'] {
    font-style: italic;
  }

  .ProseMirror-search-match {
    background: ${({ theme }) => theme.colors.warning200};
  }

  .ProseMirror-active-search-match {
    background: ${({ theme }) => theme.colors.warning500};
  }

  [data-found] {
    outline: 2px solid ${({ theme }) => theme.colors.warning500};
    outline-offset: 2px;
  }

  .is-editor-empty:first-child::before {
    float: left;
    height: 0;
    color: ${({ theme }) => theme.colors.neutral500};
    content: attr(data-placeholder);
    pointer-events: none;
  }
`;
