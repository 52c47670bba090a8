/** The id of a page's search field. As a navigation's state, it requests the focus there (`useFocusOnNavigation`). */
export const SEARCH_FIELD_ID = 'search-field';
