import { styled } from 'styled-components';

/** A sentence that leads to its field. */
export const ProblemButton = styled.button<{ $isRefused: boolean }>`
  inline-size: 100%;
  padding: 0.2rem 0.8rem;
  border-inline-start: 3px solid
    ${({ theme, $isRefused }) => ($isRefused ? theme.colors.danger600 : theme.colors.warning600)};
  text-align: start;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
