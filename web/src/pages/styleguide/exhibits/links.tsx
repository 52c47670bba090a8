import { Badge } from '../../../ui/Badge/Badge';
import { longBadge, topicBadge } from '../../../ui/Badge/Badge.fixture';
import { ContactAddress } from '../../../ui/ContactAddress/ContactAddress';
import { Icon } from '../../../ui/Icon/Icon';
import { icons, sizes } from '../../../ui/Icon/Icon.fixture';
import { LONG_TITLE } from '../../../ui/long-words.fixture';
import { MoreLink } from '../../../ui/Section/MoreLink';
import { section } from '../../../ui/Section/Section.fixture';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { foreignLink, pageLink } from '../../../ui/TextLink/TextLink.fixture';
import type { Exhibited } from '../Exhibit';
import { inEachState } from '../in-each-state';

export const LINKS: readonly Exhibited[] = [
  {
    file: 'ui/TextLink/TextLink.tsx',
    states: [
      ...inEachState(<TextLink {...pageLink} />),
      { name: 'In a new tab', shown: <TextLink {...foreignLink} /> },
      { name: 'Many words', shown: <TextLink {...foreignLink}>{LONG_TITLE}</TextLink> },
    ],
  },
  {
    file: 'ui/Section/MoreLink.tsx',
    states: inEachState(<MoreLink to={section.viewAll}>View All</MoreLink>),
  },
  {
    file: 'ui/ContactAddress/ContactAddress.tsx',
    states: [{ name: 'As the settings have it', shown: <ContactAddress /> }],
  },
  {
    file: 'ui/Badge/Badge.tsx',
    states: [
      ...inEachState(
        <Badge href={topicBadge.href} slug={topicBadge.slug}>
          {topicBadge.name}
        </Badge>,
      ),
      { name: 'Only names, in the hue of what it stands in', shown: <Badge>{topicBadge.name}</Badge> },
      { name: 'A long name', shown: <Badge slug={longBadge.slug}>{longBadge.name}</Badge> },
    ],
  },
  {
    file: 'ui/Icon/Icon.tsx',
    states: sizes.map(({ size }) => ({
      name: `${size} px`,
      shown: (
        <span className="styleguide-inline">
          {icons.map((icon, place) => (
            <Icon key={place} of={icon} size={size} />
          ))}
        </span>
      ),
    })),
  },
];
