import { styled } from 'styled-components';

/** The picture in its field. */
export const Shown = styled.img`
  display: block;
  max-width: 100%;
  max-height: 24rem;
  margin-bottom: 1.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
`;
