import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState, type KeyboardEvent } from 'react';
import { noteOwnChange } from './own-changes';
import { CENTRE, movePoint, pointAt, toPosition, type Point } from './point';
import { Crop, Crops, Dot, Picture } from './styles';

interface Props {
  /** Of the file. */
  id: string;
  url: string;
  stored: Point | null;
}

/** The shapes in which the site crops pictures. */
const SHAPES = [
  { name: 'wide', ratio: '5 / 2' },
  { name: 'card', ratio: '3 / 2' },
  { name: 'square', ratio: '1' },
] as const;

/** The point of a picture that crops keep in sight: pressed in the picture, or entered as two numbers. */
export function FocalPoint({ id, url, stored }: Props) {
  const { put } = useFetchClient();
  const [saved, setSaved] = useState(stored);
  const [point, setPoint] = useState(stored ?? CENTRE);
  const [said, setSaid] = useState('');

  const store = async (next: Point | null) => {
    try {
      await put(`/admin/pictures/${id}/focal-point`, { focalPoint: next });
      noteOwnChange(id, { field: 'focalPoint', before: saved, after: next ?? CENTRE });
      setSaved(next);
      setPoint(next ?? CENTRE);
      setSaid('Stored: readers see the new crops at once.');
    } catch {
      setSaid('This was not stored. Try again.');
    }
  };
  const isChanged = toPosition(point) !== toPosition(saved ?? CENTRE);

  return (
    <section aria-labelledby="focal-point">
      <Typography id="focal-point" variant="beta" tag="h3" fontWeight="semiBold">
        Focal point
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1} paddingBottom={2}>
        Where the site shows only a part of the picture, this point stays in sight. Press in the picture, move
        it with the arrow keys, or change the numbers.
      </Typography>
      <Picture>
        <button
          type="button"
          aria-label={`Focal point: ${point.x} % from the left, ${point.y} % from the top. Arrow keys move it.`}
          // A key that presses a button has no place.
          onClick={(event) =>
            event.detail > 0 && setPoint(pointAt(event, event.currentTarget.getBoundingClientRect()))
          }
          onKeyDown={(event) => {
            const moved = movePoint(point, event.key);
            if (!moved) return;
            event.preventDefault();
            setPoint(moved);
          }}
        >
          <img src={url} alt="" />
        </button>
        <Dot style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </Picture>
      <Flex gap={4} paddingTop={3} alignItems="end" wrap="wrap">
        <Percent label="From the left, in %" value={point.x} onChange={(x) => setPoint({ ...point, x })} />
        <Percent label="From the top, in %" value={point.y} onChange={(y) => setPoint({ ...point, y })} />
      </Flex>
      <Crops>
        {SHAPES.map(({ name, ratio }) => (
          <Crop
            key={name}
            src={url}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: toPosition(point) }}
          />
        ))}
      </Crops>
      <Flex gap={2} paddingTop={3} wrap="wrap">
        <Button type="button" variant="secondary" disabled={!isChanged} onClick={() => void store(point)}>
          Store the focal point
        </Button>
        <Button type="button" variant="tertiary" disabled={saved === null} onClick={() => void store(null)}>
          Back to the centre
        </Button>
      </Flex>
      <Typography tag="p" variant="pi" paddingTop={1} paddingBottom={3} role="status">
        {said}
      </Typography>
    </section>
  );
}

interface PercentProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
}

function Percent({ label, value, onChange }: PercentProps) {
  return (
    <Box maxWidth="14rem">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Field.Input
          type="number"
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => {
            const percent = target.valueAsNumber;
            if (percent >= 0 && percent <= 100) onChange(percent);
          }}
          // Strapi's form around it would be sent.
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field.Root>
    </Box>
  );
}
