import { createGlobalStyle, styled } from 'styled-components';

/** From here on, the form has room beside the page. */
export const SPLIT_FROM = '(min-width: 1100px)';
const SHARE = '52vw';

/**
 * The form makes room for the preview: the list of content types is hidden, and the side panels, with *Save* and
 * *Publish*, are above the form. Strapi's elements have no names of their own.
 */
export const SplitView = createGlobalStyle`
  @media ${SPLIT_FROM} {
    #strapi {
      padding-inline-end: ${SHARE};
    }
    #strapi div:has(> nav[aria-label='Content']) {
      display: none;
    }
    #strapi div:has(> div > nav[aria-label='Content']) {
      grid-template-columns: 1fr;
    }
    #strapi main h1 {
      font-size: 2rem;
    }
    #strapi div:has(> div > div > aside[aria-labelledby='additional-information']) > div {
      grid-column: span 12;
    }
    #strapi div:has(> div > aside[aria-labelledby='additional-information']) {
      order: -1;
    }
  }
  @media not all and ${SPLIT_FROM} {
    body {
      overflow: hidden;
    }
  }
`;

export const Pane = styled.section`
  position: fixed;
  inset: 0;
  z-index: 5;
  display: flex;
  flex-direction: column;
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;

  @media ${SPLIT_FROM} {
    inset-inline-start: auto;
    inline-size: ${SHARE};
    border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.8rem;
  padding: 0.8rem 1.2rem;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};

  h2 {
    margin-inline-end: auto;
    font-size: 1.6rem;
    font-weight: 600;
  }
`;

/** Buttons of which one is pressed. */
export const Choices = styled.div`
  display: inline-flex;

  button {
    min-block-size: 3.2rem;
    padding: 0 1rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral800};
    cursor: pointer;
  }
  button:not(:first-child) {
    border-inline-start: 0;
  }
  button:first-child {
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
  }
  button:last-child {
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
  }
  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
    z-index: 1;
  }
`;

export const Note = styled.p`
  padding: 0.8rem 1.2rem;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
`;

/** Where the page, the search result or the share card is. */
export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
`;

export const Frame = styled.iframe`
  position: absolute;
  inset-block-start: 0;
  border: 0;
  background: #fff;
  transform-origin: 0 0;
`;

/** Samples of other sites have their colours, in both of the admin's schemes. */
export const Sheet = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
  padding: 2.4rem 1.6rem;
  background: ${({ theme }) => theme.colors.neutral100};
  font-family: arial, sans-serif;
`;

export const Sharing = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  max-block-size: 40%;
  overflow: auto;
  padding: 0.8rem 1.2rem 1.2rem;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};

  input {
    inline-size: 100%;
    padding: 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral100};
    color: inherit;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.2rem;
    padding-block: 0.4rem;
  }
  li > :last-child {
    display: flex;
    flex: none;
    gap: 0.8rem;
  }
`;
