/** The name of the words of a search in the address of its page and of its call. Rule F-130. */
export const searchTextKey = 'q'

/** Longest text of a search, in characters; what is beyond is not read. Rule F-130. */
export const mostSearchLetters = 80
