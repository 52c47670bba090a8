import { styled } from 'styled-components';

/** Short lines below each other, in the admin's typography, light or dark. The admin's root font size is 10 px. */
export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  inline-size: 100%;
  font-size: 1.4rem;
  line-height: 1.43;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};

  strong {
    font-weight: 600;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`;
