import { Badge } from '../../../ui/base/Badge/Badge';
import { longBadge, topicBadge } from '../../../ui/base/Badge/Badge.fixture';
import { ContactAddress } from '../../../ui/base/ContactAddress/ContactAddress';
import { Icon } from '../../../ui/base/Icon/Icon';
import { icons, sizes } from '../../../ui/base/Icon/Icon.fixture';
import { LONG_TITLE } from '../../../ui/long-words.fixture';
import { MoreLink } from '../../../ui/base/MoreLink/MoreLink';
import { section } from '../../../ui/lists/Section/Section.fixture';
import { TextLink } from '../../../ui/base/TextLink/TextLink';
import { foreignLink, pageLink } from '../../../ui/base/TextLink/TextLink.fixture';
import type { ExhibitProps } from '../Exhibit';
import { getInteractionStates } from '../in-each-state';

export const LINKS: readonly ExhibitProps[] = [
  {
    file: 'ui/base/TextLink/TextLink.tsx',
    states: [
      ...getInteractionStates(<TextLink {...pageLink} />),
      { name: 'In a new tab', shown: <TextLink {...foreignLink} /> },
      { name: 'Long text', shown: <TextLink {...foreignLink}>{LONG_TITLE}</TextLink> },
    ],
  },
  {
    file: 'ui/base/MoreLink/MoreLink.tsx',
    states: getInteractionStates(<MoreLink to={section.viewAll}>View All</MoreLink>),
  },
  {
    file: 'ui/base/ContactAddress/ContactAddress.tsx',
    states: [{ name: 'From the settings', shown: <ContactAddress /> }],
  },
  {
    file: 'ui/base/Badge/Badge.tsx',
    states: [
      ...getInteractionStates(
        <Badge href={topicBadge.href} slug={topicBadge.slug}>
          {topicBadge.name}
        </Badge>,
      ),
      { name: 'Text only, in the hue of its context', shown: <Badge>{topicBadge.name}</Badge> },
      { name: 'A long name', shown: <Badge slug={longBadge.slug}>{longBadge.name}</Badge> },
    ],
  },
  {
    file: 'ui/base/Icon/Icon.tsx',
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
