const article = {
  slug: 'initial-rental',
  title: 'What is an initial rental?',
  summary: 'The first payment.',
  category: 'leasing-explained',
  publishedAt: '2026-11-02',
}

/** A little of what editors publish, by a word of the query that asks for it. */
export const publishedContent = {
  categories: { articles: [article], categories: ['leasing-explained'] },
  'defined(key)': [{ key: 'about-us' }],
  'key == $key': { title: 'About us', intro: 'Who we are.', body: [], seo: null },
  siteSettings: { phone: '020 7946 0123' },
}
