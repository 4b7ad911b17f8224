/**
 * Functions that groq-js lacks and that are rewritten into what it has, each with a query over
 * `studioContent` in the perspective `drafts` and its answer.
 */
export const rewrittenFunctions = [
  {
    name: 'text::query()',
    meaning:
      'Every word is in the text; `word*` is a beginning, `-word` must not be there, `"some words"` stand side by side (in one attribute: are all there). Words are compared without regard to case, and not by their stems.',
    query:
      '*[_type in ["guide", "faq"] && [@, _id] match text::query("\\"initial rental\\" dep* -van")] | order(_id asc)._id',
    answer: ['faq-a', 'guide-a'],
  },
  {
    name: 'score() and boost() of text::query()',
    meaning:
      'Ranks by how often words are found, at most three times in one document. The order of good matches differs from that of the hosted service.',
    query:
      '*[_type == "guide"] | score(boost(title match text::query("rental"), 2)) [_score > 0]._id',
    answer: ['guide-a'],
  },
  {
    name: 'documents::get()',
    meaning: 'Follows a reference inside the dataset, like `->`.',
    query: '*[_id == "guide-a"][0]{"category": documents::get(category).title}.category',
    answer: 'Leasing explained',
  },
  {
    name: 'documents::incomingRefCount()',
    meaning: 'Counts the documents of the perspective that refer to this one.',
    query: '*[_id == "category-a"]{"n": documents::incomingRefCount()}.n',
    answer: [1],
  },
] as const
