import { css, styled } from 'styled-components';
import { Lines } from '../tree/styles';

/** The admin's root font size is 10 px. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  inline-size: 100%;
`;

export const SearchRow = styled.div`
  display: flex;
  gap: 0.8rem;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > button {
    block-size: auto;
  }
`;

/** What was found, or the tree. It scrolls by itself, so that the fields below stay near. */
export const Region = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};

  &[hidden] {
    display: none;
  }
`;

const scrolled = css`
  max-block-size: 32rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Scrolled = styled.div`
  ${scrolled}
`;

export const ScrolledLines = styled(Lines)`
  ${scrolled}
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  padding-block: 0.4rem;

  &:empty {
    display: none;
  }
`;

export const Chip = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline-start: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.primary200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.primary100};
  font-size: 1.4rem;
  line-height: 1.43;

  a,
  > span {
    min-inline-size: 0;
    padding-block: 0.6rem;
    padding-inline-end: 1.2rem;
    overflow-wrap: anywhere;
    color: ${({ theme }) => theme.colors.primary700};
  }
`;

/** In a chip, without a frame of its own. */
export const ChipButton = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  inline-size: 3.2rem;
  min-block-size: 3.2rem;
  border-radius: 4px;
  cursor: pointer;

  svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
    fill: ${({ theme }) => theme.colors.primary700};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.primary200};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;
