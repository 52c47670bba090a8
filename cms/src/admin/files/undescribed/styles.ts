import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
`;

/** Beside its picture, or below it on a narrow screen. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 1.6rem;
  padding: 1.6rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};

  > :last-child {
    flex: 1 1 28rem;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

/** The whole picture: what it shows counts. */
export const Thumbnail = styled.img`
  flex: 0 0 auto;
  inline-size: 16rem;
  block-size: 12rem;
  object-fit: contain;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
`;
