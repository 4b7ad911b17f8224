/** Under which a list's answers are passed in memory to the server's rendering of the list. */
export const listAnswersName = 'list'
