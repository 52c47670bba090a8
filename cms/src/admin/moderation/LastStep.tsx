import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

/** The last step, which can be taken back. */
export interface Done {
  /** Such as “Hidden”. */
  words: string;
  /** What it was done with. */
  id: string;
  undo?: () => Promise<void>;
}

/** In sight from anywhere in the list. */
const Sticky = styled(Box)`
  position: sticky;
  inset-block-start: 0.8rem;
  z-index: 1;
`;

interface Props {
  done: Done | undefined;
  /** The key that takes it back, if the list has keys. */
  undoKey?: string;
  onUndo: () => void;
}

/** Says what was done last, and takes it back. It is always there, so that it is read out when it changes. */
export function LastStep({ done, undoKey, onUndo }: Props) {
  return (
    <Sticky background={done ? 'success100' : undefined} hasRadius padding={done ? 3 : 0} role="status">
      {done && (
        <Flex gap={4} wrap="wrap" justifyContent="space-between">
          <Typography style={{ overflowWrap: 'anywhere' }}>{done.words}.</Typography>
          {done.undo && (
            <Button size="S" variant="tertiary" aria-keyshortcuts={undoKey} onClick={onUndo}>
              Undo
            </Button>
          )}
        </Flex>
      )}
    </Sticky>
  );
}
