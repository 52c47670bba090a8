import { styled } from 'styled-components';

/** A sentence that leads to its field. */
export const ProblemButton = styled.button`
  inline-size: 100%;
  padding-block: 0.4rem;
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
