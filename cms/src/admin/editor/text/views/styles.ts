import { styled } from 'styled-components';

/** A block in the flow of the text that is not edited as text. */
export const Folded = styled.div`
  margin: 0.8rem 0;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  .ProseMirror-selectednode & {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.colors.primary600};
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.4rem 1.2rem;
  padding: 0.8rem 1.2rem;

  img {
    width: 7.2rem;
    height: 4.8rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    object-fit: cover;
  }

  button[aria-expanded] {
    /* On a phone, what can be done with the block goes below its words. */
    flex: 1 1 14rem;
    min-width: 0;
    padding: 0.8rem 0;
    text-align: start;
    font-size: 1.4rem;
    color: ${({ theme }) => theme.colors.neutral800};
    cursor: pointer;
  }

  button[aria-expanded] span {
    display: block;
    overflow: hidden;
    color: ${({ theme }) => theme.colors.neutral600};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-drag-handle] {
    cursor: grab;
    color: ${({ theme }) => theme.colors.neutral500};
  }
`;

/** Strapi's forms are grids, too: by that, notes find where a field ends. */
export const FieldGrid = styled.div`
  display: grid;
  gap: 1.6rem;
  padding: 0.4rem 1.2rem 1.6rem;
`;
