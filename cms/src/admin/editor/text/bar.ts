import { css, styled } from 'styled-components';

/** The bars stay in sight while the text is scrolled. */
export const Bars = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
`;

/** @param $hasWords its buttons have words, which need edges to be told apart */
export const Bar = styled.div<{ $hasWords?: boolean }>`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-bottom: 0;
  border-radius: ${({ theme }) => `${theme.borderRadius} ${theme.borderRadius} 0 0`};
  background: ${({ theme }) => theme.colors.neutral0};

  [role='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    padding: 0.6rem;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 3.2rem;
    height: 3.2rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    color: ${({ theme }) => theme.colors.neutral700};
    font-size: 1.3rem;
    cursor: pointer;
    ${({ theme, $hasWords }) =>
      $hasWords &&
      css`
        padding-inline: 0.8rem;
        border: 1px solid ${theme.colors.neutral200};
      `}
  }

  button:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary600};
  }

  button:disabled {
    color: ${({ theme }) => theme.colors.neutral400};
    cursor: default;
  }

  /* One line that scrolls: two bars of several lines would leave a phone no room for the text. */
  @media (max-width: 767px) {
    [role='toolbar'] {
      flex-wrap: nowrap;
      overflow-x: auto;
    }

    button {
      flex: none;
    }
  }

  [role='separator'] {
    width: 1px;
    height: 2.4rem;
    background: ${({ theme }) => theme.colors.neutral200};
  }

  select,
  input {
    height: 3.2rem;
    padding: 0 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
  }

  [role='search'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.8rem;
    padding: 0.6rem;
  }

  [role='search'] input {
    flex: 1;
    min-width: 12rem;
  }

  [role='search'] button {
    padding: 0 0.8rem;
  }

  output {
    min-width: 7rem;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.3rem;
  }
`;
