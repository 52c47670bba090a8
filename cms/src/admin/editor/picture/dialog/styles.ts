import { styled } from 'styled-components';

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: 1.2rem;
  min-block-size: 14rem;
`;

/** A picture with its name. */
export const Choice = styled.button`
  display: grid;
  gap: 0.4rem;
  inline-size: 100%;
  block-size: 100%;
  align-content: start;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  text-align: start;
  font-size: 1.2rem;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral0};
  cursor: pointer;

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  img {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    object-fit: contain;
    background: ${({ theme }) => theme.colors.neutral150};
  }

  small {
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;
