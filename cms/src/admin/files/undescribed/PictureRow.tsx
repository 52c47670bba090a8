import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { UndescribedPicture } from '../../../domain/pictures/undescribed-picture';
import { describeRest, getFormPath, namePlace } from '../usage';
import { Row, Thumbnail } from './styles';
import { useRow } from './use-row';

interface Props {
  picture: UndescribedPicture;
  index: number;
  /** The picture is described: the next one follows. */
  onDone: () => void;
}

/** A picture to describe: Enter stores what is typed and goes on. */
export function PictureRow({ picture, index, onDone }: Props) {
  const { text, isDecorative, state, problem, setText, setDecorative, store, reopen } = useRow(
    picture,
    onDone,
  );
  const isDone = state === 'done';
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDone || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void store();
  };
  return (
    <Row data-row={index} data-done={isDone}>
      <Thumbnail src={picture.thumbnail} alt="" loading="lazy" />
      <Box flex="1" minWidth="0">
        <Typography tag="h2" variant="omega" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
          {picture.name}
        </Typography>
        <Places picture={picture} />
        <Box paddingTop={2} onKeyDown={onKeyDown}>
          <Field.Root error={problem}>
            <Field.Label>Alternative text of {picture.name}</Field.Label>
            <Field.Input
              data-first
              value={isDecorative ? '' : text}
              maxLength={300}
              disabled={isDone || isDecorative}
              onChange={({ target }) => setText(target.value)}
            />
            <Field.Error />
          </Field.Root>
          <Flex gap={4} paddingTop={2} wrap="wrap">
            <Checkbox
              checked={isDecorative}
              disabled={isDone}
              onCheckedChange={(checked: boolean | 'indeterminate') => setDecorative(checked === true)}
            >
              Decorative
            </Checkbox>
            {isDone ? (
              <Button type="button" size="S" variant="tertiary" onClick={reopen}>
                Change it
              </Button>
            ) : (
              <Button
                type="button"
                size="S"
                variant="secondary"
                loading={state === 'storing'}
                disabled={!isDecorative && text.trim() === ''}
                onClick={() => void store()}
              >
                {problem ? 'Store mine' : 'Store'}
              </Button>
            )}
            <Typography variant="pi" textColor="success700" role="status">
              {isDone && 'Stored'}
            </Typography>
          </Flex>
        </Box>
      </Box>
    </Row>
  );
}

function Places({ picture: { places, more } }: { picture: UndescribedPicture }) {
  if (places.length === 0)
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        Used nowhere
      </Typography>
    );
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
      In{' '}
      {places.map((place, index) => {
        const path = getFormPath({ ...place, deleted: false });
        const name = namePlace({ ...place, deleted: false });
        return (
          <span key={index}>
            {index > 0 && ', '}
            {path === undefined ? name : <Link to={path}>{name}</Link>}
            {!place.published && ' (draft)'}
          </span>
        );
      })}
      {more > 0 && ` ${describeRest({ more, isCounted: true })}`}
    </Typography>
  );
}
