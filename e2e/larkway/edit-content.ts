import { contentClient } from './content-client.ts'

/** Writes the home page's headline as an editor's program would, and returns the one before. */
export async function writeHeadline(dataFolder: string, headline: string): Promise<string> {
  const client = contentClient(dataFolder)
  const before = await client.fetch<string>('*[_id == "siteSettings"][0].headline')
  await client.patch('siteSettings').set({ headline }).commit()
  return before
}

/** What Site settings say of contact, for storefronts that say nothing themselves. */
export type ContactDetails = {
  phone: string
  contactHours: { _key: string; days: string; opens: string; closes: string }[]
  footerStatement: string
}

/** Writes contact details into Site settings and returns those before. */
export async function writeContact(
  dataFolder: string,
  contact: ContactDetails,
): Promise<ContactDetails> {
  const client = contentClient(dataFolder)
  const before = await client.fetch<ContactDetails>(
    '*[_id == "siteSettings"][0]{ phone, contactHours, footerStatement }',
  )
  await client.patch('siteSettings').set(contact).commit()
  return before
}
