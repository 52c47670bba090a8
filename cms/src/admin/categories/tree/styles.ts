import { styled } from 'styled-components';

/** The admin's root font size is 10 px. */
export const Lines = styled.div`
  font-size: 1.4rem;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};
`;

export const Line = styled.div`
  /* For texts that only screen readers get. */
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.8rem;
  min-block-size: 3.2rem;
  padding-inline-end: 1.2rem;
  border-radius: 4px;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
  &[aria-level='2'] {
    padding-inline-start: 2.4rem;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &[aria-checked='true'],
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
  &:focus-visible,
  &[data-active='true'] {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

/** As wide where there is nothing to open, so that names stand below each other. */
export const Expander = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  inline-size: 2.4rem;

  svg {
    inline-size: 1.2rem;
    fill: ${({ theme }) => theme.colors.neutral600};
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  flex: none;
  font-size: 1.2rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.neutral600};
`;
