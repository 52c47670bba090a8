import { Box, Typography } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { isObject } from '../../../ui/is-object';
import { BlockActions } from './BlockActions';
import { getThumbnail, getWords } from './summarise';
import { Folded, Header } from './styles';

/** Prose that is shown, moved and deleted as a whole: a picture, or what the text does not know. */
export function ProseAtomView({ node, editor, getPos, deleteNode }: NodeViewProps) {
  const value: unknown = node.attrs.value;
  const prose = isObject(value) ? value : {};
  const picture = getThumbnail(prose);
  const words = getWords(prose);
  const isPicture = prose.type === 'image';
  return (
    <NodeViewWrapper>
      <Folded>
        <Header>
          <span data-drag-handle aria-hidden>
            <Drag />
          </span>
          {picture !== undefined && <img src={picture} alt="" />}
          <Box flex="1">
            <Typography>
              {isPicture ? ['Picture', words].filter(Boolean).join(': ') : 'This part is kept as it is.'}
            </Typography>
          </Box>
          <BlockActions name={isPicture ? 'Picture' : 'this part'} {...{ editor, getPos, deleteNode }} />
        </Header>
      </Folded>
    </NodeViewWrapper>
  );
}
