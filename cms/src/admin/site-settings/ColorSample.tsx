import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import {
  findReadable,
  isHexColor,
  isReadable,
  SCHEME_GROUNDS,
  toSiteColors,
  type Scheme,
} from '../../platform/shared/site-colors.gen';

interface Props {
  /** As typed. */
  light: unknown;
  dark: unknown;
}

const isColor = (typed: unknown): typed is string => typeof typed === 'string' && isHexColor(typed.trim());

const NAMES = { light: 'Light pages', dark: 'Dark pages' } as const;

/** A link and a button of each colour scheme, and whether readers can read them. */
export function ColorSample({ light, dark }: Props) {
  if (!isColor(light)) return <Typography>Readers see the default colour, a teal.</Typography>;
  const colors = toSiteColors(light.trim(), isColor(dark) ? dark.trim() : null);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemeSample key={scheme} scheme={scheme} color={colors[scheme].ink} />
      ))}
    </Flex>
  );
}

function SchemeSample({ scheme, color }: { scheme: Scheme; color: string }) {
  const { grounds, onFill } = SCHEME_GROUNDS[scheme];
  const verdict = isReadable(color, scheme)
    ? `${color} can be read.`
    : `${color} is hard to read. ${findReadable(color, scheme)} can be read.`;
  return (
    <div>
      {/* The words below say the same: a sample that cannot be read is no text for readers of the form. */}
      <Sample aria-hidden $ground={grounds[0] ?? ''}>
        <u style={{ color }}>A link</u>
        <Fill style={{ color: onFill, background: color }}>A button</Fill>
      </Sample>
      <Typography tag="p" variant="pi">
        {NAMES[scheme]}: {verdict}
      </Typography>
    </div>
  );
}

const Sample = styled.div<{ $ground: string }>`
  display: flex;
  gap: 1.6rem;
  align-items: center;
  padding: 1.2rem;
  border-radius: 0.4rem;
  font-size: 1.4rem;
  background: ${({ $ground }) => $ground};
`;

const Fill = styled.span`
  padding: 0.6rem 1.2rem;
  border-radius: 0.4rem;
`;
