import { Flex, TextButton, Typography } from '@strapi/design-system';

interface Props {
  /** Of the file in the library. */
  name: string;
  onCopy: () => void;
  onClose: () => void;
}

/** Says that the library had a picture already, and offers to add it once more. */
export function WasThereNote({ name, onCopy, onClose }: Props) {
  return (
    <Flex gap={4} wrap="wrap" paddingTop={3}>
      <Typography style={{ overflowWrap: 'anywhere' }}>
        The library had this picture already, as “{name}”. That one is used, with its alternative text.
      </Typography>
      <TextButton onClick={onCopy}>Upload a copy instead</TextButton>
      <TextButton onClick={onClose}>Keep it</TextButton>
    </Flex>
  );
}
