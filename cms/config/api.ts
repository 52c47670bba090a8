/** The site's own routes do their own paging (C4); nothing uses Strapi's generic ones. */
export default { rest: { defaultLimit: 30, maxLimit: 100, withCount: false } };
