/** The fields of the newsletter's form, apart from its rules, which pages load when it is touched. Rule V-44. */
export const newsletterFields = ['firstName', 'secondName', 'email'] as const

export type NewsletterField = (typeof newsletterFields)[number]
