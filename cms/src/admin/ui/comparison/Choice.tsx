import { Flex, Radio } from '@strapi/design-system';
import type { Side } from './merge-parts';

interface Props {
  /** What is chosen, for screen readers. */
  label: string;
  value: Side;
  onChange: (side: Side) => void;
  names: Readonly<Record<Side, string>>;
}

export function Choice({ label, value, onChange, names }: Props) {
  return (
    <Radio.Group
      aria-label={label}
      value={value}
      onValueChange={(side) => onChange(side === 'mine' ? 'mine' : 'theirs')}
    >
      <Flex gap={4} wrap="wrap">
        <Radio.Item value="theirs">{names.theirs}</Radio.Item>
        <Radio.Item value="mine">{names.mine}</Radio.Item>
      </Flex>
    </Radio.Group>
  );
}
