import { styled } from 'styled-components';

/** The whole picture; its point is placed in percent of it. */
export const Picture = styled.div`
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;

  button {
    display: block;
    padding: 0;
    cursor: crosshair;
  }

  img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 24rem;
  }
`;

export const Dot = styled.span`
  position: absolute;
  inline-size: 2rem;
  block-size: 2rem;
  border: 2px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 2px #000;
  translate: -50% -50%;
  pointer-events: none;
`;

/** How the site shows it. */
export const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  padding-block-start: 1.2rem;
`;

export const Crop = styled.img`
  block-size: 6.4rem;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
`;
