import { styled } from 'styled-components';

export type TagColor = 'neutral' | 'secondary' | 'alternative' | 'success' | 'primary' | 'warning' | 'danger';

/**
 * A state in a word or two, with a sign before it or without. Strapi's badge has too little contrast in red: here the
 * words are as dark as all text, and only the frame and the sign have the colour.
 */
export const Tag = styled.span<{ $color?: TagColor }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  padding: 0.2rem 0.6rem;
  border: 1px solid ${({ theme, $color = 'neutral' }) => theme.colors[`${$color}200`]};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $color = 'neutral' }) => theme.colors[`${$color}100`]};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  font-weight: 600;
  white-space: nowrap;

  path {
    fill: ${({ theme, $color = 'neutral' }) => theme.colors[`${$color}600`]};
  }
`;
