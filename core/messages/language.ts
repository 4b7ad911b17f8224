/** The language of every page; there is no other, and none in an address. Rule D-41. */
export const siteLanguage = 'en'
