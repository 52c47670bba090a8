import { normaliseEmail } from '../../platform/text/email-address';
import { removeHiddenCharacters } from '../../platform/text/hidden-characters';
import { countCodePoints } from '../../platform/text/text';
import { toLinkUrl, toWebUrl } from '../../platform/text/url';
import type { FieldProblem } from '../../platform/strapi/field-refusal';
import { findColorProblems } from './color-problems';
import {
  getListChoice,
  isLinkList,
  LINK_LISTS,
  LONGEST_IN_HEADER,
  MOST_LINKS,
  toChoiceField,
  type ChoiceField,
  type LinkList,
} from './link-lists';

/** A link as it is stored. */
export interface Link {
  text: string;
  url: string;
}

/** The fields of the site settings that have rules, as they are stored. */
export interface StoredSite extends Partial<Record<ChoiceField, string | null>> {
  name: string | null;
  copyright: string | null;
  contactEmail: string | null;
  editorsEmail: string | null;
  lightColor: string | null;
  darkColor: string | null;
  socialLinks: readonly Link[];
  headerLinks: readonly Link[];
  footerColumns: readonly (Link & { links: readonly Link[] })[];
  footerTools: readonly Link[];
  footerLinks: readonly Link[];
}

/** Why site settings cannot be saved, with what to do; empty if they can. */
export function findSiteProblems(site: StoredSite): FieldProblem[] {
  const shown = getShownLists(site);
  return [
    ...findTextProblems(site),
    ...findAddressProblems(site),
    ...findColorProblems(site),
    ...findEmptyLists(site),
    ...findSocialProblems(shown.socialLinks),
    ...findHeaderProblems(shown.headerLinks),
    ...findListProblems('footerColumns', shown.footerColumns, MOST_LINKS.footerColumns, 'columns'),
    ...shown.footerColumns.flatMap(({ links }, index) =>
      findListProblems(`footerColumns.${index}.links`, links, MOST_LINKS.columnLinks),
    ),
    ...findListProblems('footerTools', shown.footerTools, MOST_LINKS.footerTools),
    ...findListProblems('footerLinks', shown.footerLinks, MOST_LINKS.footerLinks),
  ];
}

/** The lists as readers see them: empty where editors have chosen the default, or none. */
export function getShownLists(site: StoredSite): Pick<StoredSite, LinkList> {
  const isShown = (list: LinkList): boolean => getListChoice(site[toChoiceField(list)], site[list]) === 'own';
  return {
    socialLinks: isShown('socialLinks') ? site.socialLinks : [],
    headerLinks: isShown('headerLinks') ? site.headerLinks : [],
    footerColumns: isShown('footerColumns') ? site.footerColumns : [],
    footerTools: isShown('footerTools') ? site.footerTools : [],
    footerLinks: isShown('footerLinks') ? site.footerLinks : [],
  };
}

const findEmptyLists = (site: StoredSite): FieldProblem[] =>
  Object.entries(LINK_LISTS).flatMap(([list, name]) =>
    isLinkList(list) && site[toChoiceField(list)] === 'own' && site[list].length === 0
      ? [
          {
            field: toChoiceField(list),
            message: `“${name}” has no link of your own yet. Add one, or choose “The usual links” or “None”.`,
          },
        ]
      : [],
  );

const findTextProblems = (site: StoredSite): FieldProblem[] =>
  (['name', 'copyright'] as const).flatMap((field) => {
    const text = site[field] ?? '';
    return removeHiddenCharacters(text) === text
      ? []
      : [
          {
            field,
            message: 'It contains an invisible character or a line break. Type it again, in one line.',
          },
        ];
  });

const findAddressProblems = (site: StoredSite): FieldProblem[] =>
  (['contactEmail', 'editorsEmail'] as const).flatMap((field) => {
    const address = site[field];
    return address === null || address === '' || normaliseEmail(address) !== undefined
      ? []
      : [{ field, message: `“${address}” is no e-mail address. Write one such as contact@example.com.` }];
  });

function findHeaderProblems(headerLinks: readonly Link[]): FieldProblem[] {
  const long = headerLinks.flatMap(({ text }, index) =>
    countCodePoints(text) <= LONGEST_IN_HEADER
      ? []
      : [
          {
            field: `headerLinks.${index}.text`,
            message: `“${text}” is too long for the header. Use at most ${LONGEST_IN_HEADER} characters.`,
          },
        ],
  );
  return [...long, ...findListProblems('headerLinks', headerLinks, MOST_LINKS.headerLinks)];
}

function findSocialProblems(socialLinks: readonly Link[]): FieldProblem[] {
  const wrong = socialLinks.flatMap(({ url }, index) =>
    toWebUrl(url) !== null
      ? []
      : [
          {
            field: `socialLinks.${index}.url`,
            message: `The address “${url}” cannot be used. Write that of your page there, beginning with https://.`,
          },
        ],
  );
  return [...wrong, ...findListProblems('socialLinks', socialLinks, MOST_LINKS.socialLinks, 'links', false)];
}

function findListProblems(
  field: string,
  links: readonly Link[],
  most: number,
  what = 'links',
  checksAddresses = true,
): FieldProblem[] {
  const problems: FieldProblem[] =
    links.length > most
      ? [{ field, message: `There is room for ${most} ${what}, and these are ${links.length}. Remove some.` }]
      : [];
  const seen = new Set<string>();
  for (const [index, { url, text }] of links.entries()) {
    const at = `${field}.${index}.url`;
    if (checksAddresses && !isLink(url))
      problems.push({
        field: at,
        message: `The address “${url}” cannot be used. Begin with https:// for another site, or with / for a page of this one.`,
      });
    else if (seen.has(url))
      problems.push({
        field: at,
        message: `“${text}” leads where another link of this list leads. Remove one.`,
      });
    seen.add(url);
  }
  return problems;
}

/** On every page, so a place on the page leads nowhere. */
const isLink = (url: string): boolean => !url.startsWith('#') && toLinkUrl(url) !== null;
