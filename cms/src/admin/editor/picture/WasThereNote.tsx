import { Flex, TextButton, Typography } from '@strapi/design-system';
import type { Description } from '../../ui/pictures/descriptions';
import { describeWasThere } from './describe-was-there';

interface Props {
  /** Of the file in the library. */
  name: string;
  /** Its alternative text. */
  text: Description;
  onCopy: () => void;
  onClose: () => void;
}

/** Says that the library had a picture already, and offers to add it once more. */
export function WasThereNote({ name, text, onCopy, onClose }: Props) {
  return (
    <Flex gap={4} wrap="wrap" paddingTop={3}>
      <Typography style={{ overflowWrap: 'anywhere' }}>{describeWasThere(name, text)}</Typography>
      <TextButton onClick={onCopy}>Upload a copy instead</TextButton>
      <TextButton onClick={onClose}>Keep it</TextButton>
    </Flex>
  );
}
