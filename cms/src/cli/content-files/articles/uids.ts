export const BLOG = 'api::blog.blog';
export const CATEGORY = 'api::category.category';
export const BANNER = 'api::banner.banner';
export const PLACEMENT = 'api::placement.placement';
