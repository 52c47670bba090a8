import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Done } from './use-changes';

/** In sight from anywhere in the list. */
const Sticky = styled(Box)`
  position: sticky;
  inset-block-start: 0.8rem;
  z-index: 1;
`;

interface Props {
  done: Done | undefined;
  onUndo: () => void;
}

/** Says what was done last, and takes it back. It is always there, so that it is read out when it changes. */
export function LastStep({ done, onUndo }: Props) {
  return (
    <Sticky background={done ? 'success100' : undefined} hasRadius padding={done ? 3 : 0} role="status">
      {done && (
        <Flex gap={4} wrap="wrap" justifyContent="space-between">
          <Typography style={{ overflowWrap: 'anywhere' }}>{done.words}.</Typography>
          {done.undo && (
            <Button size="S" variant="tertiary" aria-keyshortcuts="u" onClick={onUndo}>
              Undo
            </Button>
          )}
        </Flex>
      )}
    </Sticky>
  );
}
