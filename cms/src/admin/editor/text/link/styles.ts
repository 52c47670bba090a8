import { styled } from 'styled-components';

/** The pages that were found, below the field. */
export const Targets = styled.div`
  max-height: 24rem;
  overflow: auto;
  margin-top: 0.4rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2rem 0.8rem;
    padding: 0.8rem;
    cursor: pointer;
  }

  [role='option'] > span:first-child {
    flex: 1 0 100%;
  }

  small {
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  [role='option']:hover,
  [aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
