import { Box, Typography } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useRef } from 'react';
import { isObject } from '../../../ui/is-object';
import { AlternativeText } from '../../picture/AlternativeText';
import { toText } from '../../stored';
import { BlockActions } from './BlockActions';
import { getThumbnail, getWords } from './summarise';
import { Folded, Header } from './styles';
import { useIsTextDisabled } from './text-disabled';
import { useFieldKeys } from './use-field-keys';

/** Prose that is shown, moved and deleted as a whole: a picture, or what the text does not know. */
export function ProseAtomView({ node, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const value: unknown = node.attrs.value;
  const prose = isObject(value) ? value : {};
  const picture = getThumbnail(prose);
  const words = getWords(prose);
  const isPicture = prose.type === 'image';
  const isDisabled = useIsTextDisabled();
  const fields = useRef<HTMLDivElement>(null);
  const onKeyDown = useFieldKeys({ editor, getPos, fields, hasFields: isPicture, open: () => undefined });
  return (
    <NodeViewWrapper>
      <Folded onKeyDown={onKeyDown}>
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
        {isPicture && isObject(prose.image) && (
          <Box ref={fields} padding={4} paddingTop={0}>
            <AlternativeText
              picture={prose.image}
              isDisabled={isDisabled}
              own={{
                text: toText(prose.alt),
                setText: (text) => updateAttributes({ value: withOwnText(prose, text) }),
              }}
            />
          </Box>
        )}
      </Folded>
    </NodeViewWrapper>
  );
}

/** Without a text of its own, the part is as it was: exported files stay the same. */
function withOwnText(prose: Readonly<Record<string, unknown>>, text: string | null) {
  const { alt: _alt, ...others } = prose;
  return text === null ? others : { ...others, alt: text };
}
