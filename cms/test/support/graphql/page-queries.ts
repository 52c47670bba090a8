const PICTURE = 'url width height alt srcset';
const CATEGORY = 'id name slug kind';
const CARD = `id slug title description thumbnail { ${PICTURE} } publishedAt author categories { ${CATEGORY} }`;
const BANNER = `id title image { ${PICTURE} } imageText headColor linkUrl`;

/** The largest query that each page of the site could send, written as text for open access. */
export const PAGE_QUERIES = {
  Home: `{ home {
    headlines { ${CARD} } featured { ${CARD} } grid { ${CARD} } justIn { ${CARD} } firstPromotion { ${BANNER} }
    moreTopReads { ${CARD} } wellness { ${BANNER} } secondPromotion { ${BANNER} } inTheKnow { ${CARD} }
  } }`,
  Articles: `query ($category: String, $search: String, $page: Int! = 1, $perPage: Int! = 30) {
    articles(category: $category, search: $search, page: $page, perPage: $perPage) {
      total articles { ${CARD} } category { ${CATEGORY} }
      nearest { searches categories { ${CATEGORY} } }
    }
    topics { id name slug }
  }`,
  Category: `query ($slug: String!, $page: Int! = 1) { category(slug: $slug, page: $page) {
    category { ${CATEGORY} } topic { ${CATEGORY} } headColor banners { ${BANNER} } total articles { ${CARD} }
    besides { ${CARD} }
  } }`,
  AllCategories: `query ($page: Int! = 1) { allCategories(page: $page) {
    category { ${CATEGORY} } topic { ${CATEGORY} } headColor banners { ${BANNER} } total articles { ${CARD} }
    besides { ${CARD} }
  } }`,
  TopicHub: `query ($slug: String!) { topicHub(slug: $slug) {
    topic { ${CATEGORY} } background { ${PICTURE} } tiles { ${BANNER} } buildYourRoutine { ${CARD} }
    popular { ${BANNER} } featured { ${CARD} } brandNews { ${CARD} } latestStories { ${CARD} }
  } }`,
  Topics: `{
    topics { id name slug listName picture { ${PICTURE} } articleCount subTopics { ${CATEGORY} } }
    popularTopicsBanner { ${BANNER} }
  }`,
  Videos: `query ($page: Int! = 1, $perPage: Int! = 30) { videoArticles(page: $page, perPage: $perPage) {
    total articles { ${CARD} } category { ${CATEGORY} } nearest { searches }
  } }`,
  CategoryPictures: `query ($slugs: [String!]!) { categoryPictures(slugs: $slugs) {
    category { ${CATEGORY} } picture { ${PICTURE} }
  } }`,
  Spotlight: `{ spotlight { topic { ${CATEGORY} } articles { ${CARD} } } }`,
  Suggestions: 'query ($search: String!) { suggestions(search: $search) }',
};
