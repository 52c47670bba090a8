/** The id of a page's search field; as a navigation's state it asks for the focus there (`useFocusOnNavigation`). */
export const SEARCH_FIELD_ID = 'search-field';
