import { styled } from 'styled-components';

/** Cards as on the page: pictures with their titles, in rows. */
export const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: 1.2rem;
`;

export const Column = styled.div`
  display: grid;
  gap: 1.6rem;
`;

export const CardBox = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;

  &[data-moving='true'] {
    z-index: 1;
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  }

  &[data-unseen='true'] {
    border-style: dashed;
  }

  img,
  [data-no-picture] {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: ${({ theme }) => theme.colors.neutral150};
  }

  p {
    flex: 1;
    padding: 0.8rem;
    overflow-wrap: anywhere;
  }
`;

export const CardActions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0.4rem;
  padding: 0.4rem;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

/** The picture takes hold of a card too, with the pointer. */
export const Grip = styled.div`
  &[data-moves='true'] {
    cursor: grab;
  }

  /* The browser would drag the picture alone. */
  img {
    -webkit-user-drag: none;
    user-select: none;
  }
`;

/** Takes hold of a card, with the pointer or the keyboard. */
export const Handle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-inline-size: 3.2rem;
  min-block-size: 3.2rem;
  padding: 0 0.8rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral600};
  cursor: grab;
  touch-action: none;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

export const Results = styled.div`
  margin-block-start: 0.4rem;
  max-block-size: 32rem;
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  [role='option'] {
    display: flex;
    align-items: center;
    gap: 1.2rem;
    padding: 0.8rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.4rem;
    cursor: pointer;
  }

  [aria-selected='true'],
  [role='option']:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  [aria-disabled='true'] {
    color: ${({ theme }) => theme.colors.neutral600};
    cursor: default;
  }

  img,
  [data-no-picture] {
    flex: none;
    inline-size: 6.4rem;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: ${({ theme }) => theme.colors.neutral150};
  }
`;
