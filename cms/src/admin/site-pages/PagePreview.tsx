import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ColorScheme } from '../preview/color-scheme';
import { PageFrame } from '../preview/PageFrame';
import { WIDTHS } from '../preview/pane-state';
import { Problem } from '../ui/Problem';
import type { Arrangement } from './arrangement';
import type { FilledPage } from './site-page';
import { usePagePreview } from './use-page-preview';

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 70vh;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;

type Width = keyof typeof WIDTHS;

interface Props {
  page: FilledPage;
  arrangement: Arrangement;
  /** Counts the saves: the page is loaded again after each. */
  saves: number;
}

/** The page as readers would get it, with the list that was changed last. */
export function PagePreview({ page, arrangement, saves }: Props) {
  const { address, number, shown, problem } = usePagePreview(page, arrangement);
  const [width, setWidth] = useState<Width>('Desktop');
  const [scheme, setScheme] = useState<ColorScheme>('light');
  return (
    <Box tag="section" aria-label="Preview">
      <Flex gap={2} paddingBottom={2} wrap="wrap" justifyContent="space-between">
        <Typography tag="h2" variant="delta">
          Preview
        </Typography>
        <Flex gap={2} role="group" aria-label="Width">
          {(['Phone', 'Desktop'] as const).map((name) => (
            <Button
              key={name}
              size="S"
              variant={width === name ? 'secondary' : 'tertiary'}
              aria-pressed={width === name}
              onClick={() => setWidth(name)}
            >
              {name}
            </Button>
          ))}
          <Button
            size="S"
            variant={scheme === 'dark' ? 'secondary' : 'tertiary'}
            aria-pressed={scheme === 'dark'}
            onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
          >
            Dark
          </Button>
        </Flex>
      </Flex>
      {problem !== undefined && <Problem text={problem} />}
      <Stage>
        <PageFrame
          load={{ key: `${saves} ${number} ${address}`, address }}
          width={WIDTHS[width]}
          scheme={scheme}
          isHidden={false}
          part={shown}
          onLoad={ignore}
        />
      </Stage>
    </Box>
  );
}

const ignore = () => undefined;
