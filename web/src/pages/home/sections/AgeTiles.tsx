import type { BannerLinkFragment } from '../../../ui/lists/BannerLink/BannerLink.gen';
import { BannerTiles } from '../../../ui/lists/BannerLink/BannerTiles';
import { Section } from '../../../ui/lists/Section/Section';

export function AgeTiles({ banners }: { banners: BannerLinkFragment[] }) {
  if (banners.length === 0) return null;
  return (
    <Section title="Wellness at Every Age">
      <BannerTiles banners={banners} />
    </Section>
  );
}
