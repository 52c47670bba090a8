import { VisuallyHidden } from '@strapi/design-system';
import { Image } from '@strapi/icons';
import { styled } from 'styled-components';
import { NO_NAME } from '../../ui/no-name';
import type { ArticleRow } from '../listed-article';
import { Cell } from './Cell';

/** Three to two, as most pictures are. The admin's root font size is 10 px. */
const WIDTH = 48;
const HEIGHT = 32;

/** The picture of an article. Its title is beside it, so the picture has no other text. */
export function PictureCell({ thumbnail }: ArticleRow) {
  const url = thumbnail?.formats?.thumbnail?.url ?? thumbnail?.url;
  return (
    <Cell name="thumbnail">
      {url === undefined ? (
        <Missing {...{ [NO_NAME]: '' }}>
          <Image aria-hidden width="1.6rem" height="1.6rem" />
          <VisuallyHidden>No picture</VisuallyHidden>
        </Missing>
      ) : (
        <Picture src={url} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
      )}
    </Cell>
  );
}

const Picture = styled.img`
  display: block;
  inline-size: ${WIDTH / 10}rem;
  block-size: ${HEIGHT / 10}rem;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
`;

const Missing = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${WIDTH / 10}rem;
  block-size: ${HEIGHT / 10}rem;
  border: 1px dashed ${({ theme }) => theme.colors.neutral300};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral500};
`;
